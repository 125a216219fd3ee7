"""The ASGI application: the site and its static files, from one process."""

import os

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "antiqua.site.settings")

from django.contrib.staticfiles.handlers import ASGIStaticFilesHandler
from django.core.asgi import get_asgi_application
from django.core.exceptions import SuspiciousFileOperation
from django.http import FileResponse, Http404, HttpRequest, HttpResponse


class StaticFiles(ASGIStaticFilesHandler):
    """Static files straight from the package; an address that names the content never goes stale."""

    def serve(self, request: HttpRequest) -> HttpResponse | FileResponse:
        """The file, to be kept for a year if its address carries the hash of its content."""
        try:
            response = super().serve(request)
        except SuspiciousFileOperation:  # an address that leaves the folder, such as /static/../../x
            raise Http404 from None
        kept = "public, max-age=31536000, immutable" if "v" in request.GET else "no-cache"
        response.headers["Cache-Control"] = kept
        return response


application = StaticFiles(get_asgi_application())

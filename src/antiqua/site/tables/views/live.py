"""The stream by which a page learns that its table has changed."""

from django.http import HttpRequest, HttpResponseBase, StreamingHttpResponse

from antiqua.site.tables.services import events


async def stream(request: HttpRequest, key: str) -> HttpResponseBase:
    """Server-sent events with the table's versions."""
    response = StreamingHttpResponse(events.stream(key), content_type="text/event-stream")
    response.headers["Cache-Control"] = "no-cache"
    response.headers["X-Accel-Buffering"] = "no"
    return response

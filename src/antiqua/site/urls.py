"""The addresses of the site."""

from django.urls import path

from antiqua.site import look
from antiqua.site.tables.views import joining, live, lobby, playing, records

urlpatterns = [
    path("", lobby.lobby, name="lobby"),
    path("running/", lobby.running, name="running"),
    path("finished/", lobby.finished, name="finished"),
    path("theme.css", look.theme, name="theme"),
    path("records/", records.upload, name="upload"),
    path("join/<slug:token>/", joining.join, name="join"),
    path("t/<slug:key>/", playing.table, name="table"),
    path("t/<slug:key>/board/", playing.final_board, name="board"),
    path("t/<slug:key>/play/", playing.play, name="play"),
    path("t/<slug:key>/sit/", playing.sit, name="sit"),
    path("t/<slug:key>/link/", joining.link, name="link"),
    path("t/<slug:key>/again/", lobby.again, name="again"),
    path("t/<slug:key>/at/<int:number>/", playing.frame, name="frame"),
    path("t/<slug:key>/log/", playing.log, name="log"),
    path("t/<slug:key>/events/", live.stream, name="events"),
    path("t/<slug:key>/record.json", records.download, name="record"),
]

handler400 = "antiqua.site.tables.views.errors.bad_request"
handler403 = "antiqua.site.tables.views.errors.forbidden"
handler404 = "antiqua.site.tables.views.errors.not_found"
handler500 = "antiqua.site.tables.views.errors.server_error"

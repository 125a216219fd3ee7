"""A link to a seat is used once, and whoever loses a seat is told."""

from typing import Any

from django.db import migrations, models

import antiqua.site.tables.models


def use_up(apps: Any, _schema: Any) -> None:
    """Links that were used already lead nowhere."""
    seats = apps.get_model("tables", "Seat").objects
    seats.exclude(holder=models.F("table__owner")).filter(bot="").update(token=None)


class Migration(migrations.Migration):
    dependencies = [("tables", "0001_initial")]

    operations = [
        migrations.AddField("seat", "before", models.CharField(blank=True, default="", max_length=40), False),
        migrations.AlterField(
            "seat",
            "token",
            models.CharField(
                blank=True, default=antiqua.site.tables.models.new_key, max_length=16, null=True, unique=True
            ),
        ),
        migrations.RunPython(use_up, migrations.RunPython.noop),
    ]

"""A seat's own steps in a secret choice are counted apart from what all see change."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0002_links_are_used_once"),
    ]

    operations = [
        migrations.AddField(
            model_name="seat",
            name="choices",
            field=models.PositiveIntegerField(default=0),
        ),
        migrations.AddField(
            model_name="table",
            name="saves",
            field=models.PositiveBigIntegerField(default=0),
        ),
    ]

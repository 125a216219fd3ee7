"""The site's settings for tests and for the type checker: its data lie in the working tree, not in the home.

A test that starts a server of its own gives it a folder of its own.
"""

import os
from pathlib import Path

# In the environment, for the processes that tests start.
os.environ["ANTIQUA_DATA"] = str(Path(__file__).parent.parent / "build" / "test-data")

from antiqua.site.settings import *  # noqa: F403

"""`python -m antiqua` is the program `antiqua`."""

from antiqua.cli import main

main()

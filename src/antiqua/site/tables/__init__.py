"""Tables: games that are being played or have been played on this site."""

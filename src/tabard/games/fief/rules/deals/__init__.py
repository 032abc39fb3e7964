"""What players arrange with each other: pigeons, parleys, offers, permissions (FIE-5.25 to 5.30, 28)."""

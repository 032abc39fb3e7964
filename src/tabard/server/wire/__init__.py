"""What travels between server and client: plain records, checked on the way in, named on the way out."""

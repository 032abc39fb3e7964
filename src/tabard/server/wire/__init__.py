"""The messages between server and client: plain records, validated on the way in."""

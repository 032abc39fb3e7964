"""Tables: a room for each, one act at a time, a class for each verb."""

"""How many durable moves the whole server makes, and how long a player waits for one."""

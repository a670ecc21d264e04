"""The online table's ports, each done several ways: in memory, in a database, over PostgreSQL or NATS."""

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    opened REAL NOT NULL,
    over INTEGER NOT NULL,
    epoch INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX tables_by_age ON tables (over, opened, id);

CREATE TABLE batches (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    body BLOB NOT NULL,
    digest BLOB NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    generation INTEGER NOT NULL,
    since REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE secrets (
    purpose TEXT NOT NULL PRIMARY KEY,
    bytes BLOB NOT NULL
) WITHOUT ROWID;

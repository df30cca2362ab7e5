import type { DatabaseSync } from 'node:sqlite';

interface Row {
  readonly _id: number;
  readonly user: number;
  readonly status: string;
  readonly due: number;
  readonly text: string;
}

/** The bench's work on SQLite itself: a plain table with the same indexes, and the same durability. */
export function sqliteWork(database: DatabaseSync) {
  database.exec(`PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;
    CREATE TABLE things(id INTEGER PRIMARY KEY, user INTEGER, status TEXT, due INTEGER, text TEXT);
    CREATE INDEX by_due ON things(status, due); CREATE INDEX by_user ON things(user)`);
  const insert = database.prepare('INSERT INTO things VALUES(?, ?, ?, ?, ?)');
  const byId = database.prepare('SELECT * FROM things WHERE id = ?');
  const byUser = database.prepare('SELECT * FROM things WHERE user = ?');
  const range = database.prepare(
    "SELECT * FROM things WHERE status = 'open' AND due >= ? ORDER BY due LIMIT ?",
  );
  const claim = database.prepare(
    "UPDATE things SET status = 'taken' WHERE id = (SELECT id FROM things WHERE status = 'open' ORDER BY due LIMIT 1) RETURNING *",
  );
  const count = database.prepare("SELECT count(*) FROM things WHERE status = 'open' AND due < ?");
  const group = database.prepare('SELECT user, count(*) FROM things GROUP BY user');
  return {
    insert(rows: readonly Row[], each: number): void {
      for (let at = 0; at < rows.length; at += each) {
        database.exec('BEGIN');
        for (const { _id, user, status, due, text } of rows.slice(at, at + each))
          insert.run(_id, user, status, due, text);
        database.exec('COMMIT');
      }
    },
    byId: (ids: readonly number[]): void => ids.forEach((id) => void byId.get(id)),
    byUser: (users: readonly number[]): void => users.forEach((user) => void byUser.all(user)),
    range: (from: readonly number[], limit: number): void =>
      from.forEach((due) => void range.all(due, limit)),
    claim(times: number): void {
      for (let n = 0; n < times; n++) claim.get();
    },
    count(times: number, below: number): void {
      for (let n = 0; n < times; n++) count.get(below);
    },
    group(times: number): void {
      for (let n = 0; n < times; n++) group.all();
    },
  };
}

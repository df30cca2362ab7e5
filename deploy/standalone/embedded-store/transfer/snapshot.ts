import type { DatabaseSync } from 'node:sqlite';
import { type Document, deserialize } from 'bson';
import { encodeKey } from '../keys/encode.ts';
import { databaseFile, openForReading } from '../storage/open-database.ts';
import type { IndexSpec } from '../storage/types.ts';

const BATCH_DOCUMENTS = 500;
const BATCH_BYTES = 8_000_000;

export interface StoredCollection {
  readonly database: string;
  readonly name: string;
  readonly indexes: readonly IndexSpec[];
  readonly count: number;
  has(id: unknown): boolean;
  /** The documents as BSON, as many at a time as a message can take. */
  batches(): Generator<Uint8Array[]>;
}

export interface Snapshot {
  readonly collections: readonly StoredCollection[];
  close(): void;
}

/**
 * Opens a snapshot of a folder's store, whatever its size, while writes continue.
 * @throws StoreOpenError if there is none, or it is newer or damaged
 */
export function openSnapshot(folder: string): Snapshot {
  const database = openForReading(databaseFile(folder));
  // From its first read to its end a transaction sees one state.
  database.exec('BEGIN');
  const rows = database.prepare('SELECT id, namespace FROM collections ORDER BY namespace').all();
  return {
    collections: rows.map(({ id, namespace }) => collection(database, Number(id), String(namespace))),
    close: () => database.close(),
  };
}

function collection(database: DatabaseSync, id: number, namespace: string): StoredCollection {
  const dot = namespace.indexOf('.');
  const count = database.prepare(`SELECT count(*) AS n FROM c${id}`);
  const one = database.prepare(`SELECT 1 FROM c${id} WHERE id = ?`);
  const specs = database.prepare('SELECT spec FROM indexes WHERE collection = ? ORDER BY id');
  return {
    database: namespace.slice(0, dot),
    name: namespace.slice(dot + 1),
    indexes: specs.all(id).map(({ spec }) => deserialize(spec as Uint8Array) as unknown as IndexSpec),
    count: Number(count.get()?.n),
    has: (value) => one.get(encodeKey(value)) !== undefined,
    *batches() {
      let batch: Uint8Array[] = [];
      let bytes = 0;
      for (const { raw } of database.prepare(`SELECT raw FROM c${id}`).iterate() as Iterable<Document>) {
        if (batch.length === BATCH_DOCUMENTS || (batch.length > 0 && bytes + raw.length > BATCH_BYTES)) {
          yield batch;
          batch = [];
          bytes = 0;
        }
        batch.push(raw);
        bytes += raw.length;
      }
      if (batch.length > 0) yield batch;
    },
  };
}

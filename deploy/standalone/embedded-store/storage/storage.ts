import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type Document, deserialize, ObjectId, serialize } from 'bson';
import { CommandError } from '../errors.ts';
import { encodeKey } from '../keys/encode.ts';
import { compileFilter } from '../query/compile.ts';
import { decode, isDocument } from '../values.ts';
import { changedFields } from './changed-fields.ts';
import { encode } from './encode.ts';
import { duplicateKey, type IndexKeys, indexKeys } from './index-keys.ts';
import { type Part, partOf } from './part.ts';
import type { Collection, Index, IndexSpec, Row } from './types.ts';

/** How many keys of a new index are held in memory. */
const SORTED_AT_ONCE = 10_000;

/**
 * Documents and index keys in SQLite: a table of BSON blobs a collection (`c<id>`), a table of ordered keys an
 * index (`i<id>`). Knows nothing of queries; every change happens inside a transaction that `Writer` opened.
 */
export class Storage {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #catalogue = new Map<string, Collection>();
  #changes = 0;
  /** The fields that all indexes of a collection look at; null when that may be any field. */
  readonly #indexed = new WeakMap<Collection, Part | null>();

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.loadCatalogue();
  }

  /** Also after a rollback, when what memory says of collections and indexes may be wrong. */
  loadCatalogue(): void {
    this.#catalogue = new Map();
    const byId = new Map<number, Collection>();
    for (const row of this.sql('SELECT id, namespace FROM collections').all()) {
      const collection = { id: Number(row.id), namespace: String(row.namespace), indexes: [] };
      this.#catalogue.set(collection.namespace, collection);
      byId.set(collection.id, collection);
    }
    for (const row of this.sql('SELECT id, collection, spec, multikey FROM indexes ORDER BY id').all()) {
      const spec = deserialize(row.spec as Uint8Array) as unknown as IndexSpec;
      byId.get(Number(row.collection))?.indexes.push(makeIndex(Number(row.id), spec, row.multikey === 1));
    }
  }

  /** Grows with each change of the catalogue. */
  get catalogueChanges(): number {
    return this.#changes;
  }

  /** A prepared statement, kept. */
  sql(text: string): StatementSync {
    let statement = this.#statements.get(text);
    if (!statement) {
      statement = this.#database.prepare(text);
      this.#statements.set(text, statement);
    }
    return statement;
  }

  get inTransaction(): boolean {
    return this.#database.isTransaction;
  }

  exec(text: string): void {
    this.#database.exec(text);
  }

  collections(): Collection[] {
    return [...this.#catalogue.values()];
  }

  find(namespace: string): Collection | undefined {
    return this.#catalogue.get(namespace);
  }

  ensure(namespace: string): Collection {
    const existing = this.#catalogue.get(namespace);
    if (existing) return existing;
    this.#changes++;
    const id = Number(
      this.sql('INSERT INTO collections(namespace) VALUES (?)').run(namespace).lastInsertRowid,
    );
    this.exec(`CREATE TABLE c${id}(row INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, raw BLOB NOT NULL)`);
    const collection: Collection = { id, namespace, indexes: [] };
    this.#catalogue.set(namespace, collection);
    return collection;
  }

  drop(collection: Collection): void {
    for (const index of [...collection.indexes]) this.dropIndex(collection, index);
    this.#changes++;
    this.#statements.clear();
    this.exec(`DROP TABLE c${collection.id}`);
    this.sql('DELETE FROM collections WHERE id = ?').run(collection.id);
    this.#catalogue.delete(collection.namespace);
  }

  addIndex(collection: Collection, spec: IndexSpec): void {
    this.#checkKnown(collection);
    this.#changes++;
    const { lastInsertRowid } = this.sql('INSERT INTO indexes(collection, name, spec) VALUES (?, ?, ?)').run(
      collection.id,
      spec.name,
      serialize(spec, { ignoreUndefined: true }),
    );
    const index = makeIndex(Number(lastInsertRowid), spec, false);
    this.exec(
      `CREATE TABLE i${index.id}(key BLOB NOT NULL, row INTEGER NOT NULL, PRIMARY KEY(key, row)) WITHOUT ROWID`,
    );
    collection.indexes.push(index);
    this.#indexed.delete(collection);
    let some: Keyed[] = [];
    for (const row of this.sql(`SELECT row, raw FROM c${collection.id}`).iterate() as Iterable<Document>) {
      const document = this.#decodeIndexed(collection, row.raw);
      some.push({ rowId: Number(row.row), document, ...indexKeys(index, document) });
      if (some.length < SORTED_AT_ONCE) continue;
      this.#addKeys(collection, index, some);
      some = [];
    }
    this.#addKeys(collection, index, some);
  }

  dropIndex(collection: Collection, index: Index): void {
    this.#changes++;
    this.#statements.clear();
    this.exec(`DROP TABLE i${index.id}`);
    this.sql('DELETE FROM indexes WHERE id = ?').run(index.id);
    collection.indexes.splice(collection.indexes.indexOf(index), 1);
    this.#indexed.delete(collection);
  }

  /** Stores a new document, `_id` first and made when missing. Returns it as stored. */
  insert(collection: Collection, givenDocument: Document): Document {
    this.#checkKnown(collection);
    const { _id = new ObjectId(), ...rest } = givenDocument;
    if (Array.isArray(_id) || _id instanceof RegExp)
      throw new CommandError(2, "The '_id' value cannot be of type array or regex");
    const operator = isDocument(_id) && Object.keys(_id).find((name) => name.startsWith('$'));
    if (operator)
      throw new CommandError(
        52,
        `_id fields may not contain '$'-prefixed fields: ${operator} is not valid for storage.`,
      );
    const document: Document = { _id, ...rest };
    const { changes, lastInsertRowid } = this.sql(
      `INSERT INTO c${collection.id}(id, raw) VALUES (?, ?) ON CONFLICT DO NOTHING`,
    ).run(encodeKey(_id), encode(document));
    if (changes === 0) throw duplicateKey(collection, PRIMARY, document, encodeKey(_id));
    const rowId = Number(lastInsertRowid);
    for (const index of collection.indexes)
      this.#addKeys(collection, index, [{ rowId, document, ...indexKeys(index, document) }]);
    return document;
  }

  /** Puts another state in the place of a stored document. False when nothing differs. */
  replace(collection: Collection, row: Row, raw: Uint8Array): boolean {
    this.#checkKnown(collection);
    if (Buffer.compare(raw, row.raw) === 0) return false;
    this.sql(`UPDATE c${collection.id} SET raw = ? WHERE row = ?`).run(raw, row.rowId);
    const touched = touchedIndexes(collection, changedFields(row.raw, raw));
    if (touched.length === 0) return true;
    const before = this.#decodeIndexed(collection, row.raw);
    const after = this.#decodeIndexed(collection, raw);
    for (const index of touched) {
      const old = indexKeys(index, before).keys;
      const next = indexKeys(index, after);
      if (old.length === next.keys.length && old.every((key, at) => next.keys[at]?.equals(key))) continue;
      this.#removeKeys(index, row.rowId, old);
      this.#addKeys(collection, index, [{ rowId: row.rowId, document: after, ...next }]);
    }
    return true;
  }

  remove(collection: Collection, row: Row): void {
    this.#checkKnown(collection);
    this.sql(`DELETE FROM c${collection.id} WHERE row = ?`).run(row.rowId);
    const document = this.#decodeIndexed(collection, row.raw);
    for (const index of collection.indexes)
      this.#removeKeys(index, row.rowId, indexKeys(index, document).keys);
  }

  /** The fields of a stored document that its keys depend on. */
  #decodeIndexed(collection: Collection, raw: Uint8Array): Document {
    let part = this.#indexed.get(collection);
    if (part === undefined) {
      const fields = collection.indexes.map(({ looksAt }) => looksAt);
      part = fields.includes(null) ? null : partOf(fields.flatMap((names) => names ?? []));
      this.#indexed.set(collection, part);
    }
    return decode(part?.pick(raw) ?? raw);
  }

  /** An older object misses what indexes were made since, and would leave them without keys, or with old ones. */
  #checkKnown(collection: Collection): void {
    if (this.#catalogue.get(collection.namespace) !== collection)
      throw new Error(`${collection.namespace} was looked up before the catalogue changed`);
  }

  #addKeys(collection: Collection, index: Index, those: readonly Keyed[]): void {
    if (!index.multikey && those.some(({ multikey }) => multikey)) {
      this.#changes++;
      index.multikey = true;
      this.sql('UPDATE indexes SET multikey = 1 WHERE id = ?').run(index.id);
    }
    const insert = this.sql(`INSERT INTO i${index.id}(key, row) VALUES (?, ?)`);
    const find = index.spec.unique ? this.sql(`SELECT 1 FROM i${index.id} WHERE key = ? AND row <> ?`) : null;
    for (const { key, rowId, document } of inOrder(those)) {
      if (find?.get(key, rowId)) throw duplicateKey(collection, index, document, key);
      insert.run(key, rowId);
    }
  }

  #removeKeys(index: Index, rowId: number, keys: Buffer[]): void {
    for (const key of keys) this.sql(`DELETE FROM i${index.id} WHERE key = ? AND row = ?`).run(key, rowId);
  }
}

/** A stored document with its keys in an index. */
interface Keyed extends IndexKeys {
  readonly rowId: number;
  readonly document: Document;
}

/** Sorted by key, so that neighbors share a page. */
function inOrder(those: readonly Keyed[]) {
  const all = those.flatMap(({ rowId, document, keys }) => keys.map((key) => ({ rowId, document, key })));
  return all.length > 1 ? all.sort((a, b) => Buffer.compare(a.key, b.key)) : all;
}

const PRIMARY: Pick<Index, 'spec' | 'fields'> = {
  spec: { name: '_id_', key: { _id: 1 } },
  fields: [['_id', 1]],
};

/** Those that read one of the fields. */
const touchedIndexes = ({ indexes }: Collection, changed: ReadonlySet<string> | null): readonly Index[] =>
  changed === null
    ? indexes
    : indexes.filter(({ looksAt }) => looksAt === null || looksAt.some((field) => changed.has(field)));

const makeIndex = (id: number, spec: IndexSpec, multikey: boolean): Index => ({
  id,
  spec,
  fields: Object.entries(spec.key),
  multikey,
  partial: spec.partialFilterExpression ? compileFilter(spec.partialFilterExpression) : null,
  looksAt: looksAt(spec),
});

/** Operators such as `$and` have their fields further down: null, for any of them. */
function looksAt({ key, partialFilterExpression = {} }: IndexSpec): string[] | null {
  const paths = [...Object.keys(key), ...Object.keys(partialFilterExpression)];
  if (paths.some((path) => path.startsWith('$'))) return null;
  return [...new Set(paths.map((path) => path.split('.')[0] ?? path))];
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Document } from 'bson';
import type { CommandContext } from '../commands/command.ts';
import { runCommand } from '../commands/run.ts';
import { Cursors } from '../cursors.ts';
import { removeExpired } from '../expiry.ts';
import { count, select } from '../plan/select.ts';
import { type OpenDatabase, openDatabase } from '../storage/open-database.ts';
import { Storage } from '../storage/storage.ts';
import { Writer } from '../storage/writer.ts';
import { decode } from '../values.ts';

const NOW = Date.UTC(2026, 0, 1);
const expired = new Date(NOW - 60_000);

let folder: string;
let database: OpenDatabase;
let context: CommandContext;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'store-'));
  database = openDatabase(folder);
  const storage = new Storage(database.database);
  context = { storage, writer: new Writer(storage), cursors: new Cursors() };
});
afterEach(async () => {
  await context.writer.settled();
  database.close();
  await rm(folder, { recursive: true });
});

const run = (command: Document) => runCommand({ ...command, $db: 'test' }, context);
const insert = (collection: string, documents: Document[]) => run({ insert: collection, documents });
const index = (collection: string, key: Document, options: Document = {}) =>
  run({ createIndexes: collection, indexes: [{ key, name: Object.keys(key).join(), ...options }] });
const countDocuments = (collection: string, filter: Document = {}) =>
  count(context.storage, `test.${collection}`, { filter });

test('an index created during the removal, after a rejected write, has no key of removed documents', async () => {
  for (const name of ['earlier', 'things']) {
    await index(name, { at: 1 }, { expireAfterSeconds: 0 });
    await insert(name, [{ _id: 1, at: expired, x: 'old' }]);
  }
  const removal = removeExpired(context, NOW);
  await Promise.all([insert('things', [{ _id: 1 }]), index('things', { x: 1 }, { unique: true })]);
  await removal;
  expect(countDocuments('things')).toBe(0);

  await insert('things', [{ _id: 2, x: 'new' }]);
  const old = select(context.storage, 'test.things', { filter: { x: 'old' } });
  expect(old.map(({ raw }) => decode(raw))).toEqual([]);
  expect(await insert('things', [{ _id: 3, x: 'old' }])).toMatchObject({ n: 1 });
});

test('dropping an index during the removal affects nothing else', async () => {
  for (const name of ['earlier', 'things']) {
    await index(name, { at: 1 }, { expireAfterSeconds: 0 });
    await insert(name, [{ at: expired }]);
  }
  const removal = removeExpired(context, NOW);
  await run({ dropIndexes: 'things', index: 'at' });
  await removal;
  expect([countDocuments('earlier'), countDocuments('things')]).toEqual([0, 1]);
});

test('rejects a write to a collection that was looked up before the catalogue changed', async () => {
  await insert('things', [{ _id: 1 }]);
  const before = context.storage.find('test.things');
  // Making a collection is undone, so the catalogue is loaded again.
  await insert('others', [{ _id: [] }]);
  if (!before) throw new Error('there is no collection');
  expect(() => context.storage.insert(before, { _id: 2 })).toThrow(/before the catalogue changed/);
});

test('all that has expired goes, in writes that let others in between, and the rest stays', async () => {
  await index('things', { at: 1 }, { expireAfterSeconds: 60 });
  await insert('things', [
    ...Array.from({ length: 5000 }, () => ({ at: expired })),
    { at: new Date(NOW) },
    { at: null },
  ]);
  const removal = removeExpired(context, NOW);
  await insert('others', [{}]);
  expect(countDocuments('things')).toBeGreaterThan(2);
  await removal;
  expect(countDocuments('things')).toBe(2);
});

test('documents so large that a read can hold few of them go too', async () => {
  await index('things', { at: 1 }, { expireAfterSeconds: 0 });
  const text = 'x'.repeat(15_000_000);
  for (let n = 0; n < 9; n++) await insert('things', [{ at: expired, text }]);
  await removeExpired(context, NOW);
  expect(countDocuments('things')).toBe(0);
});

test('a store that closes waits for no more than one write', async () => {
  await index('things', { at: 1 }, { expireAfterSeconds: 0 });
  await insert(
    'things',
    Array.from({ length: 1500 }, () => ({ at: expired })),
  );
  const closing = new AbortController();
  const removal = removeExpired(context, NOW, closing.signal);
  closing.abort();
  await removal;
  expect(countDocuments('things')).toBe(500);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { runCommand } from '../commands/run.ts';
import { Cursors } from '../cursors.ts';
import { count, select } from '../plan/select.ts';
import { type OpenDatabase, openDatabase } from '../storage/open-database.ts';
import { Storage } from '../storage/storage.ts';
import { Writer } from '../storage/writer.ts';

const THINGS = 'test.things';
let folder: string;
let database: OpenDatabase;
let storage: Storage;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'store-'));
  database = openDatabase(folder);
  storage = new Storage(database.database);
  const things = storage.ensure(THINGS);
  for (let n = 0; n < 10; n++) storage.insert(things, { n, text: 'x'.repeat(1000) });
});
afterEach(async () => {
  database.close();
  await rm(folder, { recursive: true });
});

test('rejects a read that would exceed its share of memory while it runs', () => {
  const read = (selection: object) => select(storage, THINGS, { filter: {}, ...selection }, 5000);
  const tooMuch = expect.objectContaining({ code: 146 });
  expect(() => read({})).toThrow(tooMuch);
  expect(() => read({ sort: { n: -1 }, limit: 2 })).toThrow(tooMuch);
  expect(read({ limit: 4 })).toHaveLength(4);
  expect(read({ filter: { n: { $lt: 4 } } })).toHaveLength(4);
});

test('a full disk is said to be one, and ends nothing', async () => {
  const context = { storage, writer: new Writer(storage), cursors: new Cursors() };
  const insert = (size: number) =>
    runCommand({ insert: 'things', $db: 'test', documents: [{ text: 'x'.repeat(size) }] }, context);
  const limitTo = (pages: number) => database.database.exec(`PRAGMA max_page_count=${pages}`);

  limitTo(Number(database.database.prepare('PRAGMA page_count').get()?.page_count) + 10);
  // They share a commit, which SQLite undoes as a whole: none of them is confirmed.
  const replies = await Promise.all([insert(10), insert(100_000), insert(10)]);
  expect(replies).toEqual(Array(3).fill(expect.objectContaining({ ok: 0, code: 14031 })));
  expect(count(storage, THINGS, { filter: {} })).toBe(10);

  limitTo(1_000_000);
  expect(await insert(100_000)).toMatchObject({ n: 1 });
  expect(count(storage, THINGS, { filter: {} })).toBe(11);
});

test('a count uses no such memory, and has no such limit', () => {
  expect(count(storage, THINGS, { filter: { text: { $gte: 'x' } } })).toBe(10);
});

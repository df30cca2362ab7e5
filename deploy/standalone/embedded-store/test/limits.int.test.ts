import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { count, select } from '../plan/select.ts';
import { type OpenDatabase, openDatabase } from '../storage/open-database.ts';
import { Storage } from '../storage/storage.ts';

const THINGS = 'test.things';
let folder: string;
let opened: OpenDatabase;
let storage: Storage;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'store-'));
  opened = openDatabase(folder);
  storage = new Storage(opened.database);
  const things = storage.ensure(THINGS);
  for (let n = 0; n < 10; n++) storage.insert(things, { n, text: 'x'.repeat(1000) });
});
afterEach(async () => {
  opened.close();
  await rm(folder, { recursive: true });
});

test('a read that would hold more than its share is refused while it is read', () => {
  const read = (selection: object) => select(storage, THINGS, { filter: {}, ...selection }, 5000);
  const tooMuch = expect.objectContaining({ code: 146 });
  expect(() => read({})).toThrow(tooMuch);
  expect(() => read({ sort: { n: -1 }, limit: 2 })).toThrow(tooMuch);
  expect(read({ limit: 4 })).toHaveLength(4);
  expect(read({ filter: { n: { $lt: 4 } } })).toHaveLength(4);
});

test('a count holds nothing, and has no such limit', () => {
  expect(count(storage, THINGS, { filter: { text: { $gte: 'x' } } })).toBe(10);
});

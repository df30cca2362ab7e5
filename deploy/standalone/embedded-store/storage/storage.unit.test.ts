import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { CommandContext } from '../commands/command.ts';
import { runCommand } from '../commands/run.ts';
import { Cursors } from '../cursors.ts';
import { openDatabase } from './open-database.ts';
import { Storage } from './storage.ts';
import { Writer } from './writer.ts';

let folder: string;
let database: ReturnType<typeof openDatabase>;
let context: CommandContext;
let prepare: jest.SpiedFunction<DatabaseSync['prepare']>;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'carillon-storage-'));
  database = openDatabase(folder);
  prepare = jest.spyOn(database.database, 'prepare');
  const storage = new Storage(database.database);
  context = { storage, writer: new Writer(storage), cursors: new Cursors() };
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const run = (command: object) => runCommand({ ...command, $db: 'test' }, context);
const set = (_id: number, n: number) =>
  run({ update: 'things', updates: [{ q: { _id }, u: { $set: { n } }, upsert: true }] });
const index = { key: { n: 1 }, name: 'n', unique: true };

test('a statement is prepared once, however often it is asked for and with whatever values', async () => {
  await run({ createIndexes: 'things', indexes: [index] });
  for (let n = 0; n < 3; n++) await set(n, n);
  await set(0, 100);
  const before = prepare.mock.calls.length;
  for (let n = 0; n < 20; n++) await set(n % 3, 200 + n);
  expect(prepare.mock.calls.length).toBe(before);
});

test('a collection that was dropped and recreated isn’t the one a statement was prepared for', async () => {
  await set(1, 1);
  await run({ drop: 'things' });
  expect(await run({ count: 'things' })).toMatchObject({ n: 0 });
  expect(await set(1, 2)).toMatchObject({ n: 1, upserted: [{ _id: 1 }] });
  expect(await run({ count: 'things', query: { n: 2 } })).toMatchObject({ n: 1 });
});

test('after a write undone by a duplicate the catalogue isn’t reread, after one that created a collection it is', async () => {
  await run({ createIndexes: 'things', indexes: [index] });
  await set(1, 1);
  const load = jest.spyOn(context.storage, 'loadCatalogue');
  expect(await set(2, 1)).toMatchObject({ writeErrors: [{ code: 11000 }] });
  expect(load).not.toHaveBeenCalled();
  const insert = { insert: 'others', documents: [{ _id: [] }] };
  expect(await run(insert)).toMatchObject({ writeErrors: [{ code: 2 }] });
  expect(load).toHaveBeenCalled();
  expect(context.storage.find('test.others')).toBeUndefined();
});

test('a first write of a commit that fails is undone whole, and the next one is kept', async () => {
  await set(1, 5);
  await set(2, 5);
  const [reply, next] = await Promise.all([run({ createIndexes: 'things', indexes: [index] }), set(3, 6)]);
  expect([reply, next]).toMatchObject([{ ok: 0, code: 11000 }, { n: 1 }]);
  expect(context.storage.find('test.things')?.indexes).toEqual([]);
  expect(await run({ count: 'things' })).toMatchObject({ n: 3 });
});

test('a list of which one is refused keeps the others, each with its keys', async () => {
  await run({ createIndexes: 'things', indexes: [index] });
  const documents = [1, 2, 2, 3].map((n, _id) => ({ _id, n }));
  expect(await run({ insert: 'things', documents, ordered: false })).toMatchObject({
    n: 3,
    writeErrors: [{ index: 2, code: 11000 }],
  });
  expect(await run({ count: 'things', query: { n: { $gte: 0 } } })).toMatchObject({ n: 3 });
});

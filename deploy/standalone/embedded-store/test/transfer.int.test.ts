import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { startEmbeddedStore } from '../start.ts';
import { isInUse } from '../storage/open-database.ts';
import { backup, restore } from '../transfer/backup.ts';

let sourceFolder: string;
let folder: string;
const open: { close(): Promise<unknown> }[] = [];

beforeEach(async () => {
  sourceFolder = await mkdtemp(path.join(tmpdir(), 'transfer-'));
  folder = path.join(sourceFolder, 'store');
});
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
  await rm(sourceFolder, { recursive: true });
});

/** A running store, and a collection in it. */
async function running(where = folder) {
  const store = await startEmbeddedStore({ folder: where });
  open.push(store);
  const client = await new mongoose.mongo.MongoClient(store.uri, { retryWrites: false }).connect();
  open.push(client);
  return { uri: store.uri, things: client.db('mine').collection('things') };
}
const stop = async () => {
  for (const one of open.splice(0).reverse()) await one.close();
};

test('a backup of a running store contains everything, and is fully restored', async () => {
  const { things } = await running();
  await things.createIndex({ key: 1 }, { unique: true });
  await things.insertOne({ key: 'kept' });
  const file = path.join(sourceFolder, 'copy.db');
  backup(folder, file);
  await things.insertOne({ key: 'later' });
  await stop();

  const before = restore(folder, file);
  const after = (await running()).things;
  expect((await after.find().toArray()).map(({ key }) => key)).toEqual(['kept']);
  await expect(after.insertOne({ key: 'kept' })).rejects.toMatchObject({ code: 11000 });
  await stop();

  restore(folder, before ?? '');
  expect(await (await running()).things.countDocuments({})).toBe(2);
});

test('a backup writes over nothing, and a restore touches nothing that runs', async () => {
  await running();
  const file = path.join(sourceFolder, 'copy.db');
  backup(folder, file);
  expect(() => backup(folder, file)).toThrow(/is there already/);
  expect(() => restore(folder, file)).toThrow(/is in use by another process/);
});

test.each([
  ['no database', 'x'.repeat(5000), /is damaged/],
  ['nothing', '', /no store/],
])('what is %s is not restored, and the store stays', async (_, text, words) => {
  const { things } = await running();
  await things.insertOne({ n: 1 });
  await stop();
  const file = path.join(sourceFolder, 'copy.db');
  await writeFile(file, text);
  expect(() => restore(folder, file)).toThrow(words);
  expect(() => restore(folder, path.join(sourceFolder, 'none.db'))).toThrow(/There is no store at/);
  expect(await (await running()).things.countDocuments({})).toBe(1);
});

test('another program’s database is not restored, though it has the same format number', async () => {
  const { things } = await running();
  await things.insertOne({ n: 1 });
  await stop();
  const file = path.join(sourceFolder, 'other.db');
  const other = new DatabaseSync(file);
  other.exec('CREATE TABLE notes(id INTEGER PRIMARY KEY, text TEXT); PRAGMA user_version=1');
  other.close();
  expect(() => restore(folder, file)).toThrow(/other\.db is damaged, or no store \(no such table/);
  expect(await (await running()).things.countDocuments({})).toBe(1);
});

test('who asks after a folder that is not there makes none', async () => {
  expect(isInUse(folder)).toBe(false);
  expect(existsSync(folder)).toBe(false);
  await running();
  expect(isInUse(folder)).toBe(true);
  await stop();
  expect(isInUse(folder)).toBe(false);
});

test('there is nothing to back up without a store', () => {
  expect(() => backup(folder, path.join(sourceFolder, 'copy.db'))).toThrow(/There is no store/);
  expect(existsSync(folder)).toBe(false);
});

test('a damaged store can be replaced, and is kept', async () => {
  const { things } = await running();
  await things.insertMany(Array.from({ length: 500 }, (_, n) => ({ n, text: 'x'.repeat(100) })));
  const file = path.join(sourceFolder, 'copy.db');
  backup(folder, file);
  await stop();
  await truncate(path.join(folder, 'store.db'), 20_000);
  await expect(running()).rejects.toThrow(/damaged/);

  const before = restore(folder, file);
  expect((await stat(before ?? '')).size).toBe(20_000);
  expect(await (await running()).things.countDocuments({})).toBe(500);
});

test('a backup is for its owner alone', async () => {
  await running();
  const file = path.join(sourceFolder, 'copy.db');
  backup(folder, file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a backup is of one moment while writers go on', async () => {
  const { things } = await running();
  let goOn = true;
  // Each write leaves two documents or none: half of it would show.
  const writer = async (name: string): Promise<void> => {
    for (let n = 0; goOn; n++) {
      const pair = [{ pair: `${name}${n}` }, { pair: `${name}${n}` }];
      await things.insertMany(pair);
    }
  };
  const writers = ['a', 'b', 'c'].map(writer);
  const files = [];
  for (let n = 0; n < 5; n++) {
    await things.findOne({});
    files.push(path.join(sourceFolder, `copy${n}.db`));
    backup(folder, files[n] ?? '');
  }
  goOn = false;
  await Promise.all(writers);
  await stop();

  let last = 0;
  for (const file of files) {
    const where = path.join(sourceFolder, path.basename(file, '.db'));
    restore(where, file);
    const copy = (await running(where)).things;
    const pairs = await copy.distinct('pair');
    expect(await copy.countDocuments({})).toBe(pairs.length * 2);
    expect(pairs.length).toBeGreaterThanOrEqual(last);
    last = pairs.length;
    await stop();
  }
});

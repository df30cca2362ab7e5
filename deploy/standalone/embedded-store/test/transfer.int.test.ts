import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { startEmbeddedStore } from '../start.ts';
import { backup, restore } from '../transfer/backup.ts';
import { copyTo } from '../transfer/copy-to.ts';

const { Long, Double } = mongoose.mongo;
let here: string;
let folder: string;
const open: { close(): Promise<unknown> }[] = [];

beforeEach(async () => {
  here = await mkdtemp(path.join(tmpdir(), 'transfer-'));
  folder = path.join(here, 'store');
});
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
  await rm(here, { recursive: true });
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

test('a backup of a running store holds what was there, and comes back whole', async () => {
  const { things } = await running();
  await things.createIndex({ key: 1 }, { unique: true });
  await things.insertOne({ key: 'kept' });
  const file = path.join(here, 'copy.db');
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
  const file = path.join(here, 'copy.db');
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
  const file = path.join(here, 'copy.db');
  await writeFile(file, text);
  expect(() => restore(folder, file)).toThrow(words);
  expect(() => restore(folder, path.join(here, 'none.db'))).toThrow(/There is no file/);
  expect(await (await running()).things.countDocuments({})).toBe(1);
});

test('without a store there is nothing to back up', () => {
  expect(() => backup(folder, path.join(here, 'copy.db'))).toThrow(/There is no store/);
  expect(existsSync(folder)).toBe(false);
});

test('everything can be copied to another server, also after an interruption, with its types and indexes', async () => {
  const { things } = await running();
  await things.createIndex({ key: 1 }, { unique: true, sparse: true, name: 'by_key' });
  await things.insertMany(Array.from({ length: 1200 }, (_, n) => ({ _id: n, key: `k${n}` })) as never[]);
  await things.insertOne({
    _id: 'odd',
    whole: new Double(1),
    long: Long.fromNumber(1),
    z: 1,
    a: [],
  } as never);
  const target = await running(path.join(here, 'other'));

  const interrupted = copyTo(folder, target.uri, {
    progress: () => {
      throw new Error('the line is cut');
    },
  });
  await expect(interrupted).rejects.toThrow('the line is cut');
  expect(await copyTo(folder, target.uri)).toEqual({ collections: 1, documents: 1201, differences: [] });
  expect((await target.things.indexes()).map(({ name }) => name)).toEqual(['_id_', 'by_key']);
  const exact = await target.things.findOne({ _id: 'odd' as never }, { promoteValues: false });
  expect(exact).toMatchObject({ whole: new Double(1), long: Long.fromNumber(1) });
});

test('a copy says what is not the same in the end', async () => {
  const { things } = await running();
  await things.insertOne({ n: 1 });
  const target = await running(path.join(here, 'other'));
  await target.things.insertOne({ n: 2 });
  const { differences } = await copyTo(folder, target.uri);
  expect(differences).toContain('mine.things: 1 documents here, 2 there');
});

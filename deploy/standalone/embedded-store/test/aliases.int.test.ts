import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { type EmbeddedStore, startEmbeddedStore } from '../start.ts';

let folder: string;
let store: EmbeddedStore;
let client: mongoose.mongo.MongoClient;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'store-'));
  store = await startEmbeddedStore({ folder });
  client = await new mongoose.mongo.MongoClient(store.uri, { retryWrites: false }).connect();
  await client.db('test').collection('things').insertOne({ n: 1 });
});
afterAll(async () => {
  await client.close();
  await store.close();
  await rm(folder, { recursive: true });
});

// The names that MongoDB's own command definitions list as aliases of commands that the store has.
test.each([
  [{ buildinfo: 1 }, { version: '7.0.0' }],
  [{ ismaster: 1 }, { ismaster: true }],
  [{ isMaster: 1 }, { ismaster: true }],
  [{ findandmodify: 'things', query: { n: 1 }, update: { $set: { n: 1 } } }, { value: { n: 1 } }],
  [{ deleteIndexes: 'things', index: '*' }, { ok: 1 }],
])('accepts the older command name in %j', async (command, reply) => {
  expect(await client.db('test').command(command)).toMatchObject(reply);
});

test('rejects any other spelling of a command', async () => {
  await expect(client.db('test').command({ buildINFO: 1 })).rejects.toMatchObject({ code: 59 });
});

test('creates a collection whose index of ids is described, as mongorestore does', async () => {
  const db = client.db('test');
  const idIndex = { v: 2, key: { _id: 1 }, name: '_id_' };
  await db.command({ create: 'restored', idIndex: { ...idIndex, ns: 'test.restored' } });
  expect(await db.collection('restored').indexes()).toEqual([idIndex]);
});

// Compass lists no database where it is refused: mongodb-data-service 22.41.1 (instance-detail-helper) lets only "not authorized" pass.
test('says what machine it runs on, as MongoDB Compass asks first', async () => {
  expect(await client.db('admin').command({ hostInfo: 1 })).toMatchObject({
    system: { currentTime: expect.any(Date), hostname: hostname(), numCores: expect.any(Number) },
    os: { type: expect.any(String), name: expect.any(String), version: expect.any(String) },
    extra: {},
  });
});

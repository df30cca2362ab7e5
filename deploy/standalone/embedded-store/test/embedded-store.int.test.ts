import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { type EmbeddedStore, startEmbeddedStore } from '../start.ts';
import { storeBehaviour } from './behaviour/suite.ts';

let folder: string;
const running: EmbeddedStore[] = [];

const start = async (where = folder): Promise<EmbeddedStore> => {
  const store = await startEmbeddedStore({ folder: where });
  running.push(store);
  return store;
};
const open = (uri: string) =>
  mongoose.createConnection(uri, { dbName: 'test', retryWrites: false }).asPromise();

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'store-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((store) => store.close()));
  await rm(folder, { recursive: true, force: true });
});

describe('data folder', () => {
  test('data and indexes survive a restart', async () => {
    const first = await start();
    const before = await open(first.uri);
    await before.collection('things').createIndex({ key: 1 }, { unique: true });
    await before.collection('things').insertOne({ key: 'kept' });
    await before.close();
    await first.close();

    const after = await open((await start()).uri);
    expect(await after.collection('things').countDocuments({ key: 'kept' })).toBe(1);
    await expect(after.collection('things').insertOne({ key: 'kept' })).rejects.toMatchObject({
      code: 11000,
    });
    await after.close();
  });

  test('a partial index whose condition is a combined one follows a change of any of its fields', async () => {
    const connection = await open((await start()).uri);
    const things = connection.collection<{ _id: number; key: string; live: boolean }>('things');
    const partialFilterExpression = { $and: [{ live: true }] };
    await things.createIndex({ key: 1 }, { unique: true, partialFilterExpression });
    await things.insertMany([
      { _id: 1, key: 'x', live: true },
      { _id: 2, key: 'x', live: false },
    ]);
    const revive = () => things.updateOne({ _id: 2 }, { $set: { live: true } });
    await expect(revive()).rejects.toMatchObject({ code: 11000 });
    await things.updateOne({ _id: 1 }, { $set: { live: false } });
    expect((await revive()).modifiedCount).toBe(1);
    await connection.close();
  });

  test('only its owner can open the socket or look into the folder', async () => {
    const modeOf = async (file: string) => (await stat(file)).mode & 0o777;
    const target = path.join(folder, 'made', 'here');
    await start(target);
    await chmod(folder, 0o755);
    await start();
    expect(await modeOf(path.join(folder, 'store.sock'))).toBe(0o600);
    expect([await modeOf(folder), await modeOf(target)]).toEqual([0o700, 0o700]);
  });

  test('without Unix sockets it listens on a free port of loopback', async () => {
    const stores = [];
    for (const name of ['a', 'b'])
      stores.push(await startEmbeddedStore({ folder: path.join(folder, name), listenOn: 'port' }));
    running.push(...stores);
    const [a = '', b = ''] = stores.map(({ uri }) => uri);
    expect([a, b]).toEqual(Array(2).fill(expect.stringMatching(/^mongodb:\/\/127\.0\.0\.1:\d+\/$/)));
    expect(a).not.toBe(b);
    const connection = await open(a);
    await connection.collection('things').insertOne({ n: 1 });
    await connection.close();
  });

  test('a folder with a very long path works too', async () => {
    const deep = path.join(folder, 'x'.repeat(60), 'y'.repeat(60));
    const connection = await open((await start(deep)).uri);
    await connection.collection('things').insertOne({ n: 1 });
    await connection.close();
  });
});

test('kill -9 under concurrent writes loses nothing that was acknowledged', async () => {
  const child = fileURLToPath(new URL('./serve-until-killed.ts', import.meta.url));
  for (let round = 0; round < 3; round++) {
    const server = fork(child, [folder], { execArgv: ['--no-warnings'], stdio: 'ignore' });
    const [uri] = (await once(server, 'message')) as [string];
    const connection = await open(uri);
    connection.on('error', () => undefined);
    const acknowledged: string[] = [];
    const writer = async (id: number): Promise<void> => {
      for (let n = 0; ; n++) {
        const _id = `${round}-${id}-${n}`;
        await connection.collection<{ _id: string }>('things').insertOne({ _id });
        acknowledged.push(_id);
        if (acknowledged.length === 120) server.kill('SIGKILL');
      }
    };
    const writers = Array.from({ length: 8 }, (_, id) => writer(id).catch(() => undefined));
    await once(server, 'exit');
    await connection.close(true);
    await Promise.all(writers);

    const store = await start();
    const after = await open(store.uri);
    const count = await after.collection('things').countDocuments({ _id: { $in: acknowledged } as never });
    expect(acknowledged.length).toBeGreaterThanOrEqual(120);
    expect(count).toBe(acknowledged.length);
    await after.close();
    await store.close();
  }
});

test('explain names the index that serves a query', async () => {
  const connection = await open((await start()).uri);
  const things = connection.collection('things');
  await things.createIndex({ status: 1, due: 1 }, { name: 'by_due' });
  const plan = await things
    .find({ status: 'x', due: { $lte: 5 } })
    .sort({ due: 1 })
    .explain();
  expect(plan.queryPlanner.winningPlan).toEqual({ stage: 'IXSCAN', indexName: 'by_due' });
  expect((await things.find({ other: 1 }).explain()).queryPlanner.winningPlan).toEqual({ stage: 'COLLSCAN' });
  await connection.close();
});

test('counts only in the index if that is enough', async () => {
  const connection = await open((await start()).uri);
  const things = connection.collection('things');
  await things.createIndex({ status: 1, due: 1 }, { name: 'by_due' });
  await things.createIndex({ tags: 1 }, { name: 'by_tag' });
  await things.insertOne({ tags: ['a', 'b'] });
  const plan = async (query: object) =>
    (await connection.db?.command({ explain: { count: 'things', query } }))?.queryPlanner.winningPlan;
  const inIndex = { stage: 'COUNT', inputStage: { stage: 'COUNT_SCAN', indexName: 'by_due' } };

  expect(await plan({})).toEqual({ stage: 'RECORD_STORE_FAST_COUNT' });
  for (const query of [
    { status: 'x' },
    { status: 'x', due: { $lt: 5 } },
    { status: { $in: ['x', 'y'] }, due: 1 },
    { $and: [{ status: 'x' }, { due: { $gt: 1, $lte: 5 } }] },
  ])
    expect([query, await plan(query)]).toEqual([query, inIndex]);
  for (const query of [
    { status: 'x', other: 1 },
    { status: /x/ },
    { status: 'x', due: { $gt: 1, $ne: 3 } },
    { due: { $lt: 5 } },
    // Each element of an array has a key.
    { tags: 'a' },
  ])
    expect([query, (await plan(query)).inputStage.stage]).toEqual([
      query,
      expect.stringMatching(/^(IXSCAN|COLLSCAN)$/),
    ]);
  await connection.close();
});

storeBehaviour('embedded', async () => {
  const suiteFolder = await mkdtemp(path.join(tmpdir(), 'store-'));
  const store = await startEmbeddedStore({ folder: suiteFolder });
  return {
    uri: store.uri,
    async close() {
      await store.close();
      await rm(suiteFolder, { recursive: true });
    },
  };
});

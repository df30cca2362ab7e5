import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Collection, MongoClient } from 'mongodb';
import { type EmbeddedStore, startEmbeddedStore } from '../start.ts';

let folder: string;
let store: EmbeddedStore;
let client: MongoClient;
let namedClient: MongoClient;
let things: Collection<{ _id: number; n?: number }>;

const fail = (mode: unknown, data?: object) =>
  client.db('admin').command({ configureFailPoint: 'failCommand', mode, ...(data && { data }) });
const insert = (...ids: number[]) =>
  things.insertMany(
    ids.map((_id) => ({ _id })),
    { ordered: false },
  );
const ids = async () => (await things.find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-fail-'));
  store = await startEmbeddedStore({ folder, failPoints: true });
  const fast = { minHeartbeatFrequencyMS: 1, retryReads: false };
  client = await new MongoClient(store.uri, fast).connect();
  namedClient = await new MongoClient(store.uri, { ...fast, appName: 'named' }).connect();
  things = client.db('test').collection('things');
});
afterAll(async () => {
  await Promise.all([client.close(), namedClient.close()]);
  await store.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await things.deleteMany({});
});
afterEach(async () => {
  await fail('off');
});

test('a store that was started without them knows no fail points', async () => {
  const place = await mkdtemp(path.join(tmpdir(), 'carillon-plain-'));
  const plain = await startEmbeddedStore({ folder: place });
  const other = await new MongoClient(plain.uri).connect();
  const data = { failCommands: ['find'], errorCode: 2 };
  await expect(
    other.db('admin').command({ configureFailPoint: 'failCommand', mode: 'alwaysOn', data }),
  ).rejects.toMatchObject({ code: 59 });
  await other.close();
  await plain.close();
  await rm(place, { recursive: true });
});

describe('a command that is named fails', () => {
  test('so many times, with the code, its name and the labels; others do not', async () => {
    const errorLabels = ['RetryableWriteError'];
    await fail({ times: 2 }, { failCommands: ['insert'], errorCode: 112, errorLabels });
    for (const id of [1, 2])
      await expect(insert(id)).rejects.toMatchObject({ code: 112, codeName: 'WriteConflict', errorLabels });
    await things.updateOne({ _id: 9 }, { $set: { n: 1 } }, { upsert: true });
    await insert(3);
    expect(await ids()).toEqual([3, 9]);
  });

  test('always, until it is off, which says how often it was met', async () => {
    const { count: before } = await fail('alwaysOn', { failCommands: ['find'], errorCode: 2 });
    for (let n = 0; n < 3; n++) await expect(ids()).rejects.toMatchObject({ code: 2 });
    const { count } = await fail('off');
    expect(count - before).toBe(3);
    expect(await ids()).toEqual([]);
  });

  test('after so many that do not', async () => {
    await fail({ skip: 2, times: 1 }, { failCommands: ['insert'], errorCode: 2 });
    await insert(1);
    await insert(2);
    await expect(insert(3)).rejects.toMatchObject({ code: 2 });
    await insert(4);
    expect(await ids()).toEqual([1, 2, 4]);
  });

  test('with its connection closed', async () => {
    await fail({ times: 1 }, { failCommands: ['insert'], closeConnection: true });
    await expect(insert(1)).rejects.toThrow('closed');
    expect(await ids()).toEqual([]);
  });

  test('only for one collection, or for one application', async () => {
    const other = client.db('test').collection('others');
    const where = { failCommands: ['insert'], errorCode: 2, namespace: 'test.things' };
    await fail('alwaysOn', { ...where, appName: 'named' });
    await insert(1);
    await other.insertOne({});
    await namedClient.db('test').collection('others').insertOne({});
    await expect(namedClient.db('test').collection('things').insertOne({})).rejects.toMatchObject({
      code: 2,
    });
  });
});

describe('in the middle of a batch', () => {
  test.each([
    ['an error', { errorCode: 91 }],
    ['a closed connection', { closeConnection: true }],
  ])('the first are made and kept, then comes %s', async (_, how) => {
    await fail({ times: 1 }, { failCommands: ['insert'], afterStatements: 2, ...how });
    await expect(insert(1, 2, 3)).rejects.toThrow();
    expect(await ids()).toEqual([1, 2]);
  });

  test('after all were made, only the answer is lost', async () => {
    await fail(
      { times: 1 },
      { failCommands: ['findAndModify'], afterStatements: 'all', closeConnection: true },
    );
    await insert(1);
    await expect(things.findOneAndUpdate({ _id: 1 }, { $set: { n: 1 } })).rejects.toThrow('closed');
    expect(await things.findOne({ _id: 1 })).toMatchObject({ n: 1 });
  });

  test('they are made after the connection was closed, when that is asked for', async () => {
    const data = { failCommands: ['insert'], afterStatements: 'all', closeConnection: true, lateMS: 1000 };
    await fail({ times: 1 }, data);
    await expect(insert(1)).rejects.toThrow('closed');
    expect(await ids()).toEqual([]);
    while ((await ids()).length === 0);
  });
});

test('reports a failed write concern in addition to the writes', async () => {
  const writeConcernError = { code: 64, errmsg: 'waiting for replication timed out' };
  await fail({ times: 1 }, { failCommands: ['insert'], writeConcernError });
  await expect(things.insertOne({ _id: 1 })).rejects.toMatchObject({ code: 64 });
  expect(await ids()).toEqual([1]);
});

test.each([
  [{ failCommands: [], errorCode: 2 }, 'failCommands'],
  [{ failCommands: ['find'] }, 'errorCode'],
  [{ failCommands: ['find'], errorCode: 2, sometimes: true }, 'sometimes'],
])('one that makes no sense is refused: %j', async (data, word) => {
  await expect(fail('alwaysOn', data)).rejects.toThrow(word);
  await expect(fail('often', { failCommands: ['find'], errorCode: 2 })).rejects.toThrow('mode');
});

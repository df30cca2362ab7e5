import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import mongoose from 'mongoose';
import { connectStore } from '../store/connect.ts';
import { isDuplicateKey } from '../store/duplicate-key.ts';
import { type GuardedWrite, gatherWrites } from '../store/gather-writes.ts';

interface Cup {
  _id: string;
  drops: number;
  by: string;
  owner?: string;
}

let folder: string;
let store: Awaited<ReturnType<typeof startEmbeddedStore>>;
let connection: mongoose.Connection;
let cups: mongoose.Model<Cup>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-gather-'));
  store = await startEmbeddedStore({ folder });
  connection = await connectStore(store.uri, 'gather_test');
  const schema = new mongoose.Schema<Cup>({ _id: String, drops: Number, by: String, owner: String });
  schema.index({ owner: 1 }, { unique: true, sparse: true });
  cups = connection.model<Cup>('Cup', schema);
  await cups.init();
});
afterAll(async () => {
  await connection.close();
  await store.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await cups.deleteMany({});
});

let stamp = 0;
/** Takes a cup from so many drops to one more. */
const drop = (id: string, from: number, more: Partial<GuardedWrite<Cup>> = {}): GuardedWrite<Cup> => {
  const by = `write ${stamp++}`;
  return {
    filter: { _id: id, drops: from },
    update: { $set: { drops: from + 1, by } },
    wasMade: (now) => now.by === by,
    ...more,
  };
};
const fill = (many: number) =>
  cups.insertMany(Array.from({ length: many }, (_, n) => ({ _id: `cup${n}`, drops: 0, by: 'nobody' })));

test('the writes of one moment are one command, and each is told that it was made', async () => {
  await fill(20);
  const bulk = jest.spyOn(cups.collection, 'bulkWrite');
  const write = gatherWrites(cups, { by: 1 });
  const made = await Promise.all(Array.from({ length: 20 }, (_, n) => write(drop(`cup${n}`, 0))));
  expect(made.every(Boolean)).toBe(true);
  expect(bulk).toHaveBeenCalledTimes(1);
  expect(await cups.countDocuments({ drops: 1 })).toBe(20);
  bulk.mockRestore();
});

test('of those that go for one document in one moment exactly one gets it, and the others are told', async () => {
  await fill(3);
  const [one, another] = [gatherWrites(cups, { by: 1 }), gatherWrites(cups, { by: 1 })];
  const made = await Promise.all([
    ...[one, another, one].map((write) => write(drop('cup0', 0))),
    ...[another, one].map((write) => write(drop('cup1', 0))),
    one(drop('cup2', 0)),
  ]);
  expect(made.slice(0, 3).filter(Boolean)).toHaveLength(1);
  expect(made.slice(3, 5).filter(Boolean)).toHaveLength(1);
  expect(made[5]).toBe(true);
});

test('they are made in the order that they came in', async () => {
  await fill(1);
  const write = gatherWrites(cups, { by: 1 });
  await Promise.all(Array.from({ length: 500 }, (_, n) => write(drop('cup0', n))));
  expect(await cups.findById('cup0').lean()).toMatchObject({ drops: 500 });
});

test('one that is refused rejects alone', async () => {
  await fill(3);
  const write = gatherWrites(cups, { by: 1 });
  const owned = (id: string) => {
    const { update, ...rest } = drop(id, 0);
    return { ...rest, update: { $set: { ...(update as { $set: object }).$set, owner: 'ada' } } };
  };
  const [first, second, third, gone] = await Promise.allSettled([
    write(owned('cup0')),
    write(owned('cup1')),
    write(drop('cup2', 0)),
    write(drop('nowhere', 0)),
  ]);
  expect(first).toMatchObject({ value: true });
  expect(second.status === 'rejected' && isDuplicateKey(second.reason)).toBe(true);
  expect(third).toMatchObject({ value: true });
  expect(gone).toMatchObject({ value: false });
});

test('a document is made where none is, and a full one is a duplicate', async () => {
  const write = gatherWrites(cups, { by: 1 });
  expect(await write(drop('new', 0, { upsert: true }))).toBe(true);
  const again = await write(drop('new', 0, { upsert: true })).catch(isDuplicateKey);
  expect(again).toBe(true);
});

test('when the store can not be asked, all are told, and the next ones are sent again', async () => {
  await fill(2);
  const write = gatherWrites(cups, { by: 1 });
  const bulk = jest.spyOn(cups.collection, 'bulkWrite').mockRejectedValueOnce(new Error('away'));
  const both = await Promise.allSettled([write(drop('cup0', 0)), write(drop('cup1', 0))]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  bulk.mockRestore();
  expect(await write(drop('cup0', 0))).toBe(true);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import mongoose from 'mongoose';
import { connectUnchecked } from '../store/connect.ts';
import { duplicateIn, isDuplicateKey } from '../store/duplicate-key.ts';
import { type GuardedWrite, gatherWrites } from '../store/gather-writes.ts';
import { eventually } from './eventually.ts';
import { failPointsOf } from './fail-points.ts';

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
let fail: ReturnType<typeof failPointsOf>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-gather-'));
  store = await startEmbeddedStore({ folder, failPoints: true, durable: false });
  connection = await connectUnchecked(`${store.uri}?minHeartbeatFrequencyMS=1`, 'gather_test');
  fail = failPointsOf(connection);
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
afterEach(() => fail('off'));

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

/** The commands that are sent from now on. */
function spyOnCommands() {
  const { db } = connection;
  if (!db) throw new Error('not connected');
  return jest.spyOn(db, 'command');
}

test('sends the writes of one moment as one command, and confirms each', async () => {
  await fill(20);
  const command = spyOnCommands();
  const write = gatherWrites(cups, { by: 1 });
  const writes = await Promise.all(Array.from({ length: 20 }, (_, n) => write(drop(`cup${n}`, 0))));
  expect(writes.every(Boolean)).toBe(true);
  expect(command).toHaveBeenCalledTimes(1);
  expect(await cups.countDocuments({ drops: 1 })).toBe(20);
  command.mockRestore();
});

test('of several writes to one document in one moment, exactly one succeeds, and the others fail', async () => {
  await fill(3);
  const [one, another] = [gatherWrites(cups, { by: 1 }), gatherWrites(cups, { by: 1 })];
  const writes = await Promise.all([
    ...[one, another, one].map((write) => write(drop('cup0', 0))),
    ...[another, one].map((write) => write(drop('cup1', 0))),
    one(drop('cup2', 0)),
  ]);
  expect(writes.slice(0, 3).filter(Boolean)).toHaveLength(1);
  expect(writes.slice(3, 5).filter(Boolean)).toHaveLength(1);
  expect(writes[5]).toBe(true);
});

test('makes one document’s writes in the order of their arrival', async () => {
  await fill(1);
  const write = gatherWrites(cups, { by: 1 });
  await Promise.all(Array.from({ length: 500 }, (_, n) => write(drop('cup0', n))));
  expect(await cups.findById('cup0').lean()).toMatchObject({ drops: 500 });
});

test('rejects only the refused write', async () => {
  await fill(3);
  const write = gatherWrites(cups, { by: 1 });
  const owned = (id: string) => {
    const { update, ...rest } = drop(id, 0);
    return { ...rest, update: { $set: { ...(update as { $set: object }).$set, owner: 'ada' } } };
  };
  const [first, second, third, missing] = await Promise.allSettled([
    write(owned('cup0')),
    write(owned('cup1')),
    write(drop('cup2', 0)),
    write(drop('nowhere', 0)),
  ]);
  expect(first).toMatchObject({ value: true });
  expect(second.status === 'rejected' && isDuplicateKey(second.reason)).toBe(true);
  expect(third).toMatchObject({ value: true });
  expect(missing).toMatchObject({ value: false });
});

test('a document is made where none is, and a full one is a duplicate', async () => {
  const write = gatherWrites(cups, { by: 1 });
  expect(await write(drop('new', 0, { upsert: true }))).toBe(true);
  const again = await write(drop('new', 0, { upsert: true })).catch(isDuplicateKey);
  expect(again).toBe(true);
});

const each = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));
const statuses = (results: PromiseSettledResult<boolean>[]) =>
  results.map((one) => (one.status === 'fulfilled' ? one.value : 'rejected'));
const UPDATE = { failCommands: ['update'] };

describe.each([
  ['a failover', { errorCode: 91 }],
  ['an interruption', { errorCode: 11_600 }],
  ['a closed connection', { closeConnection: true }],
])('when the command fails as a whole by %s', (_, how) => {
  test('rejects failed writes, which succeed when they are sent again', async () => {
    await fill(2);
    const write = gatherWrites(cups, { by: 1 });
    await fail({ times: 1 }, { ...UPDATE, ...how });
    const drops = each(2, (n) => drop(`cup${n}`, 0));
    expect(statuses(await Promise.allSettled(drops.map(write)))).toEqual(['rejected', 'rejected']);
    expect(await Promise.all(drops.map(write))).toEqual([true, true]);
  });

  test('after a failure in the middle, completed writes resolve, and the others reject', async () => {
    await fill(4);
    const write = gatherWrites(cups, { by: 1 });
    await fail({ times: 1 }, { ...UPDATE, ...how, afterStatements: 2 });
    const results = await Promise.allSettled(each(4, (n) => write(drop(`cup${n}`, 0))));
    expect(statuses(results)).toEqual([true, true, 'rejected', 'rejected']);
  });

  test('confirms completed writes even if the reply fails', async () => {
    await fill(3);
    const write = gatherWrites(cups, { by: 1 });
    await fail({ times: 1 }, { ...UPDATE, ...how, afterStatements: 'all' });
    expect(await Promise.all(each(3, (n) => write(drop(`cup${n}`, 0))))).toEqual([true, true, true]);
  });

  test('doesn’t report success, or certain failure, for a write whose guard never matched', async () => {
    await fill(1);
    const write = gatherWrites(cups, { by: 1 });
    await fail({ times: 1 }, { ...UPDATE, ...how, afterStatements: 'all' });
    const late = drop('cup0', 5);
    expect(statuses(await Promise.allSettled([write(late)]))).toEqual(['rejected']);
    expect(await write(late)).toBe(false);
  });
});

test('finds a write done after its connection was closed when it is sent again', async () => {
  await fill(1);
  const write = gatherWrites(cups, { by: 1 });
  await fail({ times: 1 }, { ...UPDATE, closeConnection: true, afterStatements: 'all', lateMS: 500 });
  const late = drop('cup0', 0);
  // A look before it lands reports an unknown outcome; on a busy machine it may have landed by then.
  await write(late).catch(() => undefined);
  await eventually(async () => expect(await cups.findById('cup0').lean()).toMatchObject({ drops: 1 }));
  expect(await write(late)).toBe(true);
});

test('retries a write undone by a conflict at once, without an error', async () => {
  await fill(3);
  const write = gatherWrites(cups, { by: 1 });
  await fail({ times: 3 }, { ...UPDATE, errorCode: 112, afterStatements: 1 });
  expect(await Promise.all(each(3, (n) => write(drop(`cup${n}`, 0))))).toEqual([true, true, true]);
  expect(await cups.countDocuments({ drops: 1 })).toBe(3);
});

test('rejects endless conflicts, and sends later writes', async () => {
  await fill(2);
  const write = gatherWrites(cups, { by: 1 });
  await fail('alwaysOn', { ...UPDATE, errorCode: 112 });
  const [lostResult] = await Promise.allSettled([write(drop('cup0', 0))]);
  expect(lostResult).toMatchObject({ status: 'rejected', reason: { code: 112 } });
  await fail('off');
  expect(await write(drop('cup1', 0))).toBe(true);
});

test('a batch goes in the order of its documents’ ids', async () => {
  await fill(20);
  const command = spyOnCommands();
  const write = gatherWrites(cups, { by: 1 });
  await Promise.all(each(20, (n) => write(drop(`cup${(n * 7) % 20}`, 0))));
  const ids = command.mock.calls.flatMap(([{ updates }]) =>
    (updates as { q: { _id: string } }[]).map(({ q }) => q._id),
  );
  command.mockRestore();
  expect(ids).toEqual(ids.toSorted());
  expect(ids).toHaveLength(20);
});

test('when the store can not be looked into either, all reject', async () => {
  await fill(2);
  const write = gatherWrites(cups, { by: 1 });
  await fail('alwaysOn', { failCommands: ['update', 'find'], errorCode: 91, afterStatements: 1 });
  const results = await Promise.allSettled(each(2, (n) => write(drop(`cup${n}`, 0))));
  expect(statuses(results)).toEqual(['rejected', 'rejected']);
});

test('a duplicate says which value of which index it met, on a list too', async () => {
  await cups.insertMany([
    { _id: 'cup0', drops: 0, by: 'nobody', owner: 'ada' },
    { _id: 'cup1', drops: 0, by: 'nobody' },
  ]);
  const write = gatherWrites(cups, { by: 1 });
  const error = await write(drop('cup1', 0, { update: { $set: { owner: ['eve', 'ada'] } } })).catch(
    (fault: unknown) => fault,
  );
  expect(error).toMatchObject({ code: 11_000, keyPattern: { owner: 1 } });
  expect(duplicateIn(error, 'owner')).toBe('ada');
  expect(duplicateIn(error, 'by')).toBeNull();
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { connectUnchecked } from '../store/connect.ts';
import { createLeasedQueue, type LeasedQueue } from '../store/leased-queue.ts';
import { type TestStore, testStore } from './test-store.ts';

interface Parcel {
  _id: string;
  status: string;
  dueAt: Date;
  lease?: string;
  leasedUntil?: Date;
  tries?: number;
}

let store: TestStore;
let connection: mongoose.Connection;
let parcels: mongoose.Model<Parcel>;
let queue: LeasedQueue<Parcel>;

beforeAll(async () => {
  store = await testStore();
  connection = await connectUnchecked(store.uri, `${store.prefix}_leased_queue`);
  const schema = new mongoose.Schema<Parcel>(
    { _id: String, status: String, dueAt: Date, lease: String, leasedUntil: Date, tries: Number },
    { versionKey: false },
  );
  parcels = connection.model<Parcel>('Parcel', schema);
  queue = createLeasedQueue(parcels, { dueAt: 'dueAt', lease: 'lease' }, { status: 'waiting' });
});
afterAll(async () => {
  await connection.close();
  await store.release();
});
beforeEach(async () => {
  await parcels.deleteMany({});
});

const at = (second: number): Date => new Date(1_800_000_000_000 + second * 1000);
const put = (id: string, dueAt: Date, more: Partial<Parcel> = {}) =>
  parcels.create({ _id: id, status: 'waiting', dueAt, ...more });
const take = async (second: number, untilSecond: number) => {
  const parcel = await queue.take(at(second), at(untilSecond));
  if (!parcel) throw new Error('Nothing was due.');
  return parcel;
};
const findParcel = (id: string) => parcels.findById(id).lean<Parcel>();

describe('taking', () => {
  test('gives the document that has been due longest', async () => {
    await put('late', at(2));
    await put('early', at(1));
    expect(await queue.take(at(3), at(9))).toMatchObject({ id: 'early' });
  });

  test('skips documents that aren’t due or don’t wait', async () => {
    await put('future', at(5));
    await put('done', at(1), { status: 'done' });
    expect(await queue.take(at(3), at(9))).toBeNull();
  });

  test('passes over what `among` leaves out', async () => {
    await put('a', at(1));
    await put('b', at(2));
    expect(await queue.take(at(3), at(9), { among: { _id: { $ne: 'a' } } })).toMatchObject({ id: 'b' });
  });

  test('makes its change in the same write and gives the document after it', async () => {
    await put('a', at(1), { tries: 1 });
    expect(await queue.take(at(3), at(9), { change: { $inc: { tries: 1 } } })).toMatchObject({ tries: 2 });
  });

  test('gives each of many documents to one of several simultaneous callers', async () => {
    for (let n = 0; n < 20; n++) await put(`p${n}`, at(1));
    const takenParcels = await Promise.all(Array.from({ length: 30 }, () => queue.take(at(3), at(9))));
    const ids = takenParcels.flatMap((one) => (one ? [one.id] : []));
    expect([ids.length, new Set(ids).size]).toEqual([20, 20]);
  });

  test('gives a document to another process once its lease has run out', async () => {
    await put('a', at(1));
    const first = await take(3, 9);
    expect(await queue.take(at(8), at(20))).toBeNull();
    const second = await take(9, 20);
    expect(second.lease).not.toBe(first.lease);
  });
});

describe('a lease that has passed to another process', () => {
  const takeParcel = async () => {
    await put('a', at(1));
    const first = await take(3, 9);
    await take(9, 20);
    return first;
  };
  test.each<[string, (lease: { id: string; lease: string }) => Promise<unknown>, unknown]>([
    ['renewed', (lease) => queue.renew(lease, at(30)), null],
    ['postponed', (lease) => queue.postpone(lease, at(30)), false],
    ['completed', (lease) => queue.complete(lease, { $set: { status: 'done' } }), false],
    ['removed', (lease) => queue.remove(lease), false],
  ])('cannot be %s', async (_what, write, answer) => {
    const first = await takeParcel();
    const before = await findParcel('a');
    expect(await write(first)).toBe(answer);
    expect(await findParcel('a')).toEqual(before);
  });
});

describe('a lease holder', () => {
  test('keeps it for longer by renewing it', async () => {
    await put('a', at(1));
    await queue.renew(await take(3, 9), at(30));
    expect(await queue.take(at(29), at(40))).toBeNull();
  });

  test('lets others have the document at the time that it is postponed to', async () => {
    await put('a', at(1));
    await queue.postpone(await take(3, 9), at(5));
    expect(await queue.take(at(5), at(9))).toMatchObject({ id: 'a' });
  });

  test('leaves it alone where it no longer matches', async () => {
    await put('a', at(1), { tries: 1 });
    const lease = await take(3, 9);
    await parcels.updateOne({ _id: 'a' }, { $inc: { tries: 1 } });
    expect(await queue.postpone(lease, at(5), { onlyIf: { tries: 1 } })).toBe(false);
  });

  test('completes it with the change, without a lease left behind', async () => {
    await put('a', at(1));
    await queue.complete(await take(3, 9), { $set: { status: 'done' }, $unset: { tries: 1 } });
    expect(await findParcel('a')).toEqual({ _id: 'a', status: 'done', dueAt: at(9) });
  });

  test('removes it', async () => {
    await put('a', at(1));
    expect(await queue.remove(await take(3, 9))).toBe(true);
    expect(await findParcel('a')).toBeNull();
  });
});

describe('with its own end', () => {
  const openOwnQueue = () =>
    createLeasedQueue(parcels, { dueAt: 'dueAt', lease: 'lease', leasedUntil: 'leasedUntil' });

  test('a lease holds although others bring the document forward', async () => {
    await put('a', at(2), { leasedUntil: at(0) });
    await openOwnQueue().take(at(3), at(9));
    await parcels.updateOne({ _id: 'a' }, { $min: { dueAt: at(1) } });
    expect(await openOwnQueue().take(at(4), at(9))).toBeNull();
  });

  test('an expired lease leaves the document due', async () => {
    await put('a', at(2), { leasedUntil: at(0) });
    await openOwnQueue().take(at(3), at(9));
    expect(await openOwnQueue().take(at(9), at(20))).toMatchObject({ id: 'a' });
  });

  test('a postponed document waits for its time alone', async () => {
    await put('a', at(2), { leasedUntil: at(0) });
    const lease = await openOwnQueue().take(at(3), at(9));
    if (lease) await openOwnQueue().postpone(lease, at(4));
    expect(await openOwnQueue().take(at(4), at(9))).toMatchObject({ id: 'a' });
  });
});

import { connectUnchecked, databaseOf } from '@carillon/kit/store/connect.ts';
import { testStore } from '@carillon/kit/test/test-store.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type mongoose from 'mongoose';
import { toFormat4 } from '../stores/to-format-4.ts';

let connection: mongoose.Connection;
let release: () => Promise<void>;
beforeAll(async () => {
  const store = await testStore();
  release = store.release;
  connection = await connectUnchecked(store.uri, `${store.prefix}_billing`);
});
afterAll(async () => {
  await connection.close();
  await release();
});

const on = (day: string): Date => new Date(`${day}T00:00:00Z`);

test('a document changed during the upgrade keeps the change and is upgraded with it', async () => {
  const database = databaseOf(connection);
  const accounts = database.collection<{ _id: string }>('plan_accounts');
  const subscription = { period: 'monthly', startedAt: on('2026-01-01'), paidUntil: on('2026-02-01') };
  await accounts.insertOne({ _id: 'w1', revision: 3, subscription } as never);
  const pay = { $set: { 'subscription.paidUntil': on('2026-03-01') }, $inc: { revision: 1 } };
  let writes = 0;
  // Right before it is written, somebody pays for one month more.
  const raced = Object.assign(Object.create(accounts), {
    async updateOne(filter: object, change: object) {
      if (writes++ === 0) await accounts.updateOne({ _id: 'w1' }, pay);
      return accounts.updateOne(filter, change);
    },
  });
  const databaseStub = Object.assign(Object.create(database), {
    collection: (name: string) => (name === 'plan_accounts' ? raced : database.collection(name)),
  });
  await toFormat4.run(databaseStub, () => undefined);
  expect(await accounts.findOne({ _id: 'w1' })).toMatchObject({
    revision: 5,
    subscription: { paidUntil: on('2026-03-01'), paidFrom: on('2026-02-01') },
    unwritten: [],
  });
  expect(writes).toBe(2);
});

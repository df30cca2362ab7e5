import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedStore, startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { connectUnchecked } from '@carillon/kit/store/connect.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { failPointsOf } from '@carillon/kit/test/fail-points.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { explainStart } from '../explain-start.ts';

let folder: string;
let store: EmbeddedStore;
let aside: mongoose.Connection;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-start-'));
  store = await startEmbeddedStore({ folder, failPoints: true, durable: false });
  aside = await mongoose.createConnection(store.uri, { dbName: 'start' }).asPromise();
});
afterEach(async () => {
  await aside.close();
  await store.close();
  await rm(folder, { recursive: true });
});

test.each([
  ['a conflict', 112],
  ['an index build that was aborted', 276],
  ['an index that the other one is just making', 85],
])(
  'two processes that start at once both get their indexes, whatever meets them: %s',
  async (_, errorCode) => {
    await failPointsOf(aside)({ times: 3 }, { failCommands: ['createIndexes'], errorCode });
    const codes = await startTwo();
    expect(codes).toEqual([0, 0]);
    const indexes = await aside.getClient().db('start').collection('publications').indexes();
    // Those of the publications, and that of their IDs.
    expect(indexes).toHaveLength(8);
  },
);

async function startTwo(): Promise<unknown[]> {
  const script = path.join(import.meta.dirname, 'open-posts.ts');
  const both = [1, 2].map(() =>
    fork(script, [store.uri, 'start'], { execArgv: ['--disable-warning=ExperimentalWarning'] }),
  );
  await Promise.all(both.map((one) => once(one, 'message')));
  const ends = both.map((one) => once(one, 'exit'));
  for (const one of both) one.send('go');
  return (await Promise.all(ends)).map(([code]) => code);
}

test('an index of an earlier version that is in the way is made anew', async () => {
  await aside.collection('things').createIndex({ at: 1 }, { name: 'at_1' });
  const schema = new mongoose.Schema<{ at: Date }>({ at: Date }, { collection: 'things' }).index(
    { at: 1 },
    { unique: true },
  );
  const model = aside.model<{ at: Date }>('Thing', schema);
  await makeIndexes(model);
  expect(await model.collection.indexes()).toContainEqual(
    expect.objectContaining({ name: 'at_1', unique: true }),
  );
});

const readStartFailure = async (uri: string): Promise<string> => {
  const error: unknown = await connectUnchecked(uri, 'start', { findMs: 300, silentMs: 300 }).catch(
    (fault) => fault,
  );
  try {
    return explainStart(error, {} as never);
  } catch (failure) {
    return (failure as Error).message;
  }
};

test.each([
  ['mongodb://me:s3cret@127.0.0.1:1/', 'no server at 127.0.0.1:1 answers'],
  ['mongo://me:s3cret@db/', 'it is no address of a MongoDB'],
  ['mongodb://me:s3/cret@db/', 'it is no address of a MongoDB'],
])(
  'an address where no store is, is told of by its setting, without its password: %s',
  async (uri, words) => {
    const text = await readStartFailure(uri);
    expect(text).toContain(`MONGODB_URI: ${words}`);
    expect(text).not.toMatch(/s3|cret/);
  },
);

test.each([
  [18, 'refuses the user name or the password'],
  [91, 'failed ('],
])('so is a store that answers the login with %i', async (errorCode, words) => {
  await failPointsOf(aside)('alwaysOn', { failCommands: ['saslStart'], errorCode });
  const text = await readStartFailure(
    `${store.uri.replace('//', '//me:s3cret@')}?authMechanism=SCRAM-SHA-256`,
  );
  expect(text).toContain('MONGODB_URI: the server at ');
  expect(text).toContain(words);
  expect(text).not.toContain('s3cret');
});

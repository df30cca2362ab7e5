import { connectUnchecked, databaseOf } from '@carillon/kit/store/connect.ts';
import { testStore } from '@carillon/kit/test/test-store.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type mongoose from 'mongoose';
import { createCommentStore } from '../stores/comments.ts';
import { toFormat4 } from '../stores/to-format-4.ts';

let connection: mongoose.Connection;
let release: () => Promise<void>;
beforeAll(async () => {
  const store = await testStore();
  release = store.release;
  connection = await connectUnchecked(store.uri, `${store.prefix}_analytics`);
});
afterAll(async () => {
  await connection.close();
  await release();
});

test('a stored comment gets the account of its publication, and one without a publication has none', async () => {
  const database = databaseOf(connection);
  const publications = database.collection<{ _id: string }>('publications');
  await publications.insertOne({ _id: 'pub', workspaceId: 'w', targetId: '104' } as never);
  const row = { workspaceId: 'w', platform: 'facebook', postId: 'p', unreadBy: [], at: new Date() };
  await database.collection<{ _id: string }>('comments').insertMany([
    { _id: 'known', publicationId: 'pub', ...row },
    { _id: 'orphan', publicationId: 'gone', ...row },
  ] as never[]);
  await toFormat4.run(database, () => undefined);
  const comments = createCommentStore(connection);
  const reader = { workspaceId: 'w', userId: 'u' };
  const page = { before: null, most: 10 };
  expect(await comments.list(reader, { targetIds: ['104'] }, page)).toMatchObject([
    { id: 'known', targetId: '104' },
  ]);
  expect(await comments.list(reader, {}, page)).toHaveLength(2);
  expect((await comments.find('w', 'orphan'))?.targetId ?? null).toBeNull();
});

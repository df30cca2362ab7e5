import { eventually } from '@carillon/kit/test/eventually.ts';
import { failPointsOf } from '@carillon/kit/test/fail-points.ts';
import { afterEach, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import sharp from 'sharp';
import { type FormFile, facebook, form, type Posts, startPosts } from './posts-under-test.ts';
import { sampleVideo } from './sample-video.ts';

const MB = 1024 * 1024;

let posts: Posts;
afterEach(() => posts.close());

/** So many bytes that no other file has. */
const video = (bytes: number, mark: string): FormFile => ({
  field: 'media_1',
  name: `${mark}.mp4`,
  bytes: sampleVideo({ bytes, mark }),
});

const publish = async (files: FormFile[], user?: string) => {
  const reply = await posts.request('POST', '/posts/publish', form([facebook('x')], {}, files), user);
  return { status: reply.status, ...(await reply.json()) };
};
const usedBytes = (user = 'ada') => posts.context.stores.mediaSizes.usedBy(user);

test('a user’s media is counted to the byte, bounded, and given back when it goes', async () => {
  posts = await startPosts({ MEDIA_QUOTA_MB: '1' });
  const first = await publish([video(700_000, 'a')]);
  expect([first.status, await usedBytes()]).toEqual([200, 700_000]);
  const refusal = await publish([video(400_000, 'b')]);
  expect(refusal).toMatchObject({ status: 413, error: 'quota_full' });
  expect(refusal.message).toContain('media storage is full: 1 of 1 MB used. Delete posts');
  expect(refusal.errors.media_1).toEqual([refusal.message]);
  expect(await usedBytes()).toBe(700_000);
  expect((await publish([video(MB - 700_000, 'c')])).status).toBe(200);
  expect(await usedBytes()).toBe(MB);
  // Words need no room, and another user has their own.
  expect((await publish([])).status).toBe(200);

  posts.advance(1);
  await posts.work();
  await posts.until(first.post_id, 'published');
  await posts.request('DELETE', `/posts/${first.post_id}`);
  await eventually(async () => expect(await usedBytes()).toBe(MB - 700_000));
});

test('uploads at the same time do not go past it together', async () => {
  posts = await startPosts({ MEDIA_QUOTA_MB: '1' });
  const replies = await Promise.all(['a', 'b', 'c', 'd'].map((mark) => publish([video(600_000, mark)])));
  const accepted = replies.filter(({ status }) => status === 200);
  expect(accepted.length).toBeLessThanOrEqual(1);
  expect(await usedBytes()).toBe(accepted.length * 600_000);
});

test.each([
  ['is undone by a conflict', { errorCode: 112 }],
  ['is made, and its answer lost', { closeConnection: true, afterStatements: 'all' as const }],
])('media is counted once when the write of its size %s', async (_, how) => {
  posts = await startPosts();
  const aside = await mongoose.createConnection(posts.storeUri).asPromise();
  const fail = failPointsOf(aside);
  const { reserve, release } = posts.context.stores.mediaSizes;
  const file = { folder: 'p', workspaceId: 'ada', file: 'f', bytes: 7 };
  const once = (command: string) => fail({ times: 1 }, { failCommands: [command], ...how });
  try {
    await once('insert');
    expect(await reserve(file, MB)).toEqual({ taken: true });
    expect(await usedBytes()).toBe(7);
    if (!('errorCode' in how)) return;
    await once('delete');
    await release('p');
    expect(await usedBytes()).toBe(0);
  } finally {
    await aside.close();
  }
});

test('rejects uploads while the disk is almost full, and still accepts text', async () => {
  posts = await startPosts({ MEDIA_MIN_FREE_MB: '10000000' });
  const refusal = await publish([video(1000, 'a')]);
  expect(refusal).toMatchObject({ status: 507, error: 'storage_full' });
  expect(refusal.message).toContain('“a.mp4” wasn’t uploaded: the server is almost out of disk space');
  expect(refusal.errors.media_1).toEqual([refusal.message]);
  expect((await publish([])).status).toBe(200);
});

test('a file that only begins like a GIF is damaged', async () => {
  posts = await startPosts();
  const whole = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .gif()
    .toBuffer();
  const gif = (bytes: Buffer): FormFile => ({ field: 'media_1', name: 'a.gif', bytes });
  expect((await publish([gif(whole)])).status).toBe(200);
  const header = Buffer.concat([whole.subarray(0, 10), Buffer.alloc(200, 'x')]);
  expect(await publish([gif(header)])).toMatchObject({
    status: 415,
    message: expect.stringContaining('damaged'),
  });
});

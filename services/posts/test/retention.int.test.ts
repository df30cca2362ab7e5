import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { networkFault } from './fake-network.ts';
import { facebook, form, linkedin, type Posts, startPosts } from './posts-under-test.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let posts: Posts;
beforeEach(async () => {
  posts = await startPosts({ MEDIA_RETENTION_DAYS: '10' });
});
afterEach(() => posts.close());

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();

/** A post with one picture that both networks share. */
const withPicture = async (scheduled_time = '2026-03-02 10:00:00'): Promise<string> => {
  const bytes = await picture();
  const files = ['media_1', 'media_3'].map((field) => ({ field, name: 'a.jpg', bytes }));
  const data = form([facebook('Look'), linkedin('Look')], { scheduled_time, timezone: 'UTC' }, files);
  return schedulePosts.response.parse(await (await posts.request('POST', '/posts/schedule', data)).json())
    .post_id;
};
const detail = async (id: string) =>
  getPost.response.parse(await (await posts.request('GET', `/posts/${id}`)).json()).post.results;
const fetchMedia = (url: string | null | undefined) => posts.app.request(new URL(url ?? '').pathname);
const until = (id: string, ...statuses: string[]) =>
  eventually(async () => expect((await detail(id)).map(({ status }) => status)).toEqual(statuses));

test('files go a while after the last target that uses them has come to its end', async () => {
  await posts.work();
  posts.networks.facebook.faults.push(networkFault('permanent', 'Refused.'));
  const id = await withPicture();
  posts.advance(HOUR);
  await until(id, 'failed', 'published');
  posts.advance(5 * DAY);
  await posts.request('POST', `/posts/${id}/retry`);
  await until(id, 'published', 'published');

  posts.advance(5 * DAY + 1);
  await eventually(async () => expect((await detail(id))[1]?.media).toMatchObject([{ url: null }]));
  const [keptResult] = await detail(id);
  expect((await fetchMedia(keptResult?.media[0]?.url)).status).toBe(200);
  expect(await posts.media()).toHaveLength(2);

  posts.advance(5 * DAY);
  await eventually(async () => expect(await posts.media()).toEqual([]));
  expect((await detail(id)).map(({ status }) => status)).toEqual(['published', 'published']);
});

test('a failed post without its files can’t be retried, and says so', async () => {
  await posts.work();
  posts.networks.facebook.faults.push(networkFault('permanent', 'Refused.'));
  const id = await withPicture();
  posts.advance(HOUR);
  await until(id, 'failed', 'published');
  posts.advance(10 * DAY + 1);
  await eventually(async () => expect(await posts.media()).toEqual([]));
  expect((await detail(id))[0]).toMatchObject({ can_retry: false });
  const reply = await posts.request('POST', `/posts/${id}/retry`);
  expect(await reply.json()).toMatchObject({
    error: 'conflict',
    message: expect.stringMatching(/images or video are no longer stored/),
  });
});

test('deletes files of a deleted post at once, and keeps those of a scheduled one', async () => {
  const stays = await withPicture('2026-04-20 10:00:00');
  const keptFiles = await posts.media();
  const goneId = await withPicture();
  expect(await posts.media()).toHaveLength(4);
  posts.advance(1);
  await posts.work();
  await posts.request('DELETE', `/posts/${goneId}`);
  await eventually(async () => expect(await posts.media()).toHaveLength(2));
  posts.advance(40 * DAY);
  await eventually(async () => expect(await posts.context.stores.mediaFolders.oldest(10)).toEqual([]));
  expect(await posts.media()).toEqual(keptFiles);
  expect((await fetchMedia((await detail(stays))[0]?.media[0]?.url)).status).toBe(200);
});

test('the address of a file is good for a day, and the same for an hour', async () => {
  const id = await withPicture();
  const url = (await detail(id))[0]?.media[0]?.url;
  posts.advance(HOUR);
  await posts.work();
  await until(id, 'published', 'published');
  expect((await fetchMedia(url)).status).toBe(200);
  posts.advance(DAY);
  expect((await fetchMedia(url)).status).toBe(404);
  const fresh = (await detail(id))[0]?.media[0]?.url;
  expect(fresh).not.toBe(url);
  expect((await fetchMedia(fresh)).status).toBe(200);
});

test('never removes files it didn’t make, whatever their name and age', async () => {
  const id = await withPicture();
  const [file] = (await posts.media()).filter((name) => name.includes('.jpg'));
  const folder = path.dirname(await posts.context.media.folderOf(id));
  const foreign = path.join(folder, '00000000-0000-4000-8000-000000000002');
  await mkdir(foreign);
  await writeFile(path.join(foreign, 'holiday.jpg'), 'mine');
  await utimes(foreign, new Date(0), new Date(0));
  await posts.work();
  posts.advance(30 * DAY);
  await until(id, 'failed', 'failed');
  posts.advance(30 * DAY);
  await eventually(async () => expect(await posts.media()).not.toContain(file));
  expect(await posts.media()).toContain('00000000-0000-4000-8000-000000000002/holiday.jpg');
});

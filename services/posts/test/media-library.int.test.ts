import { randomUUID } from 'node:crypto';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { drafting } from './drafting.ts';
import { facebook, linkedin, type Posts, startPosts } from './posts-under-test.ts';
import { sampleVideo } from './sample-video.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let posts: Posts;
let page: ReturnType<typeof drafting>;
const start = async (settings: Record<string, string> = {}) => {
  posts = await startPosts(settings);
  page = drafting(posts);
};
beforeEach(() => start());
afterEach(() => posts.close());

const send = async (
  files: [name: string, bytes: Uint8Array | string][],
  fields: Record<string, string> = {},
) => {
  const data = new FormData();
  for (const [name, bytes] of files)
    data.append('file', new File([new Uint8Array(Buffer.from(bytes))], name), name);
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  const reply = await posts.request('POST', '/posts/media', data);
  return { status: reply.status, ...(await reply.json()) };
};
const get = (id: string, user?: string) => page.json('GET', `/posts/media/${id}`, undefined, user);

describe('an upload', () => {
  test('is there once, however often it is sent under its id', async () => {
    const id = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => page.upload('red', id)));
    for (const reply of replies) expect(reply).toEqual({ ...replies[0], status: 200 });
    expect((await page.upload('red', id.toUpperCase())).media.id).toBe(id);
    expect(await get(id)).toEqual({ status: 200, success: true, media: replies[0]?.media });
    expect(await posts.media()).toHaveLength(2);
    expect(await page.upload('blue', id)).toMatchObject({ status: 409, error: 'conflict' });
    expect(await page.upload('red', id, 'bob')).toMatchObject({ status: 409, error: 'conflict' });
    expect(await get(id, 'bob')).toMatchObject({ status: 404 });
    expect(await posts.media()).toHaveLength(2);
    expect(await posts.context.stores.mediaSizes.usedBy('ada')).toBe(replies[0]?.media.bytes);
  });

  test('of a video says how it looks and how long it is', async () => {
    const { media } = await send([['clip.mp4', sampleVideo({ bytes: 4000 })]]);
    expect(media).toMatchObject({ kind: 'video', type: 'video/mp4', name: 'clip.mp4', bytes: 4000 });
    expect(media.width).toBeGreaterThan(0);
    expect(media.height).toBeGreaterThan(0);
    expect(media.duration_ms).toBeGreaterThan(0);
  });

  test.each([
    ['no file', [], {}, 'file', 422],
    [
      'two files',
      [
        ['a.png', 'x'],
        ['b.png', 'x'],
      ],
      {},
      'file',
      415,
    ],
    ['a file that is none of these', [['a.png', 'words']], {}, 'file', 415],
    ['an id that is no UUID', [], { id: 'mine' }, 'id', 422],
  ] as const)(
    'of %s is refused by its field, and leaves nothing',
    async (_, files, fields, field, status) => {
      const reply = await send([...files] as [string, string][], fields);
      expect(reply.status).toBe(status);
      expect(Object.keys(reply.errors)).toEqual([field]);
      expect(await posts.media()).toEqual([]);
    },
  );

  test('counts to the quota, and says so when there is no room', async () => {
    await posts.close();
    await start({ MEDIA_QUOTA_MB: '1' });
    expect((await send([['a.mp4', sampleVideo({ bytes: 700_000, mark: 'a' })]])).status).toBe(200);
    const full = await send([['b.mp4', sampleVideo({ bytes: 400_000, mark: 'b' })]]);
    expect(full).toMatchObject({ status: 413, error: 'quota_full', errors: { file: [expect.any(String)] } });
    // A file is gone a moment before its folder.
    await eventually(async () => expect(await posts.media()).toHaveLength(2));
  });
});

describe('a file that nothing names', () => {
  const gone = (id: string) => eventually(async () => expect(await get(id)).toMatchObject({ status: 404 }));
  /** Has every sweep of now come to its end: what is deleted by its owner goes with the first. */
  const swept = async () => {
    const { media } = await page.upload('white', randomUUID());
    await page.json('DELETE', `/posts/media/${media.id}`);
    await gone(media.id);
  };

  test('goes a day after it was last named; one of a draft and one of a post stay', async () => {
    await posts.work();
    const [idle, drafted, sent, taken] = await Promise.all(
      ['red', 'green', 'blue', 'black'].map(async (shade) => (await page.upload(shade)).media.id as string),
    );
    const draft = randomUUID();
    await page.save(draft, 0, { media_ids: [drafted, taken] });
    await page.publish([facebook('x')], { media_ids: JSON.stringify([sent]) });
    posts.advance(DAY - 1);
    await page.save(draft, 1, { media_ids: [drafted] });
    await swept();
    expect(await get(idle ?? '')).toMatchObject({ status: 200 });
    posts.advance(2);
    await gone(idle ?? '');
    // Out of the draft since a moment, so that it may be put back.
    expect(await page.save(draft, 2, { media_ids: [drafted, taken] })).toMatchObject({ status: 200 });
    expect(await page.save(draft, 3, { media_ids: [idle] })).toMatchObject({
      status: 422,
      errors: { 'media_ids.0': ['This file is not kept here. Remove it, or upload it again.'] },
    });
    for (const _ of [1, 2, 3]) {
      posts.advance(2 * DAY);
      await swept();
    }
    for (const id of [drafted, sent, taken]) expect(await get(id ?? '')).toMatchObject({ status: 200 });
    await page.remove(draft);
    posts.advance(DAY + 1);
    await gone(drafted ?? '');
    await gone(taken ?? '');
    expect(await get(sent ?? '')).toMatchObject({ status: 200 });
    // A file is gone a moment before its folder.
    await eventually(async () => expect(await posts.media()).toHaveLength(2));
  });

  test('goes with the next sweep once its owner deletes it, unless a draft names it', async () => {
    await posts.work();
    const [idle, drafted] = [(await page.upload('red')).media.id, (await page.upload('blue')).media.id];
    await page.save(randomUUID(), 0, { media_ids: [drafted] });
    for (const id of [idle, idle, drafted, randomUUID()])
      expect(await page.json('DELETE', `/posts/media/${id}`)).toEqual({ status: 200, success: true });
    await gone(idle);
    await swept();
    expect(await get(drafted)).toMatchObject({ status: 200 });
  });
});

test('an alt text goes out with its image to each network, as it was when the post was made', async () => {
  const { id } = (await page.upload('red')).media;
  const describe_ = (alt_text: string, user?: string) =>
    page.json('PATCH', `/posts/media/${id}`, { alt_text }, user);
  expect(await describe_(' A bell ')).toMatchObject({ status: 200, media: { id, alt_text: 'A bell' } });
  expect(await describe_('x'.repeat(1_001))).toMatchObject({
    status: 422,
    errors: { alt_text: [expect.any(String)] },
  });
  expect(await describe_('Mine', 'bob')).toMatchObject({ status: 404 });
  const { media } = await send([['clip.mp4', sampleVideo({ bytes: 4000 })]]);
  expect(await page.json('PATCH', `/posts/media/${media.id}`, { alt_text: 'A film' })).toMatchObject({
    status: 404,
  });

  await page.publish([facebook('x'), linkedin('x')], { media_ids: JSON.stringify([id]) });
  await describe_('Another');
  await posts.work();
  await eventually(async () => {
    const sent = [posts.networks.facebook, posts.networks.linkedin].flatMap(({ requests }) => requests);
    expect(sent.map(({ media: [file] }) => file?.altText)).toEqual(['A bell', 'A bell']);
  });
});

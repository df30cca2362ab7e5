import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
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

  test('a HEIC photo is stored as an upright JPEG without places; a damaged one is rejected', async () => {
    const photo = await readFile(new URL('../media/heic/turned-phone-photo.heic', import.meta.url));
    const { media } = await send([['IMG_1.HEIC', photo]]);
    expect(media).toMatchObject({ kind: 'image', type: 'image/jpeg', name: 'IMG_1.HEIC' });
    expect(media).toMatchObject({ width: 480, height: 640 });
    const item = await posts.context.stores.mediaItems.find(media.id, 'ada');
    if (!item) throw new Error('the photo is not in the library');
    const { format, exif } = await sharp(await posts.context.media.localPath(item)).metadata();
    expect({ format, exif }).toEqual({ format: 'jpeg' });
    const cut = await send([['IMG_2.HEIC', photo.subarray(0, 1200)]]);
    expect(cut).toMatchObject({ status: 415, error: 'unsupported_media' });
    expect(cut.message).toContain('“IMG_2.HEIC” can');
  });

  test('a video is stored with its dimensions and length', async () => {
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

  test('counts toward the quota, and reports when it is full', async () => {
    await posts.close();
    await start({ MEDIA_QUOTA_MB: '1' });
    expect((await send([['a.mp4', sampleVideo({ bytes: 700_000, mark: 'a' })]])).status).toBe(200);
    const full = await send([['b.mp4', sampleVideo({ bytes: 400_000, mark: 'b' })]]);
    expect(full).toMatchObject({ status: 413, error: 'quota_full', errors: { file: [expect.any(String)] } });
    // A file is gone a moment before its folder.
    await eventually(async () => expect(await posts.media()).toHaveLength(2));
  });
});

describe('a crop', () => {
  const halves = async (): Promise<string> => {
    const { data, info } = await sharp({ create: { width: 80, height: 60, channels: 3, background: 'red' } })
      .composite([
        {
          input: { create: { width: 40, height: 60, channels: 3, background: 'blue' } },
          left: 40,
          top: 0,
        },
      ])
      .png()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(80);
    const { media } = await send([['halves.png', data]], { keep: 'true' });
    await page.json('PATCH', `/posts/media/${media.id}`, { alt_text: 'Two colors' });
    return media.id;
  };
  const crop = (id: string, area: object, new_id: string = randomUUID(), user?: string) =>
    page.json('POST', `/posts/media/${id}/crop`, { new_id, ...area }, user);
  const RIGHT = { left: 50, top: 0, width: 20, height: 25 };

  test('is a separate file with the alt text, created once, and leaves the image unchanged', async () => {
    const id = await halves();
    const before = await get(id);
    const newId = randomUUID();
    const [first, second] = [await crop(id, RIGHT, newId), await crop(id, RIGHT, newId)];
    expect(first.media).toMatchObject({
      id: newId,
      width: 20,
      height: 25,
      alt_text: 'Two colors',
      kept: true,
    });
    expect(second).toEqual(first);
    expect(await crop(id, { ...RIGHT, left: 0 }, newId)).toMatchObject({ status: 409, error: 'conflict' });
    expect(await get(id)).toEqual(before);
    const item = await posts.context.stores.mediaItems.find(newId, 'ada');
    if (!item) throw new Error('it is not in the library');
    const { channels } = await sharp(await posts.context.media.localPath(item)).stats();
    const [red, , blue] = channels.map(({ mean }) => mean);
    expect([red, blue]).toEqual([expect.closeTo(0, -1), expect.closeTo(255, -1)]);
  });

  test('of more than there is, of a video, or of another’s image is refused', async () => {
    const id = await halves();
    expect(await crop(id, { ...RIGHT, left: 61 })).toMatchObject({
      status: 422,
      errors: { width: [expect.stringContaining('80 pixels wide')] },
    });
    expect(await crop(id, RIGHT, undefined, 'bob')).toMatchObject({ status: 404 });
    const { media } = await send([['clip.mp4', sampleVideo({ bytes: 4000 })]]);
    expect(await crop(media.id, { left: 0, top: 0, width: 1, height: 1 })).toMatchObject({ status: 422 });
  });
});

describe('a file that nothing uses', () => {
  const waitUntilGone = (id: string) =>
    eventually(async () => expect(await get(id)).toMatchObject({ status: 404 }));
  /** Has every sweep of now come to its end: what is deleted by its owner goes with the first. */
  const swept = async () => {
    const { media } = await page.upload('white', randomUUID());
    await page.json('DELETE', `/posts/media/${media.id}`);
    await waitUntilGone(media.id);
  };

  test('goes a day after it was last named; one of a draft and one of a post stay', async () => {
    await posts.work();
    const [idle, drafted, sentId, takenId] = await Promise.all(
      ['red', 'green', 'blue', 'black'].map(async (shade) => (await page.upload(shade)).media.id as string),
    );
    const draft = randomUUID();
    await page.save(draft, 0, { media_ids: [drafted, takenId] });
    await page.publish([facebook('x')], { media_ids: JSON.stringify([sentId]) });
    posts.advance(DAY - 1);
    await page.save(draft, 1, { media_ids: [drafted] });
    await swept();
    expect(await get(idle ?? '')).toMatchObject({ status: 200 });
    posts.advance(2);
    await waitUntilGone(idle ?? '');
    // Removed from the draft only recently, so it may be put back.
    expect(await page.save(draft, 2, { media_ids: [drafted, takenId] })).toMatchObject({ status: 200 });
    expect(await page.save(draft, 3, { media_ids: [idle] })).toMatchObject({
      status: 422,
      errors: { 'media_ids.0': ['This file is no longer stored. Remove it, or upload it again.'] },
    });
    for (const _ of [1, 2, 3]) {
      posts.advance(2 * DAY);
      await swept();
    }
    for (const id of [drafted, sentId, takenId]) expect(await get(id ?? '')).toMatchObject({ status: 200 });
    await page.remove(draft);
    posts.advance(DAY + 1);
    await waitUntilGone(drafted ?? '');
    await waitUntilGone(takenId ?? '');
    expect(await get(sentId ?? '')).toMatchObject({ status: 200 });
    // A file is gone a moment before its folder.
    await eventually(async () => expect(await posts.media()).toHaveLength(2));
  });

  test('goes with the next sweep once its owner deletes it, unless a draft names it', async () => {
    await posts.work();
    const [idle, drafted] = [(await page.upload('red')).media.id, (await page.upload('blue')).media.id];
    await page.save(randomUUID(), 0, { media_ids: [drafted] });
    expect(await page.json('DELETE', `/posts/media/${drafted}`)).toMatchObject({
      status: 409,
      message: 'This file is used in a draft. Remove it there first, or delete what uses it.',
    });
    for (const id of [idle, idle, randomUUID()])
      expect(await page.json('DELETE', `/posts/media/${id}`)).toEqual({ status: 200, success: true });
    await waitUntilGone(idle);
    await swept();
    expect(await get(drafted)).toMatchObject({ status: 200 });
  });
});

test('an image’s alt text is published to each network as it was when the post was created', async () => {
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
    const sentRequests = [posts.networks.facebook, posts.networks.linkedin].flatMap(
      ({ requests }) => requests,
    );
    expect(sentRequests.map(({ media: [file] }) => file?.altText)).toEqual(['A bell', 'A bell']);
  });
});

describe('the library', () => {
  const list = (query = '', user?: string) => page.json('GET', `/posts/media${query}`, undefined, user);
  const idsOf = ({ media }: { media: { id: string }[] }) => media.map(({ id }) => id);

  test('lists its files page by page, the newest first, by kind and by words of name and alt text', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 41; n += 1) {
      posts.advance(1000);
      ids.unshift((await page.upload('red')).media.id);
    }
    posts.advance(1000);
    const clip = (await send([['Été à la mer.mp4', sampleVideo({ bytes: 4000 })]])).media;
    const first = await list();
    expect(idsOf(first)).toEqual([clip.id, ...ids.slice(0, 39)]);
    expect(first).toMatchObject({ quota_bytes: 5120 * 1024 * 1024, next: expect.any(String) });
    expect(first.used_bytes).toBe(await posts.context.stores.mediaSizes.usedBy('ada'));
    const second = await list(`?before=${first.next}`);
    expect(idsOf(second)).toEqual(ids.slice(39));
    expect(second.next).toBeNull();
    expect(idsOf(await list('?kind=video'))).toEqual([clip.id]);
    expect(idsOf(await list('?search=mer+ETE'))).toEqual([clip.id]);
    await page.json('PATCH', `/posts/media/${ids[40]}`, { alt_text: 'Rye bread (dark)', name: 'loaf.png' });
    expect(await list('?search=rye+(dark)&kind=image')).toMatchObject({
      next: null,
      media: [{ id: ids[40], name: 'loaf.png', alt_text: 'Rye bread (dark)' }],
    });
    expect(idsOf(await list('?search=loaf+brioche'))).toEqual([]);
    expect(idsOf(await list('', 'bob'))).toEqual([]);
    expect(await list('?before=x')).toMatchObject({ status: 422, errors: { before: [expect.any(String)] } });
  });

  test('says where a file is used, and deletes one used only by published posts, which keep it', async () => {
    await posts.work();
    const { id } = (await page.upload('red')).media;
    const uses = async () => (await page.json('GET', `/posts/media/${id}/uses`)).uses;
    const draft = randomUUID();
    await page.save(draft, 0, { topic: 'Bread', media_ids: [id] });
    const { post_id } = await page.publish([facebook('Out now')], { media_ids: JSON.stringify([id]) });
    await eventually(async () =>
      expect(await uses()).toMatchObject([
        { id: draft, kind: 'draft', text: 'Bread' },
        { id: post_id, kind: 'out', text: 'Out now' },
      ]),
    );
    expect(await page.json('GET', `/posts/media/${id}/uses`, undefined, 'bob')).toMatchObject({
      status: 404,
    });
    await page.remove(draft);
    expect((await page.json('DELETE', `/posts/media/${id}`)).status).toBe(200);
    expect(idsOf(await list())).toEqual([]);
    const other = (await page.upload('blue')).media.id;
    await page.json('DELETE', `/posts/media/${other}`);
    await eventually(async () => expect(await get(other)).toMatchObject({ status: 404 }));
    expect(await get(id)).toMatchObject({ status: 200 });
    // A file that is used again is back in the library.
    await page.save(randomUUID(), 0, { media_ids: [id] });
    expect(idsOf(await list())).toEqual([id]);
  });

  test('keeps files that a user chose to keep until the user deletes them', async () => {
    await posts.work();
    const media = (await send([['a.mp4', sampleVideo({ bytes: 4000 })]], { keep: 'true' })).media;
    expect(media.kept).toBe(true);
    const idle = (await page.upload('red')).media.id;
    const later = (await page.upload('blue')).media.id;
    await page.json('PATCH', `/posts/media/${later}`, { kept: true });
    posts.advance(3 * DAY);
    await eventually(async () => expect(await get(idle)).toMatchObject({ status: 404 }));
    expect(idsOf(await list()).sort()).toEqual([media.id, later].sort());
    await page.json('PATCH', `/posts/media/${later}`, { kept: false });
    posts.advance(2 * DAY);
    await eventually(async () => expect(await get(later)).toMatchObject({ status: 404 }));
    await page.json('DELETE', `/posts/media/${media.id}`);
    await eventually(async () => expect(await get(media.id)).toMatchObject({ status: 404 }));
  });

  test('shows a large image by a small picture', async () => {
    const noise = await sharp({
      create: { width: 900, height: 600, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer();
    const { media } = await send([['big.png', noise]]);
    const reply = await posts.app.request(new URL(media.thumbnail_url).pathname);
    const small = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    expect(small).toMatchObject({ width: 480, height: 320, format: 'jpeg' });
    expect((await page.upload('red')).media.thumbnail_url).toBeUndefined();
  });
});

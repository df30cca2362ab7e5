import { UTM_NAMES } from '@carillon/contracts/domain/link-tracking.ts';
import { byPlatform } from '@carillon/contracts/domain/platforms.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { asOwner } from './as-owner.ts';
import { type Entry, form, type Posts, startPosts } from './posts-under-test.ts';

// Accounts of a network of many servers, each with limits of its own.
let posts: Posts;
let { schedule, send, only } = {} as ReturnType<typeof asOwner>;
beforeAll(async () => {
  posts = await startPosts();
  ({ schedule, send, only } = asOwner(posts));
  for (const id of [ROOMY, NARROW, USUAL]) posts.identity.pages.set(id, `@ada@${id}`);
  posts.identity.limits.set(ROOMY, { text: 1000, comment: 1000, counting: 'gotosocial', images: 6 });
  posts.identity.limits.set(NARROW, {
    text: 100,
    comment: 100,
    counting: 'gotosocial',
    imageBytes: 50_000,
    altText: 120,
  });
});
beforeEach(() => posts.identity.lost.clear());
afterAll(() => posts.close());

const ROOMY = 'roomy.example/1';
const NARROW = 'narrow.example/1';
/** Its server says nothing of its limits. */
const USUAL = 'usual.example/1';

const mastodon = (page_id: string, content: string, more: object = {}): Entry => ({
  platform_id: 5,
  page_id,
  content,
  ...more,
});
const due = { scheduled_time: '2026-03-02 11:00:00', timezone: 'Europe/Berlin' };
const post = async (entries: Entry[], files?: Parameters<typeof form>[2]) => {
  const reply = await posts.request('POST', '/posts/schedule', form(entries, due, files));
  return { status: reply.status, ...(await reply.json()) };
};
const tooLong = (has: string, limit: string, by: number) =>
  `This text has ${has} characters, and Mastodon allows ${limit}. Shorten it by ${by}.`;

describe('a new post', () => {
  test('is refused with the number of its account’s server', async () => {
    expect(await post([mastodon(ROOMY, 'x'.repeat(1000))])).toMatchObject({ status: 200 });
    expect(await post([mastodon(ROOMY, 'x'.repeat(1001))])).toMatchObject({
      status: 422,
      errors: { 'platforms.0.content': [tooLong('1,001', '1,000', 1)] },
    });
  });

  test('is counted by the network’s default if the server says nothing', async () => {
    expect(await post([mastodon(USUAL, 'x'.repeat(501))])).toMatchObject({
      status: 422,
      errors: { 'platforms.0.content': [tooLong('501', '500', 1)] },
    });
  });

  test('has its content warning counted', async () => {
    const options = { content_warning: 'Bells' };
    expect(await post([mastodon(NARROW, 'x'.repeat(96), { options })])).toMatchObject({
      status: 422,
      errors: { 'platforms.0.content': [tooLong('101', '100', 1)] },
    });
  });

  test('has its first comment counted', async () => {
    const entry = mastodon(NARROW, 'Hello', { first_comment: 'x'.repeat(101) });
    expect(await post([entry])).toMatchObject({
      status: 422,
      errors: { 'platforms.0.first_comment': [expect.stringContaining('allows 100')] },
    });
  });
});

describe('an image', () => {
  test('is made as small as the account’s server wants it', async () => {
    const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, n) => (n * 7919) % 251));
    const large = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .jpeg({ quality: 100 })
      .toBuffer();
    expect(large.length).toBeGreaterThan(50_000);
    const files = [{ field: 'media_5', name: 'a.jpg', bytes: large }];
    const reply = await post([mastodon(NARROW, 'Look'), mastodon(ROOMY, 'Look')], files as never);
    expect(reply).toMatchObject({ status: 200 });
    const sizes = (await posts.context.stores.publications.ofPost(reply.post_id, 'ada')).map(
      ({ media }) => media[0]?.bytes ?? 0,
    );
    expect(sizes[0]).toBeLessThanOrEqual(50_000);
    expect(sizes[1]).toBeGreaterThan(50_000);
  });
});

describe('an alt text', () => {
  test('is refused with the number of its account’s server', async () => {
    const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const upload = new FormData();
    upload.append('file', new File([new Uint8Array(bytes)], 'a.png'));
    const { media } = await (await posts.request('POST', '/posts/media', upload)).json();
    const scheduled = async (alt_text: string) => {
      await send('PATCH', `/posts/media/${media.id}`, { alt_text });
      const fields = { ...due, media_ids: JSON.stringify([media.id]) };
      const reply = await posts.request('POST', '/posts/schedule', form([mastodon(NARROW, 'Look')], fields));
      return { status: reply.status, ...(await reply.json()) };
    };
    const refusal = 'One alt text has 121 characters, and Mastodon allows 120. Shorten it by 1.';
    expect(await scheduled('x'.repeat(121))).toMatchObject({ status: 422, errors: { media_5: [refusal] } });
    expect(await scheduled('x'.repeat(120))).toMatchObject({ status: 200 });
  });
});

describe('other words for a target', () => {
  test.each([
    ['more than the network usually takes', ROOMY, 1000],
    ['fewer', NARROW, 100],
  ])('are measured by its server, which takes %s', async (_, page, limit) => {
    const { post_id } = await schedule([mastodon(page, 'Hello')]);
    const { id } = await only(post_id);
    const edit = (content: string) => send('PATCH', `/posts/publications/${id}`, { content });
    expect(await edit('x'.repeat(limit + 1))).toMatchObject({
      status: 422,
      errors: { content: [tooLong((limit + 1).toLocaleString('en'), limit.toLocaleString('en'), 1)] },
    });
    expect(await edit('x'.repeat(limit))).toMatchObject({ status: 200 });
  });

  test('are measured for each target of a post', async () => {
    const { post_id } = await schedule([mastodon(ROOMY, 'Hello'), mastodon(NARROW, 'Hello')]);
    expect(await send('PATCH', `/posts/${post_id}`, { content: 'x'.repeat(101) })).toMatchObject({
      status: 422,
      errors: { content: [tooLong('101', '100', 1)] },
    });
  });

  test('are taken as they are while the account is not connected', async () => {
    const { post_id } = await schedule([mastodon(ROOMY, 'Hello')]);
    const { id } = await only(post_id);
    posts.identity.lost.add('mastodon');
    expect(await send('PATCH', `/posts/publications/${id}`, { content: 'x'.repeat(1001) })).toMatchObject({
      status: 200,
    });
  });
});

describe('a change of a planned post', () => {
  test('is measured by each target’s server', async () => {
    const { post_id } = await schedule([mastodon(ROOMY, 'Hello')]);
    const change = (entries: Entry[]) => send('PUT', `/posts/${post_id}/plan`, { platforms: entries });
    expect(await change([mastodon(ROOMY, 'x'.repeat(1001))])).toMatchObject({
      status: 422,
      errors: { 'platforms.0.content': [tooLong('1,001', '1,000', 1)] },
    });
    const added = [mastodon(ROOMY, 'x'.repeat(1000)), mastodon(NARROW, 'x'.repeat(101))];
    expect(await change(added)).toMatchObject({
      status: 422,
      errors: { 'platforms.1.content': [tooLong('101', '100', 1)] },
    });
    expect(await change([mastodon(ROOMY, 'x'.repeat(1000)), mastodon(NARROW, 'Hi')])).toMatchObject({
      status: 200,
    });
  });
});

describe('link tracking', () => {
  const tags = { enabled: true, ...Object.fromEntries(UTM_NAMES.map((name) => [name, 'bells'])) };
  const link = 'https://example.com/';
  const tagged = (text: string) => `${text} ${link}`;
  beforeAll(async () => {
    const rule = { enabled: true, domains: null, version: 0, networks: byPlatform(() => tags) };
    expect(await send('PUT', '/posts/link-tracking', rule)).toMatchObject({ status: 200 });
  });

  test('makes a text too long by the measure of its account’s server', async () => {
    const refusal = expect.stringMatching(/^With link tracking this text has 1,\d+ .* allows 1,000\./);
    expect(await post([mastodon(ROOMY, tagged('x'.repeat(900)))])).toMatchObject({
      status: 422,
      errors: { 'platforms.0.content': [refusal] },
    });
    const { post_id } = await schedule([mastodon(ROOMY, tagged('x'.repeat(800)))]);
    const { id } = await only(post_id);
    const content = tagged('x'.repeat(900));
    expect(await send('PATCH', `/posts/publications/${id}`, { content })).toMatchObject({
      status: 422,
      errors: { content: [refusal] },
    });
    const platforms = [mastodon(ROOMY, content)];
    expect(await send('PUT', `/posts/${post_id}/plan`, { platforms })).toMatchObject({
      status: 422,
      errors: { 'platforms.0.content': [refusal] },
    });
  });
});

import { mkdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { facebook, form, linkedin, type Posts, startPosts } from './posts-under-test.ts';

let posts: Posts;
beforeAll(async () => {
  posts = await startPosts();
});
afterEach(() => {
  posts.identity.lost.clear();
  posts.identity.away = false;
});
afterAll(() => posts.close());

const refusal = async (url: string, data: FormData) => {
  const reply = await posts.request('POST', url, data);
  return { status: reply.status, ...(await reply.json()) };
};

const instagram = (content: string, page_id: string | null = 'page1') => ({
  platform_id: 2,
  page_id,
  content,
});

test('a post is accepted for two LinkedIn profiles, each by its name', async () => {
  posts.identity.pages.set('urn:li:person:bob', 'Bob');
  const profile = (page_id: string) => ({ platform_id: 3, page_id, content: `For ${page_id}` });
  const platforms = [profile('urn:li:person:ada'), profile('urn:li:person:bob')];
  const reply = await posts.request('POST', '/posts/publish', form(platforms));
  expect((await reply.json()).results).toMatchObject([
    { page_id: 'urn:li:person:ada', target_id: 'urn:li:person:ada' },
    { page_id: 'urn:li:person:bob', target_id: 'urn:li:person:bob' },
  ]);
});

describe('a post is refused', () => {
  test.each([
    ['without a platform', [], 'platforms', 'Please select at least one platform to publish to.'],
    [
      'with platforms that are no JSON',
      'facebook',
      'platforms',
      'Send a JSON list of {platform_id, page_id, content, first_comment, options}.',
    ],
    [
      'with a network that does not exist',
      [{ platform_id: 9, content: 'x' }],
      'platforms.0.platform_id',
      'There is no network with the ID 9. Use 1 (Facebook), 2 (Instagram), 3 (LinkedIn), 4 (Bluesky), or 5 (Mastodon).',
    ],
    [
      'without a page',
      [linkedin('x'), { platform_id: 1, content: 'x' }],
      'platforms.1.page_id',
      'Choose a page on Facebook.',
    ],
    [
      'with a LinkedIn page that nobody can know, instead of taking it to the profile',
      [{ platform_id: 3, page_id: '12345', content: 'x' }],
      'platforms.0.page_id',
      'Name a LinkedIn page as urn:li:organization: and its number, or leave this out for the profile.',
    ],
    ['without an account', [instagram('x', null)], 'platforms.0.page_id', 'Choose an account on Instagram.'],
    ['on Instagram without media', [instagram('x')], 'media_2', 'Instagram needs an image or a video.'],
    [
      "with somebody else's page",
      [facebook('x', 'other')],
      'platforms.0.page_id',
      'That page is not one of your pages.',
    ],
    [
      'with a target twice',
      [facebook('x'), facebook('y')],
      'platforms.1.page_id',
      'This Facebook page is chosen twice.',
    ],
    [
      'with a LinkedIn profile that is named and meant without a name',
      [linkedin('x'), { platform_id: 3, page_id: 'urn:li:person:ada', content: 'y' }],
      'platforms.1.page_id',
      'This LinkedIn profile is chosen twice.',
    ],
    [
      'without words or media',
      [linkedin('  ')],
      'platforms.0.content',
      'Write something, or add an image or a video.',
    ],
    [
      'with too many words',
      [linkedin('😀'.repeat(3010))],
      'platforms.0.content',
      'This text has 3,010 characters, and LinkedIn allows 3,000. Shorten it by 10.',
    ],
    [
      'with an option that its network doesn’t have',
      [{ ...linkedin('Hello'), options: { visibility: 'private' } }],
      'platforms.0.options.visibility',
      'This network has no such option.',
    ],
    [
      'with content that is missing',
      [{ platform_id: 3 }],
      'platforms.0.content',
      'platforms.0.content is required.',
    ],
  ])('%s', async (_, platforms, field, sentence) => {
    const reply = await refusal('/posts/publish', form(platforms));
    expect(reply).toMatchObject({
      status: 422,
      error: 'validation_failed',
      message: sentence,
      errors: { [field]: [sentence] },
    });
  });

  test.each([
    ['scheduled_time', '2026-03-02 08:59:59', 'UTC', 'That time has passed. Choose a later one.'],
    ['scheduled_time', '2026-02-30 10:00:00', 'UTC', 'That date and time do not exist. Choose another time.'],
    ['scheduled_time', 'tomorrow', 'UTC', 'Give the time as YYYY-MM-DD HH:mm:ss.'],
    [
      'scheduled_time',
      '2026-03-29 02:30:00',
      'Europe/Berlin',
      '02:30 does not exist on March 29, 2026 in Europe/Berlin: clocks go from 02:00 to 03:00. Choose another time.',
    ],
    [
      'timezone',
      '2026-03-03 10:00:00',
      'Moon/Crater',
      '“Moon/Crater” isn’t a time zone. Use one such as Europe/Berlin.',
    ],
    ['timezone', '2026-03-03 10:00:00', '', 'Say which time zone the time is in, such as Europe/Berlin.'],
  ])('with the %s %s in “%s”', async (field, scheduled_time, timezone, sentence) => {
    const reply = await refusal('/posts/schedule', form([linkedin('x')], { scheduled_time, timezone }));
    expect(reply).toMatchObject({ status: 422, errors: { [field]: [sentence] } });
  });

  test('when an account is not connected', async () => {
    posts.identity.lost.add('facebook');
    const reply = await refusal('/posts/publish', form([linkedin('x'), facebook('x')]));
    expect(reply).toMatchObject({
      status: 409,
      error: 'not_connected',
      errors: { 'platforms.1.platform_id': ['facebook is not connected.'] },
    });
  });

  test('when identity does not answer', async () => {
    posts.identity.away = true;
    expect(await refusal('/posts/publish', form([linkedin('x')]))).toMatchObject({ status: 503 });
  });

  test('when it is not a form, or ends in the middle', async () => {
    const send = async (body: string, type: string) => {
      const { headers } = await posts.signed();
      return (
        await posts.app.request('/posts/publish', {
          method: 'POST',
          body,
          headers: { ...headers, 'content-type': type },
        })
      ).json();
    };
    expect(await send('{}', 'application/json')).toMatchObject({ error: 'malformed_request' });
    const cut = '--b\r\nContent-Disposition: form-data; name="platforms"\r\n\r\n[';
    expect(await send(cut, 'multipart/form-data; boundary=b')).toMatchObject({ error: 'malformed_request' });
  });

  test('and nothing of it stays', async () => {
    expect(await posts.media()).toEqual([]);
    expect(await (await posts.request('GET', '/posts/user')).json()).toMatchObject({ posts: {} });
  });
});

test('a schedule without a zone is meant in the account’s', async () => {
  posts.identity.timezone = 'America/New_York';
  const data = form([linkedin('x')], { scheduled_time: '2026-03-03 10:00:00' });
  const reply = await posts.request('POST', '/posts/schedule', data);
  expect(await reply.json()).toMatchObject({
    due_at: '2026-03-03T15:00:00.000Z',
    timezone: 'America/New_York',
  });
});

describe('a request key', () => {
  const publish = async (key: string, workspaceId?: string) => {
    const data = form([facebook(key), linkedin(key)], { idempotency_key: key });
    const reply = await posts.request('POST', '/posts/publish', data, workspaceId);
    return publishPosts.response.parse(await reply.json());
  };

  test('several simultaneous requests create one post, and every call gets its reply', async () => {
    await posts.work();
    const replies = await Promise.all(Array.from({ length: 5 }, () => publish('key-of-a-press')));
    expect(new Set(replies.map(({ post_id }) => post_id)).size).toBe(1);
    for (const { results } of replies) expect(results).toHaveLength(2);
    const [first] = replies;
    await posts.until(first?.post_id ?? '', 'published');
    const again = await publish('key-of-a-press');
    expect(again.post_id).toBe(first?.post_id);
    const ownRequests = posts.networks.facebook.requests.filter(({ text }) => text === 'key-of-a-press');
    expect(ownRequests).toHaveLength(1);
    expect(await posts.media()).toEqual([]);
  });

  test('of another user is another post', async () => {
    const ownPost = await publish('key-of-two');
    expect((await publish('key-of-two', 'eve')).post_id).not.toBe(ownPost.post_id);
  });
});

describe('the sweeper', () => {
  // A clock that jumps ahead by a lease's time would take publications in progress from their worker, with their
  // permits.
  beforeEach(() =>
    eventually(async () => {
      const { collection } = posts.context.stores.publications.outbox;
      const dueNow = { status: 'scheduled', wakeAt: { $lte: posts.clock() } };
      expect(await collection.countDocuments({ $or: [dueNow, { status: 'publishing' }] })).toBe(0);
    }),
  );

  /** A post whose maker died right after it. */
  const half = async (id: string): Promise<void> => {
    const order = {
      ...({ id: `${id}-1`, postId: id, workspaceId: 'ada', platform: 'linkedin' } as const),
      targetId: 'urn:li:person:ada',
      targetName: 'Ada',
      content: id,
      media: [],
      createdAt: posts.clock(),
      dueAt: posts.clock(),
      localTime: null,
      timezone: null,
    };
    await posts.context.stores.posts.make({
      ...({
        id,
        workspaceId: 'ada',
        createdBy: 'ada',
        fingerprint: 'none',
        kind: 'now',
        initialDescription: '',
      } as const),
      createdAt: posts.clock(),
      localTime: null,
      timezone: null,
      aiSuggestedTime: false,
      publications: [order],
    });
  };

  test('writes the publications of a post whose maker died right after it', async () => {
    await half('half');
    posts.advance(61_000);
    expect(await posts.until('half', 'published')).toMatchObject({ late: true });
  });

  test('continues if the cleanup fails', async () => {
    const { publications, cooldowns, dispatchQueue } = posts.context.stores;
    const { insert } = publications;
    const failingChange = jest
      .spyOn(publications, 'insert')
      .mockImplementation((publication, events) =>
        publication.postId === 'bad' ? Promise.reject(new Error('a bad one')) : insert(publication, events),
      );
    const tidyBroken = jest.spyOn(cooldowns, 'tidy').mockRejectedValue(new Error('no cooldowns'));
    const tidied = jest.spyOn(dispatchQueue, 'releaseStrayPermits');
    await half('bad');
    posts.advance(1_000);
    await half('behind');
    posts.advance(61_000);
    await posts.until('behind', 'published');
    await eventually(() => expect(tidied).toHaveBeenCalled());
    expect(
      (await posts.context.stores.allWorkspaces.unexpandedPosts(posts.clock(), 10)).map(({ id }) => id),
    ).toEqual(['bad']);
    for (const spy of [failingChange, tidyBroken, tidied]) spy.mockRestore();
    await posts.until('bad', 'published');
  });

  const ORPHAN = '00000000-0000-4000-8000-000000000001';

  test('removes folders whose upload did not come to its end, and leaves the rest', async () => {
    const orphan = await posts.context.media.folderOf(ORPHAN);
    await mkdir(path.join(orphan, 'incoming'));
    await utimes(orphan, posts.clock(), posts.clock());
    posts.advance(7 * 3_600_000);
    const recent = await posts.context.media.folderOf('under-way');
    await utimes(recent, posts.clock(), posts.clock());
    await eventually(async () => expect(await posts.media()).not.toContain(ORPHAN));
    expect(await posts.media()).toContain('under-way');
  });
});

import { cancelPublication } from '@carillon/contracts/http/posts/cancel-publication.ts';
import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import { listUserPosts } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mishap } from './fake-network.ts';
import { type Entry, facebook, form, linkedin, type Posts, startPosts } from './posts-under-test.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let posts: Posts;
beforeEach(async () => {
  posts = await startPosts();
});
afterEach(() => posts.close());

const schedule = async (entries: Entry[], scheduled_time = '2026-03-02 11:00:00') => {
  const data = form(entries, { scheduled_time, timezone: 'Europe/Berlin' });
  return schedulePosts.response.parse(await (await posts.request('POST', '/posts/schedule', data)).json());
};
const send = async (method: string, url: string, body?: object, userId?: string) => {
  const { headers } = await posts.signed(userId);
  const reply = await posts.app.request(url, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, ...(await reply.json()) };
};
const only = async (id: string) => {
  const [first] = await posts.results(id);
  if (!first) throw new Error('nothing is there');
  return first;
};
/** Waits until the first try has ended. */
const tried = (id: string) =>
  eventually(async () =>
    expect(await only(id)).toMatchObject({
      attempts: 1,
      status: expect.stringMatching(/^(scheduled|failed)$/),
    }),
  );
/** A post to Facebook whose first try ended so. */
const ended = async (kind: 'permanent' | 'unknown', makes = false) => {
  await posts.work();
  posts.networks.facebook.mishaps.push(mishap(kind, kind === 'unknown' ? 'no reply' : 'Refused.', { makes }));
  const { post_id } = await schedule([facebook('Hello')]);
  posts.advance(HOUR);
  await tried(post_id);
  return { postId: post_id, id: (await only(post_id)).id };
};

describe('canceling', () => {
  test('stops what waits, for good; a second click finds it done', async () => {
    const { post_id } = await schedule([facebook('Hello'), linkedin('Hi')]);
    const { id } = await only(post_id);
    const reply = await send('POST', `/posts/publications/${id}/cancel`);
    expect(cancelPublication.response.parse(reply)).toMatchObject({
      message: 'Canceled. It will not go out.',
      publication: { status: 'canceled', can_cancel: false, next_attempt_at: null },
    });
    expect(await send('POST', `/posts/publications/${id}/cancel`)).toMatchObject({ status: 200 });
    await posts.work();
    posts.advance(DAY);
    await eventually(async () =>
      expect((await posts.results(post_id))[1]).toMatchObject({ status: 'published' }),
    );
    expect(await only(post_id)).toMatchObject({ status: 'canceled' });
    expect(posts.networks.facebook.calls).toEqual([]);
    expect(posts.told().some(({ status }) => status === 'canceled')).toBe(true);
  });

  test('is refused while it is being published', async () => {
    const gate = Promise.withResolvers<void>();
    posts.networks.facebook.gate = gate.promise;
    await posts.work();
    const { post_id } = await schedule([facebook('Hello')]);
    posts.advance(HOUR);
    await posts.until(post_id, 'publishing');
    const { id } = await only(post_id);
    for (const [method, path, body] of [
      ['POST', `/posts/publications/${id}/cancel`, undefined],
      ['POST', `/posts/publications/${id}/cancel`, { accept_unknown: true }],
      ['PATCH', `/posts/publications/${id}`, { content: 'x' }],
      ['PATCH', `/posts/${post_id}`, { content: 'x' }],
      ['POST', `/posts/publications/${id}/reschedule`, { scheduled_time: '2026-04-01 10:00:00' }],
      ['DELETE', `/posts/${post_id}`, undefined],
    ] as const)
      expect(await send(method, path, body)).toMatchObject({
        status: 409,
        error: 'conflict',
        message: expect.stringMatching(/^It is being published right now/),
      });
    gate.resolve();
    expect(await posts.until(post_id, 'published')).toMatchObject({ can_cancel: false, can_delete: true });
  });

  test('of what may be out says so; all the same, it is not tried again', async () => {
    const { postId, id } = await ended('unknown', true);
    expect(await only(postId)).toMatchObject({ may_be_out: true, can_cancel: false, can_edit: false });
    expect(await send('POST', `/posts/publications/${id}/cancel`)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^It may be out already: Facebook did not say/),
    });
    const reply = await send('POST', `/posts/publications/${id}/cancel`, { accept_unknown: true });
    expect(reply).toMatchObject({ status: 200, publication: { status: 'failed', can_retry: true } });
    expect(reply.message).toMatch(/^You stopped it\. Facebook did not say/);
    posts.advance(DAY);
    const other = await schedule([linkedin('Hi')], '2026-03-04 10:00:00');
    posts.advance(DAY);
    await posts.until(other.post_id, 'published');
    expect(posts.networks.facebook.calls).toEqual(['publish']);
  });
});

describe('moving', () => {
  test('has it go out at its new time, and not at the old one', async () => {
    await posts.work();
    const { post_id } = await schedule([facebook('Hello')]);
    const { id } = await only(post_id);
    const reply = await send('POST', `/posts/publications/${id}/reschedule`, {
      scheduled_time: '2026-03-03 08:30:00',
    });
    expect(reply).toMatchObject({
      status: 200,
      message: 'Moved to 2026-03-03 08:30 (Europe/Berlin).',
      publication: { due_at: '2026-03-03T07:30:00.000Z', timezone: 'Europe/Berlin', status: 'scheduled' },
    });
    posts.advance(2 * HOUR);
    const other = await schedule([linkedin('Hi')], '2026-03-02 13:00:00');
    posts.advance(2 * HOUR);
    await posts.until(other.post_id, 'published');
    expect(posts.networks.facebook.calls).toEqual([]);
    posts.advance(DAY);
    await posts.until(post_id, 'published');
  });

  test.each([
    ['2026-03-02 09:00:00', undefined, 'scheduled_time', /has passed/],
    [
      '2026-03-29 02:30:00',
      undefined,
      'scheduled_time',
      /^02:30 does not exist on 29 March 2026 in Europe\/Berlin/,
    ],
    ['2026-03-29 02:30:00', 'Mars/Base', 'timezone', /is not a time zone/],
    ['soon', undefined, 'scheduled_time', /YYYY-MM-DD/],
  ])('to %s in %s is refused under %s', async (scheduled_time, timezone, field, sentence) => {
    const { post_id } = await schedule([facebook('Hello')]);
    const before = await only(post_id);
    const reply = await send('POST', `/posts/publications/${before.id}/reschedule`, {
      scheduled_time,
      timezone,
    });
    expect(reply).toMatchObject({ status: 422, errors: { [field]: [expect.stringMatching(sentence)] } });
    expect(await only(post_id)).toEqual(before);
  });

  test('the zone that it was scheduled in stays when the account moves', async () => {
    const { post_id } = await schedule([facebook('Hello')]);
    posts.identity.timezone = 'Asia/Tokyo';
    expect(await only(post_id)).toMatchObject({
      scheduled_time: '2026-03-02 11:00:00',
      timezone: 'Europe/Berlin',
      due_at: '2026-03-02T10:00:00.000Z',
    });
  });
});

describe('editing', () => {
  test('what goes out are the new words, on every target that is not out', async () => {
    await posts.work();
    const { post_id } = await schedule([facebook('Hello'), linkedin('Hello')]);
    const reply = await send('PATCH', `/posts/${post_id}`, { content: 'Better' });
    expect(reply).toMatchObject({ status: 200, message: 'Changed for Facebook and LinkedIn.', refused: [] });
    posts.advance(HOUR);
    await eventually(async () => {
      for (const { status } of await posts.results(post_id)) expect(status).toBe('published');
    });
    expect(posts.networks.facebook.requests.map(({ text }) => text)).toEqual(['Better']);
    expect(posts.networks.linkedin.requests.map(({ text }) => text)).toEqual(['Better']);
  });

  test('one target leaves the others', async () => {
    const { post_id } = await schedule([facebook('Hello'), linkedin('Hello')]);
    const { id } = await only(post_id);
    expect(await send('PATCH', `/posts/publications/${id}`, { content: 'Better' })).toMatchObject({
      status: 200,
    });
    const { post } = getPost.response.parse(await send('GET', `/posts/${post_id}`));
    expect(post.results.map(({ content }) => content)).toEqual(['Better', 'Hello']);
    expect(post.results[0]?.edited_at).toBe('2026-03-02T09:00:00.000Z');
  });

  test('into what a network does not take changes nothing', async () => {
    const { post_id } = await schedule([facebook('Hello'), linkedin('Hello')]);
    const reply = await send('PATCH', `/posts/${post_id}`, { content: 'x'.repeat(3001) });
    expect(reply).toMatchObject({
      status: 422,
      errors: { content: ['This text has 3,001 characters, and LinkedIn takes 3,000. Shorten it by 1.'] },
    });
    const { post } = getPost.response.parse(await send('GET', `/posts/${post_id}`));
    expect(post.results.map(({ content }) => content)).toEqual(['Hello', 'Hello']);
  });

  test('what has failed, then sending it again, brings out the new words', async () => {
    const { postId, id } = await ended('permanent');
    expect(await send('PATCH', `/posts/publications/${id}`, { content: 'Better' })).toMatchObject({
      message: 'Changed. Publish it again to send it.',
    });
    await send('POST', `/posts/${postId}/retry`);
    await posts.until(postId, 'published');
    expect(posts.networks.facebook.requests.map(({ text }) => text)).toEqual(['Hello', 'Better']);
  });
});

describe('sending again', () => {
  test('what failed goes out; a second click finds it under way', async () => {
    const { postId, id } = await ended('permanent');
    const gate = Promise.withResolvers<void>();
    posts.networks.facebook.gate = gate.promise;
    for (let click = 0; click < 3; click++)
      expect(await send('POST', `/posts/publications/${id}/retry`)).toMatchObject({ status: 200 });
    gate.resolve();
    expect(await posts.until(postId, 'published')).toMatchObject({ attempts: 2, late: false });
    expect(posts.networks.facebook.calls).toEqual(['publish', 'publish']);
  });

  test('what may be out is looked for first, and found', async () => {
    const { postId, id } = await ended('unknown', true);
    await send('POST', `/posts/publications/${id}/cancel`, { accept_unknown: true });
    expect(await send('POST', `/posts/publications/${id}/retry`)).toMatchObject({
      message: expect.stringContaining('looks on Facebook first'),
    });
    posts.advance(MINUTE);
    await posts.until(postId, 'published');
    expect(posts.networks.facebook.calls).toEqual(['publish', 'find']);
    expect(posts.networks.facebook.posted).toHaveLength(1);
  });

  test('a post of which nothing has failed is refused', async () => {
    const { post_id } = await schedule([facebook('Hello')]);
    expect(await send('POST', `/posts/${post_id}/retry`)).toMatchObject({
      status: 409,
      message: 'Nothing of this post has failed.',
    });
  });
});

describe('deleting', () => {
  test('what waits never goes out, and is on no list any more', async () => {
    const { post_id } = await schedule([facebook('Hello')]);
    expect(await send('DELETE', `/posts/${post_id}`)).toMatchObject({
      status: 200,
      message: 'Deleted. Nothing of it goes out.',
      results: [],
    });
    expect(await send('DELETE', `/posts/${post_id}`)).toMatchObject({ status: 200 });
    expect(await send('GET', `/posts/${post_id}`)).toMatchObject({ status: 404 });
    const { posts: lists, counts } = await send('GET', '/posts/user');
    expect({ lists, counts }).toEqual({ lists: {}, counts: {} });
    for (const [method, path] of [
      ['POST', `/posts/publications/${post_id}-1/cancel`],
      ['POST', `/posts/publications/${post_id}-1/retry`],
      ['POST', `/posts/${post_id}/retry`],
    ] as const)
      expect(await send(method, path)).toMatchObject({ status: 404 });
    await posts.work();
    posts.advance(DAY);
    const other = await schedule([linkedin('Hi')], '2026-03-03 11:00:00');
    posts.advance(DAY);
    await posts.until(other.post_id, 'published');
    expect(posts.networks.facebook.calls).toEqual([]);
  });

  test('what is published only leaves the list, and is said to stay there', async () => {
    await posts.work();
    const { post_id } = await schedule([facebook('Hello')]);
    posts.advance(HOUR);
    await posts.until(post_id, 'published');
    expect(await send('DELETE', `/posts/${post_id}`)).toMatchObject({
      message: 'Deleted. It stays on Facebook, where it is published: delete it there too.',
    });
    expect(posts.networks.facebook.posted).toHaveLength(1);
    // It is still known to be this one's, so that no other post is taken for it.
    const again = await schedule([facebook('Hello')], '2026-03-02 11:05:00');
    posts.networks.facebook.mishaps.push(mishap('unknown', 'no reply'));
    posts.advance(5 * MINUTE);
    await tried(again.post_id);
    posts.advance(2 * MINUTE);
    await posts.until(again.post_id, 'published');
    expect(posts.networks.facebook.posted).toHaveLength(2);
  });

  test('in part: what may be out stays, and is named', async () => {
    await posts.work();
    posts.networks.facebook.mishaps.push(mishap('unknown', 'no reply', { makes: true }));
    const { post_id } = await schedule([facebook('Hello'), linkedin('Hi')]);
    posts.advance(HOUR);
    await tried(post_id);
    await eventually(async () =>
      expect((await posts.results(post_id))[1]).toMatchObject({ status: 'published' }),
    );
    const reply = await send('DELETE', `/posts/${post_id}`);
    expect(reply).toMatchObject({
      status: 200,
      results: [{ platform: 'facebook', may_be_out: true }],
      refused: [{ target_name: 'facebook page1', message: expect.stringMatching(/^It may be out already/) }],
    });
    expect(reply.message).toMatch(/^Deleted in part/);
    expect((await posts.results(post_id)).map(({ platform }) => platform)).toEqual(['facebook']);
  });

  test('a post whose publications were never written leaves none behind', async () => {
    const order = {
      ...({ id: 'half-1', postId: 'half', userId: 'ada', platform: 'linkedin', pageId: null } as const),
      ...{ targetId: 'urn:li:person:ada', targetName: 'Ada', content: 'Half', media: [] },
      ...{ createdAt: posts.clock(), dueAt: new Date(posts.clock().getTime() + HOUR) },
      ...{ localTime: '2026-03-02 10:00:00', timezone: 'UTC' },
    };
    await posts.context.stores.posts.insert({
      ...({
        id: 'half',
        userId: 'ada',
        requestKey: null,
        kind: 'scheduled',
        initialDescription: '',
      } as const),
      ...{ createdAt: posts.clock(), localTime: null, timezone: null, aiSuggestedTime: false },
      publications: [order],
    });
    expect(await send('DELETE', '/posts/half')).toMatchObject({ status: 200 });
    expect(await posts.context.stores.publications.ofPost('half')).toMatchObject([
      { status: 'canceled', removedAt: posts.clock() },
    ]);
    await posts.work();
    posts.advance(2 * HOUR);
    const other = await schedule([facebook('Hi')], '2026-03-02 13:00:00');
    posts.advance(2 * HOUR);
    await posts.until(other.post_id, 'published');
    expect(posts.networks.linkedin.calls).toEqual([]);
  });
});

test('nobody else can do any of it', async () => {
  const { post_id } = await schedule([facebook('Hello')]);
  const { id } = await only(post_id);
  for (const [method, path, body] of [
    ['POST', `/posts/publications/${id}/cancel`, undefined],
    ['POST', `/posts/publications/${id}/retry`, undefined],
    ['POST', `/posts/publications/${id}/reschedule`, { scheduled_time: '2026-04-01 10:00:00' }],
    ['PATCH', `/posts/publications/${id}`, { content: 'x' }],
    ['PATCH', `/posts/${post_id}`, { content: 'x' }],
    ['POST', `/posts/${post_id}/retry`, undefined],
    ['DELETE', `/posts/${post_id}`, undefined],
  ] as const)
    expect(await send(method, path, body, 'eve')).toMatchObject({ status: 404, error: 'not_found' });
  expect(await only(post_id)).toMatchObject({ status: 'scheduled' });
});

test('one post tells every try, what the network said, and when it is tried again', async () => {
  const { postId } = await ended('unknown');
  const { post } = getPost.response.parse(await send('GET', `/posts/${postId}`));
  expect(post.results).toMatchObject([
    {
      content: 'Hello',
      next_attempt_at: '2026-03-02T10:01:00.000Z',
      history: [
        {
          n: 1,
          started_at: '2026-03-02T10:00:00.000Z',
          ended_at: '2026-03-02T10:00:00.000Z',
          outcome: 'unknown',
          message: 'no reply',
        },
      ],
    },
  ]);
});

test('the list tells what may be done, and counts by status', async () => {
  await ended('permanent');
  await schedule([facebook('Later')], '2026-03-05 10:00:00');
  await schedule([linkedin('Later')], '2026-03-05 10:00:00');
  const { posts: lists, counts } = listUserPosts.response.parse(await send('GET', '/posts/user'));
  expect(counts).toEqual({ failed: 1, scheduled: 2 });
  const rights = ({ status, can_cancel, can_retry, can_edit, can_reschedule }: Record<string, unknown>) => [
    ...[status, can_cancel, can_retry, can_edit, can_reschedule],
  ];
  expect(lists.facebook?.map(rights).sort()).toEqual([
    ['failed', false, true, true, false],
    ['scheduled', true, false, true, true],
  ]);
  expect(lists.linkedin?.[0]).toMatchObject({
    next_attempt_at: '2026-03-05T09:00:00.000Z',
    scheduled_time: '2026-03-05 10:00:00',
    timezone: 'Europe/Berlin',
  });
});

test('a post that is more than a week late is not sent by surprise, but when its owner asks for it', async () => {
  const { post_id } = await schedule([facebook('Hello')]);
  posts.advance(8 * DAY);
  await posts.work();
  expect(await posts.until(post_id, 'failed')).toMatchObject({
    reason: expect.stringMatching(/more than a week late/),
    can_retry: true,
  });
  expect(posts.networks.facebook.calls).toEqual([]);
  await send('POST', `/posts/${post_id}/retry`);
  await posts.until(post_id, 'published');
});

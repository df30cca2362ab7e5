import { cancelPublication } from '@carillon/contracts/http/posts/cancel-publication.ts';
import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { asOwner } from './as-owner.ts';
import { facebook, linkedin, type Posts, startPosts } from './posts-under-test.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let posts: Posts;
let { schedule, send, only, ended } = {} as ReturnType<typeof asOwner>;
beforeEach(async () => {
  posts = await startPosts();
  ({ schedule, send, only, ended } = asOwner(posts));
});
afterEach(() => posts.close());

describe('canceling', () => {
  test('stops what waits, for good; a second click finds it done', async () => {
    const { post_id } = await schedule([facebook('Hello'), linkedin('Hi')]);
    const { id } = await only(post_id);
    const reply = await send('POST', `/posts/publications/${id}/cancel`);
    expect(cancelPublication.response.parse(reply)).toMatchObject({
      message: 'Canceled. It won’t be published.',
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
    await eventually(() =>
      expect(posts.told()).toContainEqual(expect.objectContaining({ status: 'canceled' })),
    );
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

  test('works, as all else does, for what waits in the queue behind another', async () => {
    const gate = Promise.withResolvers<void>();
    posts.networks.facebook.gate = gate.promise;
    await posts.work();
    const texts = ['First', 'Stopped', 'Moved', 'Changed', 'Deleted'];
    const ids: string[] = [];
    for (const text of texts) ids.push((await schedule([facebook(text)])).post_id);
    const [first = '', stopped = '', movedId = '', changed = '', deleted = ''] = ids;
    posts.advance(HOUR);
    await posts.until(first, 'publishing');
    for (const id of ids.slice(1)) await posts.until(id, 'queued');
    const path = async (postId: string) => `/posts/publications/${(await only(postId)).id}`;
    const to = { scheduled_time: '2026-04-01 10:00:00' };
    const replies = [
      await send('POST', `${await path(stopped)}/cancel`),
      await send('POST', `${await path(movedId)}/reschedule`, to),
      await send('PATCH', await path(changed), { content: 'Better' }),
      await send('DELETE', `/posts/${deleted}`),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    gate.resolve();
    await posts.until(changed, 'published');
    expect(posts.networks.facebook.requests.map(({ text }) => text)).toEqual(['First', 'Better']);
    expect((await only(stopped)).status).toBe('canceled');
    expect(await only(movedId)).toMatchObject({ status: 'scheduled', due_at: '2026-04-01T08:00:00.000Z' });
  });

  test('reports that a post may be published, and doesn’t retry it', async () => {
    const { postId, id } = await ended('unknown', true);
    expect(await only(postId)).toMatchObject({ may_be_out: true, can_cancel: true, can_edit: false });
    expect(await send('POST', `/posts/publications/${id}/cancel`)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^It may already be published: Facebook didn’t confirm/),
    });
    const reply = await send('POST', `/posts/publications/${id}/cancel`, { accept_unknown: true });
    expect(reply).toMatchObject({ status: 200, publication: { status: 'failed', can_retry: true } });
    expect(reply.message).toMatch(/^You stopped it\. Facebook didn’t confirm/);
    const again = await send('POST', `/posts/publications/${id}/cancel`, { accept_unknown: true });
    expect(again).toEqual(reply);
    posts.advance(DAY);
    const other = await schedule([linkedin('Hi')], '2026-03-04 10:00:00');
    posts.advance(DAY);
    await posts.until(other.post_id, 'published');
    expect(posts.networks.facebook.calls).toEqual(['send']);
  });
});

describe('moving', () => {
  test('publishes at the new time, and not at the old one', async () => {
    await posts.work();
    const { post_id } = await schedule([facebook('Hello')]);
    const { id } = await only(post_id);
    const reply = await send('POST', `/posts/publications/${id}/reschedule`, {
      scheduled_time: '2026-03-03 08:30:00',
    });
    expect(reply).toMatchObject({
      status: 200,
      message: 'Moved to Tuesday, March 3, 2026 at 8:30 AM (Europe/Berlin).',
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
      /^02:30 does not exist on March 29, 2026 in Europe\/Berlin/,
    ],
    ['2026-03-29 02:30:00', 'Mars/Base', 'timezone', /isn’t a time zone/],
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

  test('moving to now publishes at once, and the history shows the original time', async () => {
    const { post_id } = await schedule([facebook('Hello')]);
    const { id } = await only(post_id);
    const path = `/posts/publications/${id}/publish-now`;
    expect(await send('POST', path)).toMatchObject({
      status: 200,
      message: 'Publishing starts now.',
      publication: { due_at: posts.clock().toISOString(), scheduled_time: null },
    });
    // Pressed twice it is one move.
    expect(await send('POST', path)).toMatchObject({ status: 200 });
    await posts.work();
    await posts.until(post_id, 'published');
    const reply = await posts.request('GET', `/posts/${post_id}`);
    expect(getPost.response.parse(await reply.json()).post.results).toMatchObject([
      { moves: [{ from: '2026-03-02T10:00:00.000Z', from_timezone: 'Europe/Berlin', to: null }] },
    ]);
    expect(await send('POST', path)).toMatchObject({ status: 409 });
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

describe('moving a whole post', () => {
  test('moves everything that waits, leaves published posts, and can move one target', async () => {
    const { post_id } = await schedule([facebook('Hello'), linkedin('Hi')]);
    const [first, second] = await posts.results(post_id);
    const move = (body: object) => send('POST', `/posts/${post_id}/reschedule`, body);
    const to = '2026-03-03 11:00:00';
    expect(await move({ scheduled_time: to })).toMatchObject({
      message: 'Moved for Facebook and LinkedIn.',
      results: [
        { scheduled_time: to, timezone: 'Europe/Berlin', due_at: '2026-03-03T10:00:00.000Z' },
        { scheduled_time: to },
      ],
      refused: [],
    });
    const alone = '2026-03-04 11:00:00';
    expect(await move({ scheduled_time: alone, publications: [second?.id] })).toMatchObject({
      results: [{ id: second?.id, scheduled_time: alone }],
    });
    expect(await only(post_id)).toMatchObject({ scheduled_time: to });

    await posts.work();
    posts.advance(DAY + HOUR);
    await eventually(async () => expect(await only(post_id)).toMatchObject({ status: 'published' }));
    expect(await move({ scheduled_time: '2026-03-05 11:00:00' })).toMatchObject({
      status: 200,
      results: [{ id: second?.id }],
    });
    expect(await move({ scheduled_time: to, publications: [first?.id] })).toMatchObject({
      status: 422,
      errors: { scheduled_time: ['That time has passed. Choose a later one.'] },
    });
    expect(await move({ scheduled_time: '2026-03-05 11:00:00', publications: [first?.id] })).toMatchObject({
      status: 409,
    });
    expect(await move({ scheduled_time: '2026-03-05 11:00:00', publications: ['x'] })).toMatchObject({
      status: 404,
    });
  });

  test('a post taken by a worker meanwhile is published once, at the old or the new time', async () => {
    await posts.work();
    const { post_id } = await schedule([facebook('Hello'), linkedin('Hi')]);
    posts.advance(HOUR - 1000);
    const moving = send('POST', `/posts/${post_id}/reschedule`, { scheduled_time: '2026-03-03 11:00:00' });
    posts.advance(1000);
    const { status } = await moving;
    expect([200, 409]).toContain(status);
    await eventually(async () =>
      expect(
        (await posts.results(post_id)).every((one) => ['scheduled', 'published'].includes(one.status)),
      ).toBe(true),
    );
    posts.advance(DAY);
    await eventually(async () =>
      expect((await posts.results(post_id)).map((one) => one.status)).toEqual(['published', 'published']),
    );
    for (const network of [posts.networks.facebook, posts.networks.linkedin])
      expect(network.calls.filter((call) => call === 'send')).toEqual(['send']);
  });
});

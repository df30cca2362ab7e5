import { randomUUID } from 'node:crypto';
import { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import type { RepeatInput } from '@carillon/contracts/http/posts/series.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { createFakePlans } from '@carillon/kit/test/fake-plans.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { occurrencePost, timesOf } from '../domain/series-post.ts';
import { sweep } from '../maintenance/sweep.ts';
import { occurrenceId, planAhead } from '../series/plan-ahead.ts';
import { expandPost } from '../transitions/expand-post.ts';
import { asOwner } from './as-owner.ts';
import { drafting } from './drafting.ts';
import { facebook, form, linkedin, type Posts, startPosts } from './posts-under-test.ts';

const DAY = 86_400_000;
const plans = createFakePlans();
let posts: Posts;
let send: ReturnType<typeof asOwner>['send'];
beforeEach(async () => {
  posts = await startPosts({ PLANS: 'on', MEDIA_RETENTION_DAYS: '10' }, plans.transports);
  ({ send } = asOwner(posts));
});
afterEach(async () => {
  plans.state.refuses.clear();
  await posts.close();
});

const weekly: RepeatInput = { every: 'week', weekdays: [1, 4], count: 5 };

const ask = async (repeat: unknown, fields: Record<string, string> = {}) => {
  const times = { scheduled_time: '2026-03-05 09:00:00', timezone: 'Europe/Berlin' };
  const data = form([facebook('Hello')], { ...times, repeat: JSON.stringify(repeat), ...fields });
  const reply = await posts.request('POST', '/posts/schedule', data);
  return { status: reply.status, ...(await reply.json()) };
};
const start = async (repeat: RepeatInput = weekly, fields: Record<string, string> = {}) =>
  schedulePosts.response.parse(await ask(repeat, fields));

interface PlannedPost {
  id: string;
  post_id: string;
  series_id: string;
  scheduled_time: string;
  status: string;
  words: string;
}
const listPlanned = async (
  from = '2026-03-01',
  until = '2026-05-01',
  workspaceId?: string,
): Promise<PlannedPost[]> => {
  const window = `from=${from}T00:00:00Z&until=${until}T00:00:00Z`;
  return (await send('GET', `/posts/planned?${window}`, undefined, workspaceId)).publications;
};
const days = (list: readonly PlannedPost[]) => list.map(({ scheduled_time }) => scheduled_time.slice(5, 10));
const FIVE = ['03-05', '03-09', '03-12', '03-16', '03-19'];
/** A worker's steps for the series, as if it had just started. */
const goOn = () =>
  sweep({ ...posts.context, workerId: randomUUID(), isClockRight: () => true }).then(() =>
    posts.context.stores.choreLease.take('nobody', posts.clock(), posts.clock()),
  );

test('each time is an ordinary post in the calendar, at its local time over daylight saving', async () => {
  const { post_id, series } = await start({ every: 'week', weekdays: [4], count: 5 });
  expect(series).toMatchObject({ id: post_id, total: 5, planned: 5, last_time: '2026-04-02 09:00:00' });
  const list = await listPlanned();
  expect(days(list)).toEqual(['03-05', '03-12', '03-19', '03-26', '04-02']);
  expect(new Set(list.map(({ series_id }) => series_id))).toEqual(new Set([post_id]));
  const [before, after] = [list[3], list[4]].map((one) => (one as unknown as { due_at: string }).due_at);
  expect([before, after]).toEqual(['2026-03-26T08:00:00.000Z', '2026-04-02T07:00:00.000Z']);
});

test('publishes each post separately and once, with its files', async () => {
  const { upload } = drafting(posts);
  const { media } = await upload();
  await start({ every: 'day', count: 3 }, { media_ids: JSON.stringify([media.id]) });
  await posts.work();
  for (const number of [1, 2, 3]) {
    posts.advance(number === 1 ? 3 * DAY : DAY);
    await eventually(() => expect(posts.networks.facebook.posted).toHaveLength(number));
  }
  await eventually(async () =>
    expect((await listPlanned()).map(({ status }) => status)).toEqual([
      'published',
      'published',
      'published',
    ]),
  );
});

describe('is made once', () => {
  test('by two calls that send the same', async () => {
    const key = { idempotency_key: 'the same key' };
    const [one, two] = await Promise.all([start(weekly, key), start(weekly, key)]);
    expect(two.post_id).toBe(one.post_id);
    expect(days(await listPlanned())).toEqual(FIVE);
    expect(await start({ ...weekly, count: 6 }, key)).toMatchObject({ earlier: true });
  });

  test('when its maker dies anywhere, and several go on', async () => {
    const { stores } = posts.context;
    const { advance } = stores.series;
    let steps = 0;
    const dying = {
      ...posts.context,
      stores: {
        ...stores,
        series: {
          ...stores.series,
          advance: async (...args: Parameters<typeof advance>) => {
            if (++steps % 2 === 0) throw new Error('it died');
            return advance(...args);
          },
        },
      },
    };
    // As left by an API process that died right after that write.
    const { post_id } = await start({ every: 'day', count: 40 });
    const head = await stores.series.find(post_id, 'ada');
    if (!head) throw new Error('no series');
    const stale = { ...head, series: { ...head.series, next: 1 } };
    await Promise.allSettled([planAhead(dying, stale), planAhead(posts.context, stale)]);
    await Promise.all([planAhead(posts.context, stale), planAhead(posts.context, head), goOn()]);
    const list = await listPlanned();
    expect(list).toHaveLength(40);
    expect(new Set(days(list)).size).toBe(40);
  });

  test('and where nobody planned ahead at all, by a worker', async () => {
    const { stores } = posts.context;
    const { posts: store } = stores;
    const make = store.make.bind(store);
    let createdCount = 0;
    Object.assign(store, {
      make: async (...args: Parameters<typeof make>) =>
        createdCount++ > 0 ? Promise.reject(new Error('away')) : make(...args),
    });
    await start();
    expect(await listPlanned()).toHaveLength(1);
    Object.assign(store, { make });
    await goOn();
    expect(days(await listPlanned())).toEqual(FIVE);
  });
});

test('adds posts more than 60 days ahead to the calendar as their time comes near', async () => {
  await start({ every: 'month', count: 6 });
  expect(days(await listPlanned('2026-03-01', '2026-05-01'))).toEqual(['03-05', '04-05']);
  expect(await listPlanned('2026-05-01', '2026-06-01')).toEqual([]);
  posts.advance(20 * DAY);
  await goOn();
  await goOn();
  expect(days(await listPlanned('2026-05-01', '2026-06-10'))).toEqual(['05-05']);
});

describe('one of them', () => {
  test('is skipped, and is not made again', async () => {
    const { post_id } = await start();
    const second = (await listPlanned())[1];
    expect(await send('DELETE', `/posts/${second?.post_id}`)).toMatchObject({ status: 200 });
    const head = await posts.context.stores.series.find(post_id, 'ada');
    if (head) await planAhead(posts.context, { ...head, series: { ...head.series, next: 1 } });
    expect(days(await listPlanned())).toEqual(FIVE.filter((day) => day !== '03-09'));
  });

  test('is changed, and the others stay', async () => {
    await start();
    const second = (await listPlanned())[1];
    await send('PATCH', `/posts/${second?.post_id}`, { content: 'Another' });
    const move = { scheduled_time: '2026-03-10 18:00:00' };
    expect(await send('POST', `/posts/${second?.post_id}/reschedule`, move)).toMatchObject({ status: 200 });
    const list = await listPlanned();
    expect(days(list)).toEqual(['03-05', '03-10', '03-12', '03-16', '03-19']);
    expect(list.map(({ words }) => words)).toEqual(['Hello', 'Another', 'Hello', 'Hello', 'Hello']);
  });
});

describe('a series that is stopped', () => {
  test('cancels future posts and leaves published ones', async () => {
    const { post_id } = await start();
    await posts.work();
    posts.advance(3 * DAY);
    await eventually(() => expect(posts.networks.facebook.posted).toHaveLength(1));
    const stopped = await send('POST', `/posts/series/${post_id}/stop`);
    expect(stopped).toMatchObject({ status: 200, series: { status: 'stopped' } });
    expect(stopped.message).toBe('The series is stopped. 4 scheduled posts are canceled.');
    expect(days(await listPlanned())).toEqual(['03-05']);
    expect(await send('POST', `/posts/series/${post_id}/resume`)).toMatchObject({ status: 409 });
  });

  test('gets no post from who had read it before', async () => {
    const { post_id } = await start({ every: 'month', count: 6 });
    const head = await posts.context.stores.series.find(post_id, 'ada');
    if (!head) throw new Error('no series');
    await send('POST', `/posts/series/${post_id}/stop`);
    const listRemaining = async () => [
      ...(await listPlanned()),
      ...(await listPlanned('2026-05-01', '2026-06-10')),
    ];
    await planAhead(posts.context, head);
    expect(await listRemaining()).toEqual([]);
    // A worker that read just before the stop creates its post right after it.
    const third = timesOf(head)[2];
    if (!third) throw new Error('no third');
    const late = occurrencePost(head, occurrenceId(head, third), third, posts.clock());
    await posts.context.stores.posts.make(late);
    await expandPost(posts.context, late);
    expect(days(await listRemaining())).toEqual(['05-05']);
    posts.advance(DAY);
    await goOn();
    expect(await listRemaining()).toEqual([]);
    expect(await posts.context.stores.series.due(posts.clock(), 10)).toEqual([]);
  });
});

describe('the plan', () => {
  test('is asked again each day, and pauses it with its reason when the time comes, until somebody resumes it', async () => {
    const { post_id } = await start({ every: 'month', count: 3 });
    plans.state.refuses.add('scheduled_posts');
    const state = async () => (await send('GET', `/posts/series/${post_id}`)).series;
    posts.advance(10 * DAY);
    await goOn();
    expect(await state()).toMatchObject({ status: 'active', planned: 2, reason: expect.any(String) });
    posts.advance(40 * DAY);
    await goOn();
    expect(await state()).toMatchObject({ status: 'active', reason: expect.any(String) });
    posts.advance(Date.parse('2026-05-05T06:59:30Z') - posts.clock().getTime());
    await goOn();
    expect(await state()).toMatchObject({ status: 'paused', reason: expect.any(String) });
    plans.state.refuses.clear();
    expect(await send('POST', `/posts/series/${post_id}/resume`)).toMatchObject({
      status: 200,
      message: 'The series is running again.',
    });
    expect(days(await listPlanned('2026-05-01', '2026-06-01'))).toEqual(['05-05']);
  });
});

test('its files stay as long as it goes on, whatever became of the posts so far, and go after it', async () => {
  const { media } = await drafting(posts).upload();
  const { post_id } = await start({ every: 'month', count: 6 }, { media_ids: JSON.stringify([media.id]) });
  for (const { post_id: id } of await listPlanned()) await send('DELETE', `/posts/${id}`);
  posts.advance(12 * DAY);
  for (let round = 0; round < 3; round++) await goOn();
  expect(await posts.media()).not.toEqual([]);
  const { uses } = await send('GET', `/posts/media/${media.id}/uses`);
  expect(uses).toContainEqual(expect.objectContaining({ id: post_id, kind: 'planned' }));
  expect(await send('DELETE', `/posts/media/${media.id}`)).toMatchObject({ status: 409 });
  await send('POST', `/posts/series/${post_id}/stop`);
  posts.advance(12 * DAY);
  for (let round = 0; round < 3; round++) await goOn();
  expect(await posts.media()).toEqual([]);
});

test('nothing of another workspace’s series is visible or changeable', async () => {
  const { post_id } = await start();
  const url = `/posts/series/${post_id}`;
  expect(await send('GET', url, undefined, 'bob')).toMatchObject({ status: 404 });
  expect(await send('POST', `${url}/stop`, {}, 'bob')).toMatchObject({ status: 404 });
  expect(await send('POST', `${url}/resume`, {}, 'bob')).toMatchObject({ status: 404 });
  expect(days(await listPlanned())).toEqual(FIVE);
});

test.each([
  ['no end', { every: 'day' }, /how many times/],
  ['two ends', { every: 'day', count: 3, until: '2026-04-01' }, /how many times/],
  ['too many', { every: 'day', count: 367 }, /at most 366 times/],
  ['too far apart', { every: 'month', interval: 13, count: 3 }, /at most 12/],
  ['once', { every: 'day', until: '2026-03-05' }, /published only once/],
  ['no such day', { every: 'day', until: '2026-02-30' }, /YYYY-MM-DD/],
  ['no rule', 'often', /./],
])('is refused with %s, by its field', async (_, repeat, message) => {
  expect(await ask(repeat)).toMatchObject({
    status: 422,
    errors: { repeat: [expect.stringMatching(message)] },
  });
  expect(await listPlanned()).toEqual([]);
});

test('is rejected in the queue, which has no time of its own', async () => {
  const slots = [{ weekday: 1, time: '10:00' }];
  const schedule = { platform_id: 1, page_id: 'page1', timezone: 'UTC', slots, version: 0 };
  await send('PUT', '/posts/queue/schedule', schedule);
  const data = form([facebook('Hello'), linkedin('Hello')], {
    queue: 'true',
    repeat: JSON.stringify(weekly),
  });
  expect((await posts.request('POST', '/posts/schedule', data)).status).toBe(422);
});

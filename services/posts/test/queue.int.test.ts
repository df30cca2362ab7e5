import { randomUUID } from 'node:crypto';
import { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { asOwner } from './as-owner.ts';
import { type Entry, facebook, form, linkedin, type Posts, startPosts } from './posts-under-test.ts';

let posts: Posts;
let owner: ReturnType<typeof asOwner>;
beforeAll(async () => {
  posts = await startPosts();
  owner = asOwner(posts);
});
afterAll(() => posts.close());

const MORNINGS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, time: '10:00' }));
const zone = { timezone: 'Europe/Berlin' };
const page = (page_id: string) => ({ platform_id: 1, page_id, ...zone });
const save = (body: object, workspaceId?: string) =>
  owner.send('PUT', '/posts/queue/schedule', { slots: MORNINGS, version: 0, ...body }, workspaceId);

async function send(entries: Entry[], fields: Record<string, string> = {}, workspaceId?: string) {
  const data = form(entries, { queue: 'true', ...fields });
  const reply = await posts.request('POST', '/posts/schedule', data, workspaceId);
  return { status: reply.status, ...(await reply.json()) };
}
const queue = async (entries: Entry[], fields?: Record<string, string>) =>
  schedulePosts.response.parse(await expectSent(send(entries, fields)));
const expectSent = async (reply: Promise<{ status: number }>) => {
  expect(await reply).toMatchObject({ status: 200 });
  return reply;
};
const scheduleOf = async (page_id: string | null) =>
  (await owner.send('GET', '/posts/queue')).schedules.find(
    (one: { page_id: string | null }) => one.page_id === page_id,
  );

describe('posting slots', () => {
  test('are kept for each account, with the next that are free', async () => {
    expect(await save(page('page-a'))).toMatchObject({
      status: 200,
      schedule: {
        platform: 'facebook',
        target_id: 'page-a',
        target_name: 'facebook page-a',
        version: 1,
        next_free: [
          { due_at: '2026-03-03T09:00:00.000Z', scheduled_time: '2026-03-03 10:00:00' },
          { scheduled_time: '2026-03-04 10:00:00' },
          { scheduled_time: '2026-03-05 10:00:00' },
          { scheduled_time: '2026-03-06 10:00:00' },
          { scheduled_time: '2026-03-09 10:00:00' },
        ],
        queued: [],
      },
    });
    expect(await scheduleOf('page-a')).toMatchObject({ slots: MORNINGS, timezone: 'Europe/Berlin' });
    expect((await owner.send('GET', '/posts/queue', undefined, 'eve')).schedules).toEqual([]);
  });

  test('when two members change slots at once, one gets an error', async () => {
    const both = await Promise.all([save(page('page-two')), save({ ...page('page-two'), slots: [] })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await save({ ...page('page-two'), version: 1 })).toMatchObject({ status: 200 });
    expect(await save({ ...page('page-two'), version: 1 })).toMatchObject({ status: 409, error: 'conflict' });
  });

  test.each([
    ['a zone that is none', { timezone: 'Nowhere' }, 422, 'timezone'],
    ['a time that is none', { slots: [{ weekday: 1, time: '24:00' }] }, 422, 'slots.0.time'],
    ['a day that is none', { slots: [{ weekday: 8, time: '10:00' }] }, 422, 'slots.0.weekday'],
    [
      'more than a day takes',
      {
        slots: Array.from({ length: 49 }, (_, n) => ({
          weekday: 1,
          time: `10:${String(n).padStart(2, '0')}`,
        })),
      },
      422,
      'slots',
    ],
  ])('are refused with %s', async (_, change, status, field) => {
    const reply = await save({ ...page('page-wrong'), ...change });
    expect(reply).toMatchObject({ status, errors: { [field]: [expect.any(String)] } });
  });

  test('are for connected accounts alone', async () => {
    expect(await save(page('strange'))).toMatchObject({ status: 404 });
  });
});

describe('adding to the queue', () => {
  test('gives each account its own next slot, and says when', async () => {
    await save(page('page-b'));
    await save({ platform_id: 3, ...zone, slots: [{ weekday: 3, time: '18:30' }] });
    const first = await queue([facebook('One', 'page-b'), linkedin('One')]);
    expect(first).toMatchObject({
      message:
        'Queued for Tuesday, March 3, 2026 at 10:00 AM (Europe/Berlin) on Facebook. ' +
        'Queued for Wednesday, March 4, 2026 at 6:30 PM (Europe/Berlin) on LinkedIn.',
      due_at: '2026-03-03T09:00:00.000Z',
      scheduled_time: '2026-03-03 10:00:00',
      results: [
        { scheduled_time: '2026-03-03 10:00:00', from_queue: true, status: 'scheduled' },
        { scheduled_time: '2026-03-04 18:30:00', from_queue: true, timezone: 'Europe/Berlin' },
      ],
    });
    const second = await queue([facebook('Two', 'page-b')]);
    expect(second.scheduled_time).toBe('2026-03-04 10:00:00');
    expect(await scheduleOf('page-b')).toMatchObject({
      queued: [{ post_id: first.post_id, words: 'One' }, { post_id: second.post_id }],
      next_free: [{ scheduled_time: '2026-03-05 10:00:00' }, {}, {}, {}, {}],
    });
  });

  test('takes no slot twice under concurrency', async () => {
    await save(page('page-many'));
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, n) => queue([facebook(`Many ${n}`, 'page-many')])),
    );
    const times = all.map(({ due_at }) => due_at).sort();
    expect(new Set(times).size).toBe(12);
    // Nor is one left out.
    expect(times.at(-1)).toBe('2026-03-18T09:00:00.000Z');
  });

  test('takes one slot for a draft or a key, however often it is asked', async () => {
    await save(page('page-again'));
    const draft_id = randomUUID();
    const ask = () => queue([facebook('Again', 'page-again')], { draft_id });
    const all = [...(await Promise.all([ask(), ask(), ask()])), await ask()];
    for (const reply of all)
      expect(reply).toMatchObject({ post_id: draft_id, earlier: false, due_at: '2026-03-03T09:00:00.000Z' });
    const key = { idempotency_key: 'import-1-row-7' };
    const keyed = await queue([facebook('Keyed', 'page-again')], key);
    expect(await queue([facebook('Keyed', 'page-again')], key)).toMatchObject({
      post_id: keyed.post_id,
      due_at: '2026-03-04T09:00:00.000Z',
    });
    expect((await scheduleOf('page-again')).queued).toHaveLength(2);
  });

  test('skips a time at which another post is published to that account', async () => {
    await save(page('page-hand'));
    await owner.schedule([facebook('By hand', 'page-hand')], '2026-03-03 10:00:00');
    await owner.schedule([facebook('Elsewhere', 'page-other')], '2026-03-04 10:00:00');
    expect((await queue([facebook('Queued', 'page-hand')])).scheduled_time).toBe('2026-03-04 10:00:00');
  });

  test('goes on behind more taken slots than one question to the store is for', async () => {
    const everyHalfHour = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
      Array.from({ length: 48 }, (_, n) => ({
        weekday,
        time: `${String(n >> 1).padStart(2, '0')}:${n % 2 === 0 ? '00' : '30'}`,
      })),
    );
    await save({ ...page('page-full'), slots: everyHalfHour });
    const { publications } = posts.context.stores;
    const { dueTo } = publications;
    const until = new Date('2026-03-05T11:00:00Z');
    const revisions: number[] = [];
    Object.assign(publications, {
      dueTo: async (...[workspaceId, target, instants]: Parameters<typeof dueTo>) => {
        revisions.push(instants.length);
        const due = instants.filter((at) => at <= until).map((dueAt) => ({ postId: 'other', dueAt }));
        // Slots missing from the reply count as taken.
        if (instants.some((at) => at < new Date('2026-03-04T00:00:00Z')))
          return { due: [], isComplete: false };
        return due.length > 0 ? { due, isComplete: true } : dueTo(workspaceId, target, instants);
      },
    });
    const reply = await send([facebook('Behind', 'page-full')]);
    expect(reply).toMatchObject({ status: 200, due_at: '2026-03-05T11:30:00.000Z' });
    expect(revisions).toEqual([100, 100]);
    revisions.length = 0;
    Object.assign(publications, {
      dueTo: async (...[, , instants]: Parameters<typeof dueTo>) => {
        revisions.push(instants.length);
        return { due: instants.map((dueAt) => ({ postId: 'other', dueAt })), isComplete: true };
      },
    });
    expect((await scheduleOf('page-full')).next_free).toEqual([]);
    Object.assign(publications, { dueTo });
    expect(revisions.length).toBeLessThan(200);
  });

  test('is refused for an account without slots, and names it', async () => {
    await save({ ...page('page-none'), slots: [] });
    expect(await send([facebook('Hi', 'page-b'), facebook('Hi', 'page-none')])).toMatchObject({
      status: 422,
      errors: {
        'platforms.1.page_id': [expect.stringContaining('“facebook page-none” has no posting slots')],
      },
    });
  });

  test('is no time of one’s own as well', async () => {
    expect(await send([facebook('Hi', 'page-b')], { scheduled_time: '2026-03-05 10:00:00' })).toMatchObject({
      status: 422,
      errors: { queue: [expect.any(String)] },
    });
    expect(await send([facebook('Hi', 'page-b')], { queue: 'false' })).toMatchObject({
      status: 422,
      errors: { scheduled_time: [expect.any(String)] },
    });
  });

  test('another workspace’s queue for the same account has no effect', async () => {
    await save(page('page-shared'));
    await save(page('page-shared'), 'bob');
    const ownPost = await queue([facebook('Mine', 'page-shared')]);
    const theirPost = await send([facebook('Theirs', 'page-shared')], {}, 'bob');
    expect(theirPost.due_at).toBe(ownPost.due_at);
  });
});

describe('a slot is free again', () => {
  const FIRST = '2026-03-03 10:00:00';
  test.each([
    ['canceled', (id: string) => owner.send('POST', `/posts/publications/${id}/cancel`, {})],
    [
      'moved by hand',
      (id: string) =>
        owner.send('POST', `/posts/publications/${id}/reschedule`, { scheduled_time: '2026-03-20 12:00:00' }),
    ],
    ['published now', (id: string) => owner.send('POST', `/posts/publications/${id}/publish-now`, {})],
    ['deleted', (id: string) => owner.send('DELETE', `/posts/${id.replace(/-1$/, '')}`)],
  ])('when its post is %s', async (how, command) => {
    const page_id = `page-free-${how.replaceAll(' ', '-')}`;
    await save(page(page_id));
    const { results } = await queue([facebook('First', page_id)]);
    expect((await queue([facebook('Second', page_id)])).scheduled_time).toBe('2026-03-04 10:00:00');
    expect(await command(results[0]?.id ?? '')).toMatchObject({ status: 200 });
    expect((await queue([facebook('Third', page_id)])).scheduled_time).toBe(FIRST);
    expect((await queue([facebook('Fourth', page_id)])).scheduled_time).toBe('2026-03-05 10:00:00');
  });

  test('a while after the one who gave it up died before giving it back', async () => {
    await save(page('page-died'));
    const { freeSlots } = posts.context.stores.posts;
    Object.assign(posts.context.stores.posts, { freeSlots: () => Promise.reject(new Error('away')) });
    const { results } = await queue([facebook('First', 'page-died')]);
    await owner.send('POST', `/posts/publications/${results[0]?.id}/cancel`, {});
    Object.assign(posts.context.stores.posts, { freeSlots });
    expect((await queue([facebook('Second', 'page-died')])).scheduled_time).toBe('2026-03-04 10:00:00');
    posts.advance(5 * 60_000 + 1);
    expect((await queue([facebook('Third', 'page-died')])).scheduled_time).toBe(FIRST);
  });
});

describe('other slots', () => {
  const NOONS = [2, 4].map((weekday) => ({ weekday, time: '12:00' }));
  const preview = (body: object) =>
    owner.send('POST', '/posts/queue/schedule/preview', { slots: NOONS, version: 1, ...body });
  /** An account with three posts in its queue: on Tuesday, Wednesday and Thursday. */
  const threeIn = async (page_id: string) => {
    await save(page(page_id));
    const ids: string[] = [];
    for (const text of ['One', 'Two', 'Three']) ids.push((await queue([facebook(text, page_id)])).post_id);
    return ids;
  };
  const times = async (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await posts.results(id))[0]?.scheduled_time?.slice(5, 16)));
  const MOVED = ['03-03 12:00', '03-05 12:00', '03-10 12:00'];
  const WERE = ['03-03 10:00', '03-04 10:00', '03-05 10:00'];

  test('previews moves, makes them after confirmation, and frees the old slots', async () => {
    const ids = await threeIn('page-slots');
    const { moves, plan } = await preview(page('page-slots'));
    expect(moves).toMatchObject(
      ids.map((post_id, n) => ({
        post_id,
        scheduled_time: `2026-${WERE[n]}:00`,
        to: { scheduled_time: `2026-${MOVED[n]}:00` },
      })),
    );
    expect(await times(ids)).toEqual(WERE);
    expect(await save({ ...page('page-slots'), slots: NOONS, version: 1, plan })).toMatchObject({
      status: 200,
      moved: 3,
      message: 'Posting slots saved, and 3 posts moved.',
      schedule: { version: 2, next_free: [{ scheduled_time: '2026-03-12 12:00:00' }, {}, {}, {}, {}] },
    });
    expect(await times(ids)).toEqual(MOVED);
    expect((await posts.results(ids[0] ?? ''))[0]).toMatchObject({ from_queue: true });
    // Back again: each takes what another one leaves.
    const back = await preview({ ...page('page-slots'), slots: MORNINGS, version: 2 });
    await save({ ...page('page-slots'), version: 2, plan: back.plan });
    expect(await times(ids)).toEqual(WERE);
    expect((await queue([facebook('Four', 'page-slots')])).scheduled_time).toBe('2026-03-06 10:00:00');
  });

  test('move nothing without a yes, and no post is lost without any slot', async () => {
    const ids = await threeIn('page-keep');
    expect(await save({ ...page('page-keep'), slots: [], version: 1 })).toMatchObject({ moved: 0 });
    expect(await times(ids)).toEqual(WERE);
    expect((await scheduleOf('page-keep')).queued).toHaveLength(3);
  });

  test('are not saved over other moves than were agreed to', async () => {
    const ids = await threeIn('page-agreed');
    const { plan } = await preview(page('page-agreed'));
    await owner.send('POST', `/posts/publications/${ids[0]}-1/cancel`, {});
    expect(await save({ ...page('page-agreed'), slots: NOONS, version: 1, plan })).toMatchObject({
      status: 409,
      error: 'conflict',
    });
    expect(await scheduleOf('page-agreed')).toMatchObject({ version: 1, slots: MORNINGS });
    expect((await times(ids)).slice(1)).toEqual(WERE.slice(1));
  });

  test('leave each post at its old time or its new one when the process dies between, and go on', async () => {
    const ids = await threeIn('page-crash');
    const { plan } = await preview(page('page-crash'));
    const { change } = posts.context.stores.publications;
    let calls = 0;
    Object.assign(posts.context.stores.publications, {
      change: (...args: Parameters<typeof change>) =>
        ++calls === 2 ? Promise.reject(new Error('killed')) : change(...args),
    });
    await save({ ...page('page-crash'), slots: NOONS, version: 1, plan });
    Object.assign(posts.context.stores.publications, { change });
    expect(await times(ids)).toEqual(['03-03 10:00', '03-04 10:00', '03-10 12:00']);
    const rest = await preview({ ...page('page-crash'), version: 2 });
    expect(rest.moves).toHaveLength(2);
    await save({ ...page('page-crash'), slots: NOONS, version: 2, plan: rest.plan });
    expect(await times(ids)).toEqual(MOVED);
  });

  test('stay with a post that two saves in a row move to the same one', async () => {
    const ids = await threeIn('page-twice');
    const { plan } = await preview(page('page-twice'));
    const { publications } = posts.context.stores;
    const { change } = publications;
    // Before the first save moves anything, the second one has moved all.
    Object.assign(publications, {
      change: async (...args: Parameters<typeof change>) => {
        Object.assign(publications, { change });
        const again = await preview({ ...page('page-twice'), version: 2 });
        expect(again.plan).toBe(plan);
        await save({ ...page('page-twice'), slots: NOONS, version: 2, plan });
        return change(...args);
      },
    });
    await save({ ...page('page-twice'), slots: NOONS, version: 1, plan });
    expect(await times(ids)).toEqual(MOVED);
    const keys = ids.map((_, n) => `ada/facebook/page-twice/2026-${MOVED[n]?.replace(' 12', 'T11')}:00.000Z`);
    const holders = await posts.context.stores.posts.slotHolders(keys);
    expect(holders.flatMap(({ slots }) => slots).sort()).toEqual(keys);
  });

  test('and posts that are queued at the same time never share one', async () => {
    const ids = await threeIn('page-race');
    const { plan } = await preview(page('page-race'));
    const [saved, ...more] = await Promise.all([
      save({ ...page('page-race'), slots: NOONS, version: 1, plan }),
      ...[1, 2, 3, 4].map((n) => queue([facebook(`Race ${n}`, 'page-race')])),
    ]);
    expect([200, 409]).toContain(saved.status);
    const all = await times([...ids, ...more.map(({ post_id }) => post_id)]);
    expect(new Set(all).size).toBe(7);
  });
});

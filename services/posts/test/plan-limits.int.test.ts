import { randomUUID } from 'node:crypto';
import { listQuotaUses } from '@carillon/contracts/http/posts/list-quota-uses.ts';
import { createServiceClient } from '@carillon/kit/http/service-client.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { createFakePlans } from '@carillon/kit/test/fake-plans.ts';
import { testSigner } from '@carillon/kit/test/test-keys.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Post } from '../domain/post.ts';
import { quotaUsesOf } from '../planning/quota-uses.ts';
import { asOwner } from './as-owner.ts';
import { facebook, form, linkedin, type Posts, startPosts } from './posts-under-test.ts';

const plans = createFakePlans();
const { state } = plans;
let posts: Posts;
let { schedule, send } = {} as ReturnType<typeof asOwner>;
beforeAll(async () => {
  posts = await startPosts({ PLANS: 'on' }, plans.transports);
  ({ schedule, send } = asOwner(posts));
});
afterAll(() => posts.close());

const publish = async (text: string) => {
  const reply = await posts.request('POST', '/posts/publish', form([facebook(text)]));
  return { status: reply.status, body: (await reply.json()) as { post_id: string; error?: string } };
};
const listedText = async () => JSON.stringify(await (await posts.request('GET', '/posts/user')).json());

test('creates nothing that the plan rejects, and creates but counts later if billing is unreachable', async () => {
  state.refuses.add('posts');
  expect(await publish('One too many')).toMatchObject({ status: 402, body: { error: 'plan_limit' } });
  expect(await listedText()).not.toContain('One too many');
  state.away = true;
  const { status, body } = await publish('While billing is away');
  expect(status).toBe(200);
  state.away = false;
  await eventually(() => expect([...state.committed]).toEqual([[`posts ${body.post_id}`, null]]));
  state.refuses.clear();
  state.committed.clear();
});

test('a scheduled post has its place until it is due, wherever it is moved, and until nothing of it waits', async () => {
  const { post_id: id } = await schedule([facebook('Later'), linkedin('Later')]);
  const place = `scheduled_posts ${id}`;
  const due = (await posts.results(id))[0]?.due_at;
  await eventually(() =>
    expect([...state.committed]).toEqual([
      [`posts ${id}`, null],
      [place, due],
    ]),
  );
  const [first, second] = (await posts.results(id)).map((one) => `/posts/publications/${one.id}`);
  await send('POST', `${first}/reschedule`, { scheduled_time: '2026-05-01 10:00:00', timezone: 'UTC' });
  await eventually(() => expect(state.committed.get(place)).toBe('2026-05-01T10:00:00.000Z'));
  await send('POST', `${first}/cancel`);
  await eventually(() => expect(state.committed.get(place)).toBe(due));
  await send('POST', `${second}/cancel`);
  await eventually(() => expect([...state.committed.keys()]).toEqual([`posts ${id}`]));
});

test('releases its quota if another post took the last posting slot', async () => {
  const schedule = { platform_id: 1, page_id: 'page1', timezone: 'UTC', version: 0 };
  await send('PUT', '/posts/queue/schedule', { ...schedule, slots: [{ weekday: 1, time: '10:00' }] });
  const { posts: store } = posts.context.stores;
  const { make } = store;
  Object.assign(store, {
    make: async () => {
      Object.assign(store, { make });
      await send('PUT', '/posts/queue/schedule', { ...schedule, version: 1, slots: [] });
      return 'slot_taken';
    },
  });
  state.reserved.clear();
  const draft_id = randomUUID();
  const reply = await posts.request(
    'POST',
    '/posts/schedule',
    form([facebook('No slot')], { queue: 'true', draft_id }),
  );
  expect(reply.status).toBe(422);
  await eventually(() => expect([...state.reserved]).toEqual([]));
});

test('billing learns which posts of the month exist, and which wait until when', async () => {
  const billing = createServiceClient(testSigner('billing'), {
    posts: (request: Request) => posts.app.fetch(request),
  });
  const uses = async () =>
    (await billing.call(listQuotaUses, { body: { workspace_id: 'ada' } })).uses as readonly object[];
  const { post_id: id } = await schedule([facebook('Soon'), linkedin('Later')]);
  const [first, second] = await posts.results(id);
  await send('POST', `/posts/publications/${first?.id}/reschedule`, {
    scheduled_time: '2026-05-01 10:00:00',
    timezone: 'UTC',
  });
  const waiting = (until: string) => ({ quota: 'scheduled_posts', id, until });
  expect(await uses()).toEqual(
    expect.arrayContaining([{ quota: 'posts', id, until: null }, waiting('2026-05-01T10:00:00.000Z')]),
  );
  await send('POST', `/posts/publications/${first?.id}/cancel`);
  expect(await uses()).toContainEqual(waiting(second?.due_at ?? ''));
  await send('POST', `/posts/publications/${second?.id}/cancel`);
  const remainingUses = await uses();
  expect(remainingUses.filter((one) => 'id' in one && one.id === id)).toEqual([
    { quota: 'posts', id, until: null },
  ]);
  // Stored, and its publications not yet: a process died in between.
  const now = posts.clock();
  const dueAt = new Date(now.getTime() + 3_600_000);
  const half = { ...(await posts.context.stores.posts.find(id, 'ada')), id: 'half', createdAt: now } as Post;
  await posts.context.stores.posts.make({
    ...half,
    publications: half.publications.map((one) => ({ ...one, id: `half-${one.id}`, postId: 'half', dueAt })),
  });
  const { uses: of } = await quotaUsesOf({ ...posts.context, clock: posts.clock }, 'ada');
  expect(of).toContainEqual({ quota: 'scheduled_posts', id: 'half', until: dueAt.toISOString() });
});

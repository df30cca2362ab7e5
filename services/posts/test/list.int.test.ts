import { countHashtags } from '@carillon/contracts/http/posts/count-hashtags.ts';
import { listPlanned } from '@carillon/contracts/http/posts/list-planned.ts';
import { listUserPosts } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { PLANNED_IN_SUMMARY, summarizeSpan } from '@carillon/contracts/http/posts/summarize-span.ts';
import { createServiceClient } from '@carillon/kit/http/service-client.ts';
import { testSigner } from '@carillon/kit/test/test-keys.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { freshHistory, type PublicationSpec, type State } from '../domain/publication.ts';
import { type Posts, startPosts } from './posts-under-test.ts';

const MINUTE = 60_000;
const NETWORKS = ['facebook', 'linkedin'] as const;

let posts: Posts;
beforeAll(async () => {
  posts = await startPosts();
});
afterAll(() => posts.close());

const page = async (workspaceId: string, query: Record<string, string> = {}) => {
  const reply = await posts.request(
    'GET',
    `/posts/user?${new URLSearchParams(query)}`,
    undefined,
    workspaceId,
  );
  return { status: reply.status, ...listUserPosts.response.parse(await reply.json()) };
};

/** Publications of a user in turn on two networks, three made at a time. */
const make = (workspaceId: string, kind: string, many: number, state: (due: Date) => State, content = kind) =>
  Promise.all(
    Array.from({ length: many }, (_, n) => {
      const createdAt = new Date(posts.clock().getTime() + Math.floor(n / 3) * MINUTE);
      const spec: PublicationSpec = {
        id: `${workspaceId}-${kind}-${n}-1`,
        postId: `${workspaceId}-${kind}-${n}`,
        workspaceId,
        media: [],
        platform: NETWORKS[n % 2] ?? 'facebook',
        targetId: 't',
        targetName: 'T',
        content,
        createdAt,
        dueAt: createdAt,
        localTime: null,
        timezone: null,
      };
      return posts.context.stores.publications.insert(
        { ...spec, ...freshHistory([]), ...state(createdAt) },
        [],
      );
    }),
  );
const waiting = (due: Date): State => ({
  status: 'scheduled',
  nextAttemptAt: due,
  waitingFor: 'time',
  reason: null,
});
const canceledState = (at: Date): State => ({ status: 'canceled', canceledAt: at });
const failedState = (at: Date): State => ({ status: 'failed', failedAt: at, reason: 'No.' });

const postsOf = ({ posts: lists }: Awaited<ReturnType<typeof page>>) => Object.values(lists).flat();
const idsOf = (reply: Awaited<ReturnType<typeof page>>): string[] => postsOf(reply).map(({ id }) => id);

/** All of a list, page by page. */
async function follow(workspaceId: string, list: string): Promise<string[][]> {
  const pages: string[][] = [];
  for (let before: string | undefined = ''; before !== undefined; ) {
    const reply = await page(workspaceId, { list, ...(before && { before }) });
    pages.push(idsOf(reply));
    before = reply.next[list as 'open'];
  }
  return pages;
}

test('however much there is, the list begins with a page of what is open, failed and over; the rest is had list by list', async () => {
  await make('ada', 'open', 120, waiting);
  await make('ada', 'failed', 3, failedState);
  posts.advance(1000 * MINUTE);
  await make('ada', 'over', 110, canceledState);

  const first = await page('ada');
  const of = (kind: string) => idsOf(first).filter((id) => id.includes(kind));
  expect([of('open').length, of('failed').length, of('over').length]).toEqual([50, 3, 50]);
  expect(Object.keys(first.next).sort()).toEqual(['open', 'over']);
  // The soonest due, and the latest over.
  expect([of('open').includes('ada-open-0-1'), of('over').includes('ada-over-109-1')]).toEqual([true, true]);

  const ids = (kind: string, many: number) => Array.from({ length: many }, (_, n) => `ada-${kind}-${n}-1`);
  for (const [kind, many] of [
    ['open', 120],
    ['over', 110],
  ] as const) {
    const pages = await follow('ada', kind);
    expect(pages.map(({ length }) => length)).toEqual([50, 50, many - 100]);
    expect(pages.flat().sort()).toEqual(ids(kind, many).sort());
  }
});

test('few are all on one page, and nobody else’s; of a text there are the first words', async () => {
  await make('eve', 'over', 4, canceledState, '🔔'.repeat(300));
  const only = await page('eve');
  expect(idsOf(only)).toHaveLength(4);
  expect(only.next).toEqual({});
  expect(postsOf(only)[0]?.AI_generated_description).toBe(`${'🔔'.repeat(280)}…`);
});

test('single posts can be asked for, of one’s own workspace, and not many at once', async () => {
  await make('bob', 'over', 3, canceledState);
  expect(idsOf(await page('bob', { posts: 'bob-over-1,bob-over-2,eve-over-1,gone' })).sort()).toEqual([
    'bob-over-1-1',
    'bob-over-2-1',
  ]);
  const many = Array.from({ length: 21 }, (_, n) => `p${n}`).join();
  expect((await posts.request('GET', `/posts/user?posts=${many}`)).status).toBe(422);
});

test('a page that begins nowhere is refused with the field that is wrong', async () => {
  for (const [query, field] of [
    ['list=over&before=', 'before'],
    ['list=over&before=yesterday', 'before'],
    ['list=over&before=WyIxIl0', 'before'],
    ['list=mine', 'list'],
    ['before=WzEsImEiXQ', 'list'],
  ] as const) {
    const reply = await posts.request('GET', `/posts/user?${query}`);
    expect([query, reply.status]).toEqual([query, 422]);
    expect(await reply.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  }
});

describe('a window of the calendar', () => {
  const HOUR = 60 * MINUTE;
  const at = (hours: number): string => new Date(posts.clock().getTime() + hours * HOUR).toISOString();
  const planned = async (workspaceId: string, query: Record<string, string>) => {
    const address = `/posts/planned?${new URLSearchParams(query)}`;
    const reply = await posts.request('GET', address, undefined, workspaceId);
    return listPlanned.response.parse(await reply.json());
  };
  const ids = async (query: Record<string, string> = {}) =>
    (await planned('cal', { from: at(0), until: at(1), ...query })).publications.map(({ id }) => id);

  test('returns what is due in a window in any state, in order and up to the limit', async () => {
    await make('cal', 'Fresh *bread*', 6, waiting);
    await make('cal', 'old news', 3, (due) => canceledState(new Date(due.getTime() + 500 * HOUR)));
    await make('dan', 'open', 3, waiting);
    const all = await ids();
    expect(all).toHaveLength(9);
    expect(await ids({ until: at(1 / 60) })).toHaveLength(6);
    expect(await ids({ from: at(1 / 60) })).toEqual([
      'cal-Fresh *bread*-3-1',
      'cal-Fresh *bread*-4-1',
      'cal-Fresh *bread*-5-1',
    ]);
    expect(await ids({ platforms: 'linkedin', statuses: 'scheduled,failed' })).toHaveLength(3);
    expect(await ids({ statuses: 'canceled' })).toHaveLength(3);
    expect(await ids({ text: ' fresh *BREAD' })).toHaveLength(6);
    expect(await ids({ text: 'f.*d' })).toEqual([]);
    expect(await ids({ targets: 'another' })).toEqual([]);
    const [first] = (await planned('cal', { from: at(0), until: at(1) })).publications;
    expect(first).toMatchObject({ words: 'Fresh *bread*', status: 'queued', can_reschedule: true });
  });

  test('a larger one comes in pages', async () => {
    await make('big', 'open', 2004, waiting);
    const first = await planned('big', { from: at(0), until: at(24) });
    const rest = await planned('big', { from: at(0), until: at(24), before: first.next ?? '' });
    expect([first.publications.length, rest.publications.length, rest.next]).toEqual([2000, 4, null]);
    expect(new Set([...first.publications, ...rest.publications].map(({ id }) => id)).size).toBe(2004);
  });

  test('is summed up as a whole, with the first scheduled posts', async () => {
    await make('sum', 'open', 2004, waiting);
    await make('sum', 'failed', 4, failedState);
    await make('sum', 'gone', 3, canceledState);
    const client = createServiceClient(testSigner('notifications'), {
      posts: (request) => posts.app.fetch(request),
    });
    const body = { workspace_id: 'sum', from: at(0), until: at(24) };
    const summary = await client.call(summarizeSpan, { body });
    expect(summary).toMatchObject({ planned: 2004, failed: 4, published: 0 });
    expect(summary.first).toHaveLength(PLANNED_IN_SUMMARY);
    expect(summary.first[0]).toMatchObject({ words: 'open', due_at: at(0) });
    const later = { ...body, from: at(1) };
    expect(await client.call(summarizeSpan, { body: later })).toMatchObject({ planned: 1824, failed: 0 });
  });

  test.each([
    ['until', () => ({ until: at(-1) })],
    ['until', () => ({ until: at(63 * 24) })],
    ['platforms', () => ({ platforms: 'facebook,myspace' })],
    ['statuses', () => ({ statuses: 'queued' })],
    ['targets', () => ({ targets: 't,'.repeat(101) })],
    ['before', () => ({ before: 'x' })],
  ])('is refused with the field that is wrong: %s', async (field, wrong) => {
    const query: Record<string, string> = { from: at(0), until: at(1), ...wrong() };
    const address = `/posts/planned?${new URLSearchParams(query)}`;
    const reply = await posts.request('GET', address);
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });
});

test('a user without the right is rejected, and the security log says so', async () => {
  const authorization = `Bearer ${await testSigner('ai').sign('posts')}`;
  const reply = await posts.app.request('/posts/user', { headers: { authorization } });
  expect(reply.status).toBe(401);
  expect(posts.refused).toMatchObject([
    { event: 'operation.refused', detail: { caller: 'ai', operation: listUserPosts.id } },
  ]);
});

test('counts hashtags once per post, in any case, and only in published or scheduled posts', async () => {
  const state = (at: Date): State => ({
    status: 'published',
    publishedAt: at,
    remoteId: `r${n++}`,
    url: null,
  });
  let n = 0;
  await make('tag', 'Fresh #Bread and #rye', 3, state);
  await make('tag', '#bread again', 2, waiting);
  await make('tag', '#bread of old', 2, canceledState);
  await make('other', '#bread elsewhere', 1, waiting);
  const client = createServiceClient(testSigner('ai'), { posts: (request) => posts.app.fetch(request) });
  const body = { workspace_id: 'tag', hashtags: ['Bread', 'rye', 'salt'] };
  expect(await client.call(countHashtags, { body })).toEqual({ counts: { bread: 5, rye: 3 } });
});

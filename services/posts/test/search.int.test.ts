import { randomUUID } from 'node:crypto';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { FOUND_AT_ONCE, searchPosts } from '@carillon/contracts/http/posts/search-posts.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { freshHistory, type PublicationSpec, type State } from '../domain/publication.ts';
import { LOOKED_THROUGH } from '../stores/search-publications.ts';
import { form, linkedin, type Posts, startPosts } from './posts-under-test.ts';

const MINUTE = 60_000;

let posts: Posts;
beforeAll(async () => {
  posts = await startPosts();
});
afterAll(() => posts.close());

const ask = (workspaceId: string, query: Record<string, string> = {}) =>
  posts.request('GET', `/posts/search?${new URLSearchParams(query)}`, undefined, workspaceId);

const find = async (workspaceId: string, query: Record<string, string> = {}) =>
  searchPosts.response.parse(await (await ask(workspaceId, query)).json());

/** Every page of a search, and how many there were. */
async function all(workspaceId: string, query: Record<string, string>) {
  const pages: (readonly UserPost[])[] = [];
  for (let before: string | null = ''; before !== null; ) {
    const reply = await find(workspaceId, { ...query, ...(before && { before }) });
    pages.push(reply.posts);
    before = reply.next;
  }
  return { ids: pages.flat().map(({ id }) => id), pages: pages.length };
}

const waiting = (at: Date): State => ({
  status: 'scheduled',
  nextAttemptAt: at,
  waitingFor: 'time',
  reason: null,
});
const halted = (at: Date): State => ({
  status: 'scheduled',
  nextAttemptAt: at,
  waitingFor: 'connection',
  reason: null,
});
const canceledState = (at: Date): State => ({ status: 'canceled', canceledAt: at });
const failedState = (at: Date): State => ({ status: 'failed', failedAt: at, reason: 'No.' });
const publishedState = (at: Date): State => ({
  status: 'published',
  publishedAt: at,
  remoteId: randomUUID(),
  url: 'https://network.example/1',
});

type PostFields = Partial<PublicationSpec> & { readonly state?: (at: Date) => State };

/** A publication of each, a minute apart, the first first. */
async function make(workspaceId: string, postFields: readonly PostFields[]): Promise<void> {
  const write = ({ state = waiting, ...more }: PostFields, n: number) => {
    const dueAt = new Date(posts.clock().getTime() + n * MINUTE);
    const postId = `${workspaceId}-${String(n).padStart(6, '0')}`;
    const spec: PublicationSpec = {
      id: `${postId}-1`,
      postId,
      workspaceId,
      media: [],
      content: 'Bread',
      platform: 'facebook',
      targetId: 't',
      targetName: 'T',
      createdAt: dueAt,
      dueAt,
      localTime: null,
      timezone: null,
      ...more,
    };
    return posts.context.stores.publications.insert({ ...spec, ...freshHistory([]), ...state(dueAt) }, []);
  };
  for (let begin = 0; begin < postFields.length; begin += 500)
    await Promise.all(postFields.slice(begin, begin + 500).map((one, n) => write(one, begin + n)));
}

const places = (ids: readonly string[]): number[] => ids.map((id) => Number(id.split('-')[1]));

describe('searchPosts', () => {
  beforeAll(() =>
    make('ada', [
      { content: 'Fresh (rye) bread' },
      { platform: 'linkedin', targetId: 'u', state: failedState },
      { state: publishedState, content: 'Rolls' },
      { state: canceledState },
      { state: halted },
    ]),
  );
  const placesOf = async (query: Record<string, string>) =>
    places((await find('ada', query)).posts.map(({ id }) => id));

  test('lists posts of every status together, the latest first or the soonest first', async () => {
    expect(await placesOf({})).toEqual([4, 3, 2, 1, 0]);
    expect(await placesOf({ order: 'soonest' })).toEqual([0, 1, 2, 3, 4]);
  });

  test.each([
    ['the words of the text, in any case and with their signs', { text: '(RYE)' }, [0]],
    ['statuses', { statuses: 'published,canceled' }, [3, 2]],
    ['one status of two that share a list', { statuses: 'canceled' }, [3]],
    ['networks', { platforms: 'linkedin' }, [1]],
    ['accounts', { targets: 'u' }, [1]],
    ['what needs attention', { attention: 'true' }, [4, 1]],
    [
      'what needs attention as Facebook is disconnected',
      { attention: 'true', disconnected: 'facebook' },
      [4, 1, 0],
    ],
    [
      'what needs attention as only another account is connected',
      { attention: 'true', connected: 'u,v' },
      [4, 1, 0],
    ],
    ['what needs attention as its account is connected', { attention: 'true', connected: 't,u' }, [4, 1]],
  ] as const)('filters by %s', async (_, query, expected) => {
    expect(await placesOf(query)).toEqual(expected);
  });

  test('filters by a range of time, without its end', async () => {
    const at = (n: number): string => new Date(posts.clock().getTime() + n * MINUTE).toISOString();
    expect(await placesOf({ from: at(1), until: at(3) })).toEqual([2, 1]);
  });

  test('offers a viewer nothing to do with a post', async () => {
    const reply = await posts.request('GET', '/posts/search', undefined, 'ada', { role: 'viewer' });
    const { posts: foundPosts } = searchPosts.response.parse(await reply.json());
    expect(foundPosts).toHaveLength(5);
    expect(foundPosts.filter((one) => one.can_cancel || one.can_delete || one.can_reschedule)).toEqual([]);
  });

  test('shows nothing of another workspace', async () => {
    expect((await find('eve')).posts).toEqual([]);
  });

  test.each([
    ['statuses', { statuses: 'draft' }],
    ['platforms', { platforms: 'myspace' }],
    ['until', { from: '2030-01-02T00:00:00Z', until: '2030-01-01T00:00:00Z' }],
    ['before', { before: 'yesterday' }],
    ['disconnected', { attention: 'true', disconnected: 'myspace' }],
  ])('rejects a wrong %s by name', async (field, query) => {
    const reply = await ask('ada', query as unknown as Record<string, string>);
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });

  test('filters by the member who wrote the post', async () => {
    const body = form([linkedin('Ours')], { scheduled_time: '2031-01-02 10:00:00', timezone: 'UTC' });
    const reply = await posts.request('POST', '/posts/schedule', body, 'team', { userId: 'bob' });
    const { post_id } = (await reply.json()) as { post_id: string };
    const by = async (author: string) => (await find('team', { author })).posts.map((one) => one.post_id);
    await make('team', [{}]);
    expect(await by('bob')).toEqual([post_id]);
    expect(await by('ada')).toEqual([]);
  });
});

describe('pages', () => {
  test('have every post once, in order, whatever its list', async () => {
    const states = [waiting, failedState, canceledState, publishedState];
    await make(
      'many',
      Array.from({ length: 130 }, (_, n) => ({ state: states[n % 4] ?? waiting })),
    );
    const { ids, pages } = await all('many', {});
    expect(places(ids)).toEqual(Array.from({ length: 130 }, (_, n) => 129 - n));
    expect(pages).toBe(Math.ceil(130 / FOUND_AT_ONCE));
  });

  test('end after a limited number of posts were looked through, and lead on to the rest', async () => {
    const many = LOOKED_THROUGH + 20;
    await make(
      'rare',
      Array.from({ length: many }, (_, n) => ({ content: n === 0 ? 'A needle' : 'Hay' })),
    );
    const first = await find('rare', { text: 'needle' });
    expect(first.posts).toEqual([]);
    expect(first.searched_to).not.toBeNull();
    const result = await all('rare', { text: 'needle' });
    expect(places(result.ids)).toEqual([0]);
    expect(result.pages).toBe(2);
  });
});

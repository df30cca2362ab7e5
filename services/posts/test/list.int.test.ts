import { countHashtags } from '@carillon/contracts/http/posts/count-hashtags.ts';
import { listUserPosts } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { createServiceClient } from '@carillon/kit/http/service-client.ts';
import { testSigner } from '@carillon/kit/test/test-keys.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freshHistory, type PublicationSpec, type State } from '../domain/publication.ts';
import { type Posts, startPosts } from './posts-under-test.ts';

const MINUTE = 60_000;
const NETWORKS = ['facebook', 'linkedin'] as const;

let posts: Posts;
beforeAll(async () => {
  posts = await startPosts();
});
afterAll(() => posts.close());

const page = async (workspaceId: string, before?: string) => {
  const query = before === undefined ? '' : `?before=${encodeURIComponent(before)}`;
  const reply = await posts.request('GET', `/posts/user${query}`, undefined, workspaceId);
  return { status: reply.status, ...listUserPosts.response.parse(await reply.json()) };
};

/** Publications of a user in turn on two networks, three made at a time. */
const make = (workspaceId: string, kind: string, many: number, state: (due: Date) => State) =>
  Promise.all(
    Array.from({ length: many }, (_, n) => {
      const createdAt = new Date(posts.clock().getTime() + Math.floor(n / 3) * MINUTE);
      const spec: PublicationSpec = {
        ...{
          id: `${workspaceId}-${kind}-${n}`,
          postId: `${workspaceId}-${kind}-${n}`,
          workspaceId,
          pageId: null,
          media: [],
        },
        ...{ platform: NETWORKS[n % 2] ?? 'facebook', targetId: 't', targetName: 'T', content: kind },
        ...{ createdAt, dueAt: createdAt, localTime: null, timezone: null },
      };
      return posts.context.stores.publications.insert(
        { ...spec, ...freshHistory([]), ...state(createdAt) },
        [],
      );
    }),
  );
const waiting = (due: Date): State => ({
  ...{ status: 'scheduled', nextAttemptAt: due, waitingFor: 'time', reason: null },
});
const canceled = (at: Date): State => ({ status: 'canceled', canceledAt: at });

const idsOf = ({ posts: lists }: Awaited<ReturnType<typeof page>>): string[] =>
  Object.values(lists).flatMap((list) => list.map(({ id }) => id));

test('all that is to go out is there, however much has ended since; and all that has ended, page by page', async () => {
  await make('ada', 'open', 420, waiting);
  posts.advance(1000 * MINUTE);
  await make('ada', 'over', 640, canceled);

  const first = await page('ada');
  expect(first.counts).toEqual({ queued: 420, canceled: 640 });
  const seen = idsOf(first);
  expect(seen.filter((id) => id.includes('open'))).toHaveLength(420);
  expect(seen).toHaveLength(720);
  const times = first.posts.facebook?.map(({ created_at }) => created_at) ?? [];
  expect(times).toEqual(times.toSorted().reverse());

  const second = await page('ada', first.next ?? '');
  const third = await page('ada', second.next ?? '');
  expect([second, third].map((one) => idsOf(one).length)).toEqual([300, 40]);
  expect(third.next).toBeNull();
  expect(new Set([...seen, ...idsOf(second), ...idsOf(third)]).size).toBe(420 + 640);
});

test('few are all on one page, and nobody else’s', async () => {
  await make('eve', 'over', 4, canceled);
  const only = await page('eve');
  expect(idsOf(only)).toHaveLength(4);
  expect(only.next).toBeNull();
});

test.each(['', 'yesterday', '1.'])('a page before %j is refused', async (before) => {
  const reply = await posts.request('GET', `/posts/user?before=${before}`);
  expect(reply.status).toBe(422);
  expect(await reply.json()).toMatchObject({ errors: { before: [expect.any(String)] } });
});

test('who may not list them is refused, and the security log says so', async () => {
  const authorization = `Bearer ${await testSigner('ai').sign('posts')}`;
  const reply = await posts.app.request('/posts/user', { headers: { authorization } });
  expect(reply.status).toBe(401);
  expect(posts.refused).toMatchObject([
    { event: 'operation.refused', detail: { caller: 'ai', operation: listUserPosts.id } },
  ]);
});

test('hashtags are counted by post, whatever their case, and only what is out or will be', async () => {
  const state = (at: Date): State => ({
    status: 'published',
    publishedAt: at,
    remoteId: `r${n++}`,
    url: null,
  });
  let n = 0;
  await make('tag', 'Fresh #Bread and #rye', 3, state);
  await make('tag', '#bread again', 2, waiting);
  await make('tag', '#bread of old', 2, canceled);
  await make('other', '#bread elsewhere', 1, waiting);
  const client = createServiceClient(testSigner('ai'), { posts: (request) => posts.app.fetch(request) });
  const body = { workspace_id: 'tag', hashtags: ['Bread', 'rye', 'salt'] };
  expect(await client.call(countHashtags, { body })).toEqual({ counts: { bread: 5, rye: 3 } });
});

import type { BatchPost } from '@carillon/contracts/http/posts/schedule-batch.ts';
import { expect, test } from '@jest/globals';
import type { ReadyPost } from './check-rows.ts';
import { type Calls, type ImportRow, type RowResult, runImport } from './run-import.ts';

const post = (content: string, more: Partial<ReadyPost> = {}): ReadyPost => ({
  content,
  accounts: [{ platform: 'linkedin', kind: 'profile', id: 'urn:li:person:ada', name: 'Ada', picture: null }],
  local: '2027-01-02 10:00:00',
  media: [],
  altTexts: [],
  comment: '',
  ...more,
});
const rowsOf = (posts: readonly ReadyPost[]): ImportRow[] =>
  posts.map((one, at) => ({ number: at + 2, post: one }));

/** A server that keeps a post a key, as the real one does. */
function serverWith(more: Partial<Calls> = {}) {
  const postsByKey = new Map<string, BatchPost>();
  const fetched: string[] = [];
  const calls: Calls = {
    async schedule(posts) {
      return posts.map((one) => {
        const outcome = postsByKey.has(one.idempotency_key) ? 'repeated' : 'scheduled';
        postsByKey.set(one.idempotency_key, one);
        return {
          idempotency_key: one.idempotency_key,
          outcome,
          post_id: 'p',
          due_at: null,
          error: null,
          message: null,
          errors: {},
        };
      });
    },
    async fetch(files) {
      fetched.push(...files.map(({ url }) => url));
      return files.map(({ id, url }) =>
        url.includes('bad')
          ? { id, media: null, error: 'validation_failed', message: 'It is no image.' }
          : { id, media: {} as never, error: null, message: null },
      );
    },
    upload: async () => undefined,
    delayOf: () => null,
    wordsOf: ({ message }) => message,
    wait: async () => undefined,
    ...more,
  };
  return { calls, kept: postsByKey, fetched };
}

async function run(
  calls: Calls,
  posts: readonly ReadyPost[],
  { signal = new AbortController().signal, sheetId = 's' } = {},
) {
  const results = new Map<number, RowResult>();
  const waits: (number | null)[] = [];
  await runImport(rowsOf(posts), calls, {
    workspaceId: 'w',
    sheetId,
    zone: 'Europe/Berlin',
    signal,
    onResult: (number, result) => void results.set(number, result),
    onWait: (ms) => void waits.push(ms),
  });
  return { results, waits, outcomes: [...results.values()].map(({ outcome }) => outcome) };
}

const many = Array.from({ length: 60 }, (_, at) => post(`Text ${at}`));

test('an import that was stopped half-way and is repeated, also from another file, gives each row once', async () => {
  const control = new AbortController();
  const server = serverWith();
  const stopping: Calls = {
    ...server.calls,
    async schedule(posts) {
      const results = await server.calls.schedule(posts);
      control.abort();
      return results;
    },
  };
  expect((await run(stopping, many, { signal: control.signal })).outcomes).toEqual(
    Array(25).fill('scheduled'),
  );
  const { outcomes } = await run(server.calls, many, { sheetId: 'another' });
  expect(outcomes).toEqual([...Array(25).fill('repeated'), ...Array(35).fill('scheduled')]);
  expect(server.kept.size).toBe(60);
});

test('words, accounts, time or files make another post; the same ones in another order don’t', async () => {
  const server = serverWith();
  const [a, b] = [
    { platform: 'facebook', kind: 'page', id: 'a', name: 'A', picture: null } as const,
    { platform: 'facebook', kind: 'page', id: 'b', name: 'B', picture: null } as const,
  ];
  const media = [{ url: 'https://a.com/b.jpg', kind: 'image' as const }];
  const variants = [
    post('x'),
    post('y'),
    post('x', { accounts: [a] }),
    post('x', { local: null }),
    post('x', { media }),
    post('x', { comment: '#bells' }),
  ];
  await run(server.calls, [...variants, post('x', { accounts: [a, b] }), post('x', { accounts: [b, a] })]);
  expect(server.kept.size).toBe(7);
  expect([...server.kept.values()].flatMap(({ first_comment }) => first_comment ?? [])).toEqual(['#bells']);
});

test('a file that several rows name is fetched once, and one that can’t be had keeps back its rows alone', async () => {
  const server = serverWith();
  const media = (url: string) => ({ media: [{ url, kind: 'image' as const }] });
  const { results } = await run(server.calls, [
    post('a', media('https://a.com/good.jpg')),
    post('b', media('https://a.com/bad.jpg')),
    post('c', media('https://a.com/good.jpg')),
  ]);
  expect(server.fetched).toEqual(['https://a.com/good.jpg', 'https://a.com/bad.jpg']);
  expect([...results.values()].map(({ outcome, words }) => [outcome, words])).toEqual([
    ['refused', 'It is no image.'],
    ['scheduled', ''],
    ['scheduled', ''],
  ]);
  expect(server.kept.size).toBe(2);
});

test('a server that asks to wait is waited for; one that stays silent leaves its rows open, and the next go on', async () => {
  let calls = 0;
  const server = serverWith();
  const busy = { ...server.calls, delayOf: (_: Error, tries: number) => (tries < 3 ? 7_000 : null) };
  const { outcomes, waits } = await run(
    {
      ...busy,
      async schedule(posts) {
        calls++;
        if (calls <= 2 || (calls > 3 && calls <= 6)) throw new Error('No answer');
        return server.calls.schedule(posts);
      },
    },
    many,
  );
  expect(waits).toEqual([7_000, null, 7_000, null, 7_000, null, 7_000, null]);
  expect(outcomes).toEqual([
    ...Array(25).fill('scheduled'),
    ...Array(25).fill('unknown'),
    ...Array(10).fill('scheduled'),
  ]);
});

test('a row says what became of its animation', async () => {
  const { calls } = serverWith({
    fetch: async (files) =>
      files.map(({ id }) => ({
        id,
        error: null,
        message: null,
        media: { name: 'wave.webp', notice: 'first_frame_only' } as never,
      })),
  });
  const media = [{ url: 'https://example.com/wave.webp', kind: 'image' as const }];
  const { results } = await run(calls, [post('Hello', { media })]);
  expect(results.get(2)).toMatchObject({
    outcome: 'scheduled',
    words: expect.stringContaining('“wave.webp” is animated, but only its first frame is used.'),
  });
});

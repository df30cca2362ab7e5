import { randomUUID } from 'node:crypto';
import { CarillonError, type Carillon as Client, createCarillon, form } from '@carillon/client/src/index.ts';
import { TOKEN_SCOPES, type TokenScope } from '@carillon/contracts/domain/token-scopes.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ApiClient, bodyOf } from '../api-client.ts';
import { connect } from '../testing/connected-user.ts';
import { PNG } from '../testing/sample-media.ts';
import { type Carillon, startCarillon } from './access/carillon.ts';

// The generated client against a whole Carillon, as somebody's own program would use it.
let carillon: Carillon;
let ada: ApiClient;
let pageId: string;
const NEXT_YEAR = new Date().getUTCFullYear() + 1;
const waits: number[] = [];

beforeAll(async () => {
  carillon = await startCarillon();
  ada = (await carillon.signUp('ada')).client;
  await connect(ada, 'facebook', 'ada');
  const { pages } = await bodyOf<{ pages: { id: string }[] }>(ada.get('/api/facebook/check-connection'));
  pageId = pages[0]?.id ?? '';
});
afterAll(() => carillon.close());

async function clientWith(
  scopes: readonly TokenScope[] = TOKEN_SCOPES,
  fetch?: (request: Request) => Promise<Response>,
): Promise<Client> {
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const { secret } = await bodyOf<{ secret: string }>(
    ada.post('/api/access-tokens', { name: 'A program', scopes, expires_at }),
  );
  const wait = async (ms: number) => void waits.push(ms);
  return createCarillon({ url: carillon.url, token: secret, wait, ...(fetch && { fetch }) });
}

test('a program uploads, drafts, schedules, lists, moves, cancels and reads figures', async () => {
  const client = await clientWith();
  const picture = new Blob([new Uint8Array(PNG)], { type: 'image/png' });
  const { media } = await client.POST('/posts/media', { body: form({ file: picture, keep: 'true' }) });
  const id = randomUUID();
  const path = { id };
  const post = { source: null, text: 'The bells ring at noon', hashtags: ['bells'] };
  const { draft } = await client.PUT('/posts/drafts/{id}', {
    params: { path },
    body: { version: 0, post, media_ids: [media.id] },
  });
  expect(draft).toMatchObject({ id, version: 1, media: [{ id: media.id, type: 'image/png' }] });

  const platforms = JSON.stringify([{ platform_id: 1, page_id: pageId, content: post.text }]);
  const when = { scheduled_time: `${NEXT_YEAR}-06-01 09:30:00`, timezone: 'Europe/Berlin' };
  const result = await client.POST('/posts/schedule', {
    body: form({ platforms, draft_id: id, media_ids: JSON.stringify([media.id]), ...when }),
  });
  expect(result).toMatchObject({ post_id: id, earlier: false, due_at: `${NEXT_YEAR}-06-01T07:30:00.000Z` });
  const { posts } = await client.GET('/posts/user', { params: { query: { list: 'open' } } });
  expect(posts.facebook).toMatchObject([{ post_id: id, status: 'scheduled' }]);

  await client.POST('/posts/{id}/reschedule', {
    params: { path },
    body: { scheduled_time: `${NEXT_YEAR}-06-02 10:00:00` },
  });
  const [publication] = result.results;
  const canceled = await client.POST('/posts/publications/{id}/cancel', {
    params: { path: { id: publication?.id ?? '' } },
  });
  expect(canceled.publication.status).toBe('canceled');
  const { cards } = await client.GET('/analytics/overview', { params: { query: { range: '30' } } });
  expect(cards.total_posts).toBeDefined();
});

test('a post whose reply is lost is published once, and so is one whose reply the server couldn’t store', async () => {
  let lostCount = 0;
  const client = await clientWith(TOKEN_SCOPES, async (request) => {
    const reply = await fetch(request);
    if (!request.url.endsWith('/posts/publish') || lostCount > 1) return reply;
    await reply.body?.cancel();
    // The second time, as if the server had stopped between creating the post and storing its reply.
    if (lostCount++ === 1) await (await carillon.stored('posts', 'idempotency_keys')).deleteMany({});
    throw new TypeError('connection reset');
  });
  const platforms = JSON.stringify([{ platform_id: 1, page_id: pageId, content: `Once ${randomUUID()}` }]);
  const { post_id, earlier } = await client.POST('/posts/publish', { body: form({ platforms }) });
  expect([lostCount, earlier]).toEqual([2, false]);
  const storedPosts = await (await carillon.stored('posts', 'posts')).find({}).toArray();
  expect(storedPosts.filter(({ _id }) => _id === post_id)).toHaveLength(1);
  const { posts } = await client.GET('/posts/user');
  expect(posts.facebook?.filter((one) => one.AI_generated_description.startsWith('Once'))).toHaveLength(1);
});

test('an upload whose reply is lost is in the library once', async () => {
  let lostCount = 0;
  const client = await clientWith(TOKEN_SCOPES, async (request) => {
    const reply = await fetch(request);
    if (request.method === 'GET' || lostCount++ > 0) return reply;
    throw new TypeError('connection reset');
  });
  const before = (await client.GET('/posts/media')).media.length;
  const file = new Blob([new Uint8Array(PNG)], { type: 'image/png' });
  await client.POST('/posts/media', { body: form({ file, keep: 'true' }) });
  expect((await client.GET('/posts/media')).media).toHaveLength(before + 1);
});

test('errors have their names, and temporary rejections are retried when they say', async () => {
  const reader = await clientWith(['posts:read']);
  const id = randomUUID();
  const missing = reader.GET('/posts/drafts/{id}', { params: { path: { id } } });
  await expect(missing).rejects.toMatchObject({ code: 'not_found', status: 404 });
  const write = reader.PUT('/posts/drafts/{id}', { params: { path: { id } }, body: { version: 0 } });
  await expect(write).rejects.toBeInstanceOf(CarillonError);
  await expect(write).rejects.toMatchObject({
    code: 'insufficient_scope',
    detail: { scope: 'drafts:write' },
  });

  let refusedCount = 0;
  const busy = await clientWith(['posts:read'], async (request) => {
    if (refusedCount++ > 0) return fetch(request);
    return new Response('{}', { status: 429, headers: { 'retry-after': '7' } });
  });
  waits.splice(0);
  expect((await busy.GET('/posts/drafts')).success).toBe(true);
  expect(waits).toEqual([7_000]);
  const late = await clientWith(['posts:read'], async () =>
    Response.json(
      { success: false, error: 'too_many_requests', message: 'Too many.' },
      {
        status: 429,
        headers: { 'retry-after': '3600' },
      },
    ),
  );
  await expect(late.GET('/posts/drafts')).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(waits).toEqual([7_000]);
});

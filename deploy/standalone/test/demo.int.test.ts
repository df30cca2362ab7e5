import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_ACCOUNT } from '@carillon/contracts/domain/demo.ts';
import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { getOverview } from '@carillon/contracts/http/analytics/get-overview.ts';
import { listComments } from '@carillon/contracts/http/analytics/list-comments.ts';
import { listPostFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { getPlan } from '@carillon/contracts/http/billing/get-plan.ts';
import { beginConnecting } from '@carillon/contracts/http/identity/connections/begin-connecting.ts';
import { listDrafts } from '@carillon/contracts/http/posts/list-drafts.ts';
import { NETWORKS } from '@carillon/contracts/networks/networks.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ApiClient, bodyOf, createApiClient } from '../api-client.ts';
import { composeStandalone, type DemoRequest, type Standalone } from '../compose.ts';
import { readConfig } from '../config.ts';
import { UPCOMING } from '../demo/posts.ts';
import { type DemoPreparation, startDemo } from '../demo/start-demo.ts';

const { email, password } = DEMO_ACCOUNT;
let folder: string;
const apps: Standalone[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-demo-'));
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await rm(folder, { recursive: true });
});

/** A start on the one folder, and what it prepares. */
async function start(env: Record<string, string> = {}) {
  const settings = { PORT: '0', CARILLON_DATA: folder, LOG_LEVEL: 'silent', ...env };
  const preparations: DemoPreparation[] = [];
  const prepareDemo = (request: DemoRequest) => {
    const preparation = startDemo({ ...request, days: 5 });
    preparations.push(preparation);
    return preparation;
  };
  const app = await composeStandalone(await readConfig(settings), { prepareDemo });
  apps.push(app);
  return { app, client: createApiClient(app.url), preparations };
}

const stateOf = async (client: ApiClient) =>
  (await bodyOf<{ state: string }>(client.get('/api/demo-account'))).state;
const enter = async (client: ApiClient) => (await client.post('/api/login', { email, password })).status;

test('a new installation prepares its demo once, also after an interruption, with links to its own address', async () => {
  const first = await start();
  expect(await stateOf(first.client)).toBe('coming');
  const intruder = { email, name: 'Eve', password: 'correct horse', password_confirmation: 'correct horse' };
  const refusal = await first.client.post('/api/register', { ...intruder, timezone: 'UTC' });
  expect(await refusal.json()).toMatchObject({
    errors: { email: [expect.stringContaining('demo account')] },
  });
  await first.app.close();
  expect(await first.preparations[0]?.done).toBe(false);

  const second = await start();
  expect(await second.preparations[0]?.done).toBe(true);
  expect(await stateOf(second.client)).toBe('ready');
  expect(await enter(second.client)).toBe(200);
  await expectLiving(second.client, second.app);
  await second.app.close();

  const third = await start();
  expect(third.preparations).toEqual([]);
  expect(await stateOf(third.client)).toBe('ready');
  await third.app.close();

  const reachable = await start({ HOST: '0.0.0.0' });
  expect(await stateOf(reachable.client)).toBe('none');
  // Everybody may know its password.
  expect(await enter(reachable.client)).toBe(422);
  await reachable.app.close();
});

/** Further accounts can be connected: no app is left that was registered at the address where the demo was made. */
async function expectConsentPages(client: ApiClient): Promise<void> {
  for (const { name, connect } of NETWORKS) {
    if (connect.how === 'handle') continue;
    const server = 'sandbox' in connect ? connect.sandbox : {};
    const pending = client.post(`/api/connections/${name}/begin`, server);
    const { auth_url } = beginConnecting.response.parse(await bodyOf(pending));
    expect([name, (await fetch(auth_url)).status]).toEqual([name, 200]);
  }
}

async function expectLiving(client: ApiClient, { url }: Standalone): Promise<void> {
  const get = <T>(at: string) => bodyOf<T>(client.get(`/api${at}`));
  const { cards, totals, platforms } = getOverview.response.parse(await get('/analytics/overview'));
  const { posts } = listPostFigures.response.parse(await get('/analytics/posts'));
  expect(posts.length).toBeGreaterThan(0);
  expect(cards.total_posts.value).toBe(new Set(posts.map(({ post_id }) => post_id)).size);
  const likes = posts.reduce((sum, post) => sum + (post.likes ?? 0), 0);
  expect(likes).toBeGreaterThan(0);
  expect(totals.likes.value).toBe(likes);
  const linked = platforms.filter(({ connected }) => connected);
  expect(linked.map(({ followers, fault }) => [typeof followers, fault])).toEqual(
    linked.map(() => ['number', null]),
  );
  expect(linked.map(({ platform }) => platform)).toEqual(PLATFORM_NAMES);
  await expectConsentPages(client);
  for (const { post_url } of posts) {
    expect(post_url?.startsWith(`${url}/sandbox/`)).toBe(true);
    expect((await fetch(post_url ?? '')).status).toBe(200);
  }
  const { comments } = listComments.response.parse(await get('/comments'));
  expect(comments.filter(({ mood }) => mood !== null).length).toBeGreaterThan(0);
  expect(getPlan.response.parse(await get('/plan'))).toMatchObject({
    status: 'active',
    plan: 'premium',
    ends_at: null,
    usage: {
      posts: { limit: null },
      scheduled_posts: { limit: null },
      accounts: { used: PLATFORM_NAMES.length, limit: null },
    },
  });
  const { drafts } = listDrafts.response.parse(await get('/posts/drafts'));
  expect(drafts).toHaveLength(2);
  const { posts: open } = await get<{ posts: Record<string, unknown[]> }>('/posts/user?list=open');
  expect(Object.values(open).flat()).toHaveLength(UPCOMING.flatMap(({ on }) => on).length);
}

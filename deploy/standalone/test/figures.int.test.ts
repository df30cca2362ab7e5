import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { getOverview } from '@carillon/contracts/http/analytics/get-overview.ts';
import { listPostFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { bodyOf, createApiClient } from '../../chaos/client/api-client.ts';
import { connect } from '../../chaos/client/connected-user.ts';
import { composeStandalone, type Standalone } from '../compose.ts';
import { readConfig } from '../config.ts';
import { formOf } from './access/fixtures.ts';

jest.setTimeout(180_000);

const PASSWORD = 'correct horse battery';
let folder: string;
let app: Standalone;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-figures-'));
  const settings = { PORT: '0', HOST: '127.0.0.1', CARILLON_DATA: folder, LOG_LEVEL: 'silent' };
  app = await composeStandalone(await readConfig({ ...settings, COLLECT_YOUNG_SECONDS: '5' }));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test('what a newcomer connects and posts has figures of the sandbox’s audience on its own', async () => {
  const client = createApiClient(app.url);
  const account = { email: 'ada@example.com', name: 'ada', password: PASSWORD };
  await bodyOf(client.post('/api/register', { ...account, password_confirmation: PASSWORD }));
  await bodyOf(client.post('/api/login', { email: account.email, password: PASSWORD }));
  await connect(client, 'facebook', 'ada');
  const { pages } = await bodyOf<{ pages: { id: string }[] }>(client.get('/api/facebook/check-connection'));
  const entry = { platform_id: PLATFORMS.facebook.id, page_id: pages[0]?.id, content: 'The bells ring.' };
  await bodyOf(client.post('/api/posts/publish', formOf({ platforms: JSON.stringify([entry]) })));
  await eventually(async () => {
    const { posts } = listPostFigures.response.parse(await bodyOf(client.get('/api/analytics/posts')));
    expect(posts).toMatchObject([{ words: 'The bells ring.', likes: expect.any(Number), gone: false }]);
  }, 120_000);
  const { cards, platforms } = getOverview.response.parse(
    await bodyOf(client.get('/api/analytics/overview')),
  );
  expect(cards.total_posts.value).toBe(1);
  const facebook = platforms.find(({ platform }) => platform === 'facebook');
  expect(facebook).toMatchObject({ connected: true, fault: null, followers: expect.any(Number) });
});

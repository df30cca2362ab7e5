import { randomUUID } from 'node:crypto';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ApiClient, bodyOf } from '../api-client.ts';
import { connect } from '../testing/connected-user.ts';
import { PNG } from '../testing/sample-media.ts';
import { type Carillon, startCarillon } from './access/carillon.ts';
import { formOf } from './access/form-of.ts';

// A whole Carillon, whose files the sandbox's fetcher loads as Meta's does.
let carillon: Carillon;
let ada: ApiClient;
beforeAll(async () => {
  carillon = await startCarillon({ ownWork: true });
  ada = (await carillon.signUp('ada')).client;
});
afterAll(() => carillon.close());

test('a picture reaches Instagram, whose fetcher obeys robots.txt', async () => {
  await connect(ada, 'instagram', 'ada');
  const { accounts } = await bodyOf<{ accounts: { id: string }[] }>(
    ada.get('/api/instagram/check-connection'),
  );
  const post = { platform_id: 2, page_id: accounts[0]?.id, content: `Bells ${randomUUID()}` };
  const form = formOf({ platforms: JSON.stringify([post]) });
  form.append('media_2', new Blob([new Uint8Array(PNG)], { type: 'image/png' }), 'picture.png');
  const { post_id } = await bodyOf<{ post_id: string }>(ada.post('/api/posts/publish', form));
  await eventually(async () => {
    const { post } = await bodyOf<{ post: { results: { status: string; reason: string | null }[] } }>(
      ada.get(`/api/posts/${post_id}`),
    );
    expect(post.results).toMatchObject([{ status: 'published' }]);
  }, 30_000);
});

test('a calendar app may fetch the feed', async () => {
  const { address } = await bodyOf<{ address: string }>(ada.post('/api/posts/calendar-feed', {}));
  const robots = await (await fetch(new URL('/robots.txt', carillon.url))).text();
  expect(robots).toContain('Allow: /calendar/\n');
  const feed = await fetch(new URL(new URL(address).pathname, carillon.url));
  expect([feed.status, feed.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
});

import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY } from '@carillon/contracts/idempotency-key.ts';
import { bodyOf } from '../../api-client.ts';
import { ATTEMPTS, FIXTURES } from './fixtures.ts';
import { formOf } from './form-of.ts';
import { createConfirmation } from './make-access.ts';
import { publishedNotification } from './make-posts.ts';
import type { Owner } from './owner.ts';

const HOUR_MS = 3_600_000;

/** All that a user can make, each once. */
export async function makeEverything(owner: Owner): Promise<void> {
  const { client, pageId } = owner;
  // With others in it, a workspace would go on.
  for (const [at, { make }] of Object.entries(FIXTURES))
    if (at !== '/workspace/members/:id') await make(owner);
  for (const attempts of [ATTEMPTS['ai.postContent'], ATTEMPTS['posts.saveDraft']]) await attempts?.(owner);
  await publishedNotification(owner);
  // Networks take no text that they have: the second one fails, and is mailed.
  const platforms = JSON.stringify([{ platform_id: 1, page_id: pageId, content: `Text ${randomUUID()}` }]);
  for (let n = 0; n < 2; n++) await bodyOf(client.post('/api/posts/publish', formOf({ platforms })));
  const week = { platform_id: 1, page_id: pageId, timezone: 'UTC', slots: [{ weekday: 1, time: '10:00' }] };
  await bodyOf(client.send('PUT', '/api/posts/queue/schedule', { ...week, version: 0 }));
  await bodyOf(client.send('PUT', '/api/posts/link-tracking', { ...LINKS, version: 0 }));
  await bodyOf(client.post('/api/posts/calendar-feed', {}));
  await bodyOf(client.send('PUT', '/api/notifications/settings', { hidden: [] }));
  await bodyOf(client.get('/api/comments'));
  await saveByToken(owner);
  const order = { plan: 'popular', period: 'monthly' };
  await bodyOf(client.post('/api/plan/checkout', order));
  const { checkout } = await bodyOf<{ checkout: { id: string } }>(client.get('/api/plan/checkout'));
  await bodyOf(client.post('/api/plan/sandbox-event', { event: 'paid', checkout: checkout.id }));
}

const link = { enabled: true, utm_source: '{network}', utm_medium: 'social', utm_campaign: '{month}' };
const LINKS = {
  enabled: false,
  domains: null,
  networks: { facebook: link, instagram: link, linkedin: link },
};

/** Saves a draft as a program does, with a key that lets it repeat the call. */
async function saveByToken({ client, url }: Owner): Promise<void> {
  const expires_at = new Date(Date.now() + HOUR_MS).toISOString();
  const request = { name: 'A program', scopes: ['drafts:write'], expires_at, ...createConfirmation(client) };
  const { secret } = await bodyOf<{ secret: string }>(client.post('/api/access-tokens', request));
  const reply = await fetch(`${url}/api/posts/drafts/${randomUUID()}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${secret}`,
      'content-type': 'application/json',
      [IDEMPOTENCY_KEY]: randomUUID(),
    },
    body: JSON.stringify({ topic: 'Of a program', version: 0 }),
  });
  if (!reply.ok) throw new Error(await reply.text());
}

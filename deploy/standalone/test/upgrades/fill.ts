import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { type ApiClient, bodyOf, createApiClient } from '../../api-client.ts';
import { connect } from '../../testing/connected-user.ts';
import { PNG } from '../../testing/sample-media.ts';

const ACCOUNT = {
  email: 'upgrader@example.com',
  name: 'Upgrader',
  timezone: 'UTC',
  password: 'correct horse battery',
};
export const PUBLISHED = 'Published before the upgrade';
export const SCHEDULED = 'Scheduled before the upgrade';
export const DRAFT = 'Drafted before the upgrade';
/** When the scheduled post is due, after the fixture was made. */
export const DUE_AFTER_MS = 3_600_000;

const DRAFT_ID = '0192f0a0-0000-7000-8000-000000000001';

/** With the password from before. */
export const logInTo = (client: ApiClient): Promise<unknown> =>
  bodyOf(client.post('/api/login', { email: ACCOUNT.email, password: ACCOUNT.password }));

/** Does what a user may have done before an upgrade, by calls that every Carillon has answered. */
export async function fill(url: string): Promise<void> {
  const client = createApiClient(url);
  await bodyOf(client.post('/api/register', { ...ACCOUNT, password_confirmation: ACCOUNT.password }));
  await logInTo(client);
  await connect(client, 'facebook', ACCOUNT.name);
  const { pages } = await bodyOf<{ pages: { id: string }[] }>(client.get('/api/facebook/check-connection'));
  const [page] = pages;
  if (!page) throw new Error('there is no page');
  const { post_id } = await bodyOf<{ post_id: string }>(
    client.post('/api/posts/publish', formOf(page.id, PUBLISHED)),
  );
  const due = formOf(page.id, SCHEDULED);
  const at = new Date(Date.now() + DUE_AFTER_MS).toISOString().slice(0, 19).replace('T', ' ');
  due.set('scheduled_time', at);
  due.set('timezone', 'UTC');
  await bodyOf(client.post('/api/posts/schedule', due));
  await bodyOf(client.send('PUT', `/api/posts/drafts/${DRAFT_ID}`, { topic: DRAFT, version: 0 }));
  await buyPlan(client);
  await eventually(async () => {
    const { post } = await bodyOf<{ post: { results: { status: string }[] } }>(
      client.get(`/api/posts/${post_id}`),
    );
    if (post.results.some(({ status }) => status !== 'published')) throw new Error('it is not out yet');
  });
}

function formOf(page_id: string, content: string): FormData {
  const form = new FormData();
  const target = { platform_id: PLATFORMS.facebook.id, page_id, content };
  form.set('platforms', JSON.stringify([target]));
  form.append(
    `media_${PLATFORMS.facebook.id}`,
    new File([new Uint8Array(PNG)], 'bells.png', { type: 'image/png' }),
  );
  return form;
}

/** In the sandbox's checkout, which was ended by another path before format 1. */
async function buyPlan(client: ApiClient): Promise<void> {
  await bodyOf(client.post('/api/plan/checkout', { plan: 'popular', period: 'monthly' }));
  const { checkout } = await bodyOf<{ checkout: { id: string } }>(client.get('/api/plan/checkout'));
  const played = await client.post('/api/plan/sandbox-event', { checkout: checkout.id, event: 'paid' });
  if (!played.ok)
    await bodyOf(client.post('/api/plan/checkout/outcome', { checkout: checkout.id, outcome: 'paid' }));
}

import { allowAccess } from '../../deploy/standalone/allow-access.ts';
import { type ApiClient, bodyOf, ok } from '../../deploy/standalone/api-client.ts';

/** Signs up and logs in. */
export async function enter(client: ApiClient, email: string): Promise<void> {
  const password = 'correct horse';
  const account = { email, name: 'Bench', password, password_confirmation: password, timezone: 'UTC' };
  await ok(client.post('/api/register', account));
  await ok(client.post('/api/login', { email, password }));
}

/**
 * Connects Facebook at the sandbox as that person.
 * @returns the first page's id
 */
export async function linkFacebook(client: ApiClient, name = 'Bench'): Promise<string> {
  const { auth_url } = await bodyOf<{ auth_url: string }>(client.get('/api/facebook/auth'));
  const { pathname, search } = new URL(await allowAccess(auth_url, name));
  await client.get(`/api${pathname}${search}`);
  const { pages } = await bodyOf<{ pages: { id: string }[] }>(client.get('/api/facebook/check-connection'));
  const [page] = pages;
  if (!page) throw new Error('Facebook was linked without a page.');
  return page.id;
}

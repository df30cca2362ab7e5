import { type ApiClient, bodyOf } from '../api-client.ts';

/**
 * Tells the sandbox's Google who is logged in, and returns to the page that the browser is led to, with its
 * parameters.
 */
export async function goToGoogle(client: ApiClient, authUrl: string, email: string): Promise<string> {
  const form = new URLSearchParams({ email, name: 'Ada', verified: 'yes', decision: 'continue' });
  const back = await fetch(authUrl, { method: 'POST', body: form, redirect: 'manual' });
  const { pathname, search } = new URL(back.headers.get('location') ?? 'about:blank');
  return (await client.get(`/api${pathname}${search}`)).headers.get('location') ?? '';
}

/** Signs in as the login page's button does, up to the step that finishes it. */
export async function signInWithGoogle(client: ApiClient, email: string): Promise<string> {
  const { auth_url } = await bodyOf<{ auth_url: string }>(client.post('/api/sign-in/google', {}));
  return goToGoogle(client, auth_url, email);
}

/** Links the sandbox's Google to the user who is logged in. */
export async function linkGoogle(client: ApiClient, confirmed: object, email: string): Promise<string> {
  const reply = client.post('/api/user/sign-in-methods', { provider: 'google', ...confirmed });
  return goToGoogle(client, (await bodyOf<{ auth_url: string }>(reply)).auth_url, email);
}

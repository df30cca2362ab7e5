/** A client of the public API, as a script of a user's own would be: cookies, CSRF token, JSON. */
export interface ApiClient {
  get(path: string): Promise<Response>;
  post(path: string, body: object | FormData): Promise<Response>;
  put(path: string, body: object): Promise<Response>;
  /** Returns the headers with which another client continues this session, as its page sends them. */
  headers(): Readonly<Record<string, string>>;
}

export async function openApiClient(url: string): Promise<ApiClient> {
  const cookies = new Map<string, string>();
  const cookie = (): string => [...cookies].map((pair) => pair.join('=')).join('; ');
  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie());
    headers.set('x-requested-with', 'XMLHttpRequest');
    const reply = await fetch(new URL(path, url), { ...init, headers, redirect: 'manual' });
    for (const line of reply.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name) cookies.set(name, value ?? '');
    }
    return reply;
  };
  const csrf = async (): Promise<string> => {
    const page = await (await call('/login')).text();
    return /name="csrf-token" content="([^"]{0,200})"/.exec(page)?.[1] ?? '';
  };
  let token = await csrf();
  const send = async (method: 'POST' | 'PUT', path: string, body: object | FormData): Promise<Response> => {
    const form = body instanceof FormData;
    const reply = await call(path, {
      method,
      body: form ? body : JSON.stringify(body),
      headers: { 'x-csrf-token': token, ...(!form && { 'content-type': 'application/json' }) },
    });
    // A new session has a token of its own.
    if (reply.headers.getSetCookie().length > 0) token = await csrf();
    return reply;
  };
  return {
    get: (path) => call(path),
    post: (path, body) => send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
    headers: () => ({ cookie: cookie(), 'x-csrf-token': token, 'x-requested-with': 'XMLHttpRequest' }),
  };
}

/** Signs up and logs in. */
export async function enter(client: ApiClient, email: string): Promise<void> {
  const password = 'correct horse';
  const account = { email, name: 'Bench', password, password_confirmation: password, timezone: 'UTC' };
  await ok(client.post('/api/register', account));
  await ok(client.post('/api/login', { email, password }));
}

/** Links Facebook at the sandbox network, as somebody there, and gives the first page's id. */
export async function linkFacebook(client: ApiClient, name = 'Bench'): Promise<string> {
  const { auth_url } = await json<{ auth_url: string }>(client.get('/api/facebook/auth'));
  const consent = await (await fetch(auth_url)).text();
  const form = new URLSearchParams({ name, decision: 'allow' });
  for (const [, scope] of consent.matchAll(/name="scope"\s+value="([^"]+)"/g))
    form.append('scope', scope ?? '');
  const back = await fetch(auth_url, { method: 'POST', body: form, redirect: 'manual' });
  const location = back.headers.get('location');
  if (!location) throw new Error(`${auth_url} answered ${back.status}: ${await back.text()}`);
  const { pathname, search } = new URL(location);
  await client.get(`/api${pathname}${search}`);
  const { pages } = await json<{ pages: { id: string }[] }>(client.get('/api/facebook/check-connection'));
  const [page] = pages;
  if (!page) throw new Error('Facebook was linked without a page.');
  return page.id;
}

export async function ok(call: Promise<Response>): Promise<Response> {
  const reply = await call;
  if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}: ${await reply.text()}`);
  return reply;
}

/** The body of a good answer. */
export const json = async <T>(call: Promise<Response>): Promise<T> => (await ok(call)).json() as Promise<T>;

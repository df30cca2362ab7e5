/** A client of the public API, as a user's own script would be: cookies, CSRF token, JSON. */
export interface ApiClient {
  get(path: string): Promise<Response>;
  post(path: string, body: object | FormData, headers?: Record<string, string>): Promise<Response>;
  put(path: string, body: object): Promise<Response>;
  patch(path: string, body: object): Promise<Response>;
  /** Any other call. */
  send(method: string, path: string, body?: object | FormData): Promise<Response>;
  /** Returns the headers with which another client continues this session, as its page sends them. */
  headers(): Readonly<Record<string, string>>;
}

/** @param request sends each call: for a caller that limits or counts them */
export function createApiClient(url: string, request: typeof fetch = fetch): ApiClient {
  const cookies = new Map<string, string>();
  let token = '';

  const headers = () => ({
    cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
    'x-csrf-token': token,
    'x-requested-with': 'XMLHttpRequest',
  });

  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const reply = await request(new URL(path, url), {
      ...init,
      headers: { ...init.headers, ...headers() },
      redirect: 'manual',
    });
    for (const line of reply.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name) cookies.set(name, value ?? '');
    }
    token = reply.headers.get('x-csrf-token') ?? token;
    return reply;
  };

  const send = async (
    method: string,
    path: string,
    body?: object | FormData,
    headers: Record<string, string> = {},
  ): Promise<Response> => {
    const init =
      body === undefined || body instanceof FormData
        ? { method, body, headers }
        : { method, body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } };
    // The refusal of a call without a session brings a token, as does a refusal for want of the right one.
    if (!token) await call('/api/user');
    const before = token;
    const reply = await call(path, init);
    return reply.status === 419 && token !== before ? call(path, init) : reply;
  };

  return {
    get: (path) => call(path),
    post: (path, body, headers) => send('POST', path, body, headers),
    put: (path, body) => send('PUT', path, body),
    patch: (path, body) => send('PATCH', path, body),
    send,
    headers,
  };
}

/** The reply, if it is a good one. @throws Error with the answer's text */
export async function ok(call: Promise<Response>): Promise<Response> {
  const reply = await call;
  if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}: ${await reply.text()}`);
  return reply;
}

/** The body of a good reply. @throws Error with the answer's text */
export const bodyOf = async <T>(call: Promise<Response>): Promise<T> => (await ok(call)).json() as Promise<T>;

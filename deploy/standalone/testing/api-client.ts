/** A client of the public API, as a user's own script would be: cookies, CSRF token, JSON. */
export interface ApiClient {
  get(path: string): Promise<Response>;
  post(path: string, body: object | FormData, headers?: Record<string, string>): Promise<Response>;
  patch(path: string, body: object): Promise<Response>;
  /** Any other call. */
  send(method: string, path: string, body?: object | FormData): Promise<Response>;
}

const TIMEOUT_MS = 15_000;

let underWay = 0;

/** Requests of all users that have no answer yet. */
export const requestsUnderWay = (): number => underWay;

export function createApiClient(url: string): ApiClient {
  const cookies = new Map<string, string>();
  let token = '';

  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    headers.set('x-requested-with', 'XMLHttpRequest');
    headers.set('x-csrf-token', token);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    underWay++;
    const response = fetch(new URL(path, url), { ...init, headers, redirect: 'manual', signal });
    const reply = await response.finally(() => underWay--);
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
    const before = token;
    const reply = await call(path, init);
    // A refusal for want of a token brings the one that goes with the session.
    return reply.status === 419 && token !== before ? call(path, init) : reply;
  };

  return {
    get: (path) => call(path),
    post: (path, body, headers) => send('POST', path, body, headers),
    patch: (path, body) => send('PATCH', path, body),
    send,
  };
}

/** The body of a good answer. @throws Error with the answer's text */
export async function bodyOf<T>(call: Promise<Response>): Promise<T> {
  const reply = await call;
  if (!reply.ok && reply.status !== 302)
    throw new Error(`${reply.url} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

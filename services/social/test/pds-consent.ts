import { request } from 'node:http';

interface Reply {
  readonly status: number;
  readonly location: string;
  readonly text: string;
  readonly cookies: readonly string[];
}

/** Node's own fetch writes `sec-fetch-mode` itself, and the server wants to find a browser's. */
const ask = (url: URL, method: string, headers: Record<string, string>, body?: string): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const clientRequest = request(url, { method, headers, agent: false }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          location: reply.headers.location ?? '',
          text,
          cookies: reply.headers['set-cookie'] ?? [],
        }),
      );
    });
    clientRequest.on('error', reject);
    clientRequest.end(body);
  });

interface Person {
  readonly did: string;
  readonly handle: string;
  readonly password: string;
}

const API = '/@atproto/oauth-provider/~api';

/**
 * Decides on a PDS's consent page, in a separate browser.
 * @returns what the browser is sent back with
 */
export async function decideOnPds(
  authUrl: string,
  { did, handle, password }: Person,
  decision: 'allow' | 'deny' = 'allow',
): Promise<Readonly<Record<string, string>>> {
  const page = new URL(authUrl);
  const jar = new Map<string, string>();
  const browse = async (url: URL, method: string, headers: Record<string, string>, body?: object) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await ask(url, method, { ...headers, cookie }, body && JSON.stringify(body));
    for (const one of reply.cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      jar.set(name, value);
    }
    if (reply.status >= 400) throw new Error(`${url.pathname}: ${reply.status} ${reply.text.slice(0, 500)}`);
    return reply;
  };
  const navigating = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  await browse(page, 'GET', { ...navigating, 'sec-fetch-site': 'cross-site' });
  const post = async (path: string, body: object, token?: string) => {
    const headers = {
      'sec-fetch-mode': 'same-origin',
      'sec-fetch-site': 'same-origin',
      'sec-fetch-dest': 'empty',
      origin: page.origin,
      referer: page.href,
      'content-type': 'application/json',
      'x-csrf-token': jar.get('csrf-token') ?? '',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    return JSON.parse((await browse(new URL(`${API}${path}`, page), 'POST', headers, body)).text);
  };
  const signIn = { locale: 'en', username: handle, password, remember: false };
  const { ephemeralToken } = await post('/sign-in', signIn);
  const { url } = await (decision === 'allow'
    ? post('/consent', { did }, ephemeralToken)
    : post('/reject', {}));
  const same = { ...navigating, 'sec-fetch-site': 'same-origin', referer: page.href };
  const { location } = await browse(new URL(url), 'GET', same);
  return Object.fromEntries(new URL(location).searchParams);
}

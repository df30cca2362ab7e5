import { generateKeyPair } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { Provider } from 'oidc-provider';

const HOME = 'http://localhost:8080';
const REDIRECT = `${HOME}/oauth/callback/sign-in/oidc`;
const LOGIN_PAGE = `${HOME}/login`;
export const CLIENT = { id: 'carillon', secret: 'a secret of the test that is long enough' };

interface Claims {
  /** Returns a user's claims, besides the name and the address at example.org. */
  readonly of?: (user: string, place: string) => Readonly<Record<string, unknown>>;
  /** Providers differ in this: the ID token has them, or only userinfo. */
  readonly inIdToken?: boolean;
  /** Receives its reports about ended logins. */
  readonly report?: (form: string) => Promise<Response>;
}

/** The cookies that a browser has of the provider. */
export type Cookies = Map<string, string>;

/** A third-party OpenID provider, over HTTP on this machine; the user is the one of its `login`. */
export async function startOpenidProvider({ of = () => ({}), inIdToken = false, report }: Claims = {}) {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const jwk = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'one' };
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [REDIRECT],
        post_logout_redirect_uris: [LOGIN_PAGE],
        backchannel_logout_uri: `${HOME}/api/sign-in/oidc/logout`,
        backchannel_logout_session_required: true,
      },
    ],
    features: { backchannelLogout: { enabled: true } },
    fetch: async (url, options) => report?.(String(options?.body)) ?? fetch(url, options),
    jwks: { keys: [jwk] },
    cookies: { keys: ['of the test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    conformIdTokenClaims: !inIdToken,
    async findAccount(_, id) {
      const profile = { sub: id, name: 'Ada', email: `${id}@example.org`, email_verified: true };
      const claims = async (place: string) => ({ ...profile, ...of(id, place) });
      return { accountId: id, claims };
    },
  });
  server.on('request', provider.callback());
  return {
    issuer,
    /** A browser's steps there for that user. Returns the parameters it is sent back with. */
    async logIn(url: URL, user: string, cookies: Cookies = new Map()): Promise<URLSearchParams> {
      // Its pages for development ask who is there, then whether the app may know.
      const fillIn = (page: string) => {
        const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? '';
        return { at: null, form: new URLSearchParams({ prompt, login: user, password: 'any' }) };
      };
      return (await browse(url, cookies, REDIRECT, fillIn)).searchParams;
    },
    /** The browser's steps to log out there; returns where they end. */
    async logOut(url: URL, cookies: Cookies): Promise<string> {
      const fillIn = (page: string) => {
        const [, at = ''] = /action="([^"]+)"/.exec(page) ?? [];
        const [, xsrf = ''] = /name="xsrf" value="(\w+)"/.exec(page) ?? [];
        return { at, form: new URLSearchParams({ xsrf, logout: 'yes' }) };
      };
      return (await browse(url, cookies, HOME, fillIn)).href;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type FillIn = (page: string) => { readonly at: string | null; readonly form: URLSearchParams };

/** Follows redirects and sends forms until the browser is sent to an address that begins so. */
async function browse(url: URL, cookies: Cookies, until: string, fillIn: FillIn): Promise<URL> {
  let at = url;
  let form: URLSearchParams | undefined;
  for (let steps = 0; steps < 12; steps++) {
    const reply: Response = await fetch(at, {
      ...(form ? { method: 'POST', body: form } : {}),
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    });
    for (const header of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      cookies.set(name, value);
    }
    const location = reply.headers.get('location');
    if (location?.startsWith(until)) return new URL(location);
    form = undefined;
    if (location) at = new URL(location, at);
    else {
      const next = fillIn(await reply.text());
      form = next.form;
      if (next.at !== null) at = new URL(next.at, at);
    }
  }
  throw new Error(`no way back from ${url.href}`);
}

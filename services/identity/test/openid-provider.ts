import { generateKeyPair } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { Provider } from 'oidc-provider';

const REDIRECT = 'http://localhost:8080/oauth/callback/sign-in/oidc';
export const CLIENT = { id: 'carillon', secret: 'a secret of the test that is long enough' };

interface Claims {
  /** Returns a user's claims, besides the name and the address at example.org. */
  readonly of?: (user: string, place: string) => Readonly<Record<string, unknown>>;
  /** As providers differ in this: whether the ID token has them, or userinfo alone. */
  readonly inIdToken?: boolean;
}

/** An OpenID provider that others wrote, over HTTP on this machine; whoever logs in is the one of its `login`. */
export async function startOpenidProvider({ of = () => ({}), inIdToken = false }: Claims = {}) {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const jwk = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'one' };
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [REDIRECT] }],
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
    /** What a browser does there for that user; gives what it is sent back with. */
    async logIn(url: URL, user: string): Promise<URLSearchParams> {
      const cookies = new Map<string, string>();
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
        if (location?.startsWith(REDIRECT)) return new URL(location).searchParams;
        form = undefined;
        if (location) at = new URL(location, at);
        else {
          // Its pages for development ask who is there, then whether the app may know.
          const prompt = /name="prompt" value="(\w+)"/.exec(await reply.text())?.[1] ?? '';
          form = new URLSearchParams({ prompt, login: user, password: 'any' });
        }
      }
      throw new Error(`no way back from ${url.href}`);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

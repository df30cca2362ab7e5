import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT, UnsecuredJWT } from 'jose';

interface Lie {
  /** Claims in the place of true ones. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly unsigned?: boolean;
  /** Signed with a key that it does not publish. */
  readonly otherKey?: boolean;
  /** The id of a key that it does not publish. */
  readonly otherKeyId?: string;
  /** Publishes a second key too, and its tokens don't say which one they are signed with. */
  readonly twoKeys?: boolean;
  /** The false values in its configuration. */
  readonly configuration?: Readonly<Record<string, unknown>>;
  /** The token endpoint's reply. */
  readonly answer?: (reply: ServerResponse) => void;
}

const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** An OpenID provider with scripted answers. */
export async function startLyingProvider(clientId: string) {
  let [key, keyId] = [pair(), 'k'];
  const [other, second] = [pair(), pair()];
  let lie: Lie = {};
  let nonce = '';
  let keyReads = 0;
  const json = (reply: ServerResponse, body: unknown) =>
    reply.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  const server = createServer(async (request, reply) => {
    const path = request.url?.split('?')[0];
    if (path === '/.well-known/openid-configuration')
      return json(reply, {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        authorization_response_iss_parameter_supported: true,
        id_token_signing_alg_values_supported: ['ES256', 'none'],
        ...lie.configuration,
      });
    if (path === '/keys') {
      keyReads++;
      const publish = ({ publicKey }: typeof key, kid: string) => ({
        ...publicKey.export({ format: 'jwk' }),
        kid,
        alg: 'ES256',
      });
      return json(reply, {
        keys: [...(lie.twoKeys ? [publish(second, 'second')] : []), publish(key, keyId)],
      });
    }
    if (lie.answer) return lie.answer(reply);
    const id_token = await idToken(lie.otherKey ? other.privateKey : key.privateKey);
    return json(reply, { access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token });
  });

  const idToken = (signingKey: KeyObject): Promise<string> | string => {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: clientId,
      sub: 'ada',
      iat: now,
      exp: now + 60,
      nonce,
      email: 'lied@example.com',
      email_verified: true,
      ...lie.claims,
    };
    if (lie.unsigned) return new UnsecuredJWT(claims).encode();
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: lie.otherKeyId ?? keyId })
      .sign(signingKey);
  };

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    tell(next: Lie) {
      lie = next;
    },
    /** How often its keys were read. */
    keyReads: () => keyReads,
    /** Signs with a new key from now on, and publishes it alone. */
    rotateKeys() {
      [key, keyId] = [pair(), `${keyId}+`];
    },
    /** A logout token, as in Back-Channel Logout, with these claims instead of the true ones. */
    logoutToken: (claims: Readonly<Record<string, unknown>> = {}, { otherKey = false } = {}) => {
      const now = Math.floor(Date.now() / 1000);
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
      return new SignJWT({
        iss: issuer,
        aud: clientId,
        iat: now,
        exp: now + 120,
        jti: 'j',
        events,
        ...claims,
      })
        .setProtectedHeader({ alg: 'ES256', typ: 'logout+jwt', ...(!lie.twoKeys && { kid: keyId }) })
        .sign((otherKey ? other : key).privateKey);
    },
    /** The truth of a way there that has begun: its own nonce, and what the browser is sent back with. */
    answerTo(url: URL) {
      nonce = url.searchParams.get('nonce') ?? '';
      return { code: 'c', state: url.searchParams.get('state') ?? '', iss: issuer };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

import * as oauth from 'oauth4webapi';
import type { ClientKey } from '../../capabilities/client-keys.ts';
import { type Call, createCaller } from '../../http/call.ts';
import { importPair } from '../../oauth/key-pair.ts';
import { SocialError } from '../../social-error.ts';
import { MAX_BYTES } from '../bounds.ts';
import type { BlueskyClient } from '../client.ts';
import { LABEL } from '../network-name.ts';
import { noConsentPage } from './oauth-errors.ts';

/** The client that calls, and the key that the session's tokens are bound to. */
export interface Caller {
  readonly clientId: string;
  readonly key: ClientKey;
  readonly proofKey: string;
}

/** One request to an authorization server, as `oauth4webapi` makes it. */
type Send = (
  ...with_: [oauth.AuthorizationServer, oauth.Client, oauth.ClientAuth, oauth.TokenEndpointRequestOptions]
) => Promise<Response>;

/** The servers at which users consent, and tokens are made and renewed. */
export interface AuthorizationServers {
  /** Which one answers for the accounts of a server. @throws SocialError `permanent` where none does */
  issuerOf(server: string): Promise<string>;
  /**
   * Returns an authorization server's metadata.
   * @throws SocialError
   */
  describe(issuer: string): Promise<oauth.AuthorizationServer>;
  /**
   * Makes a request and reads its reply; once more where the proof lacked the server's nonce, for it has done nothing then.
   * @throws SocialError while it can't be reached; what `oauth4webapi` throws for a refusal
   */
  ask<T>(server: oauth.AuthorizationServer, caller: Caller, send: Send, read: Read<T>): Promise<T>;
}

type Read<T> = (server: oauth.AuthorizationServer, client: oauth.Client, reply: Response) => Promise<T>;

/** The tolerance between clocks, in seconds. */
const TOLERANCE_S = 30;

export function createAuthorizationServers({
  settings,
  deps,
  prover,
}: Pick<BlueskyClient, 'settings' | 'deps' | 'prover'>): AuthorizationServers {
  const { timeoutMs, isLocal } = settings;
  const call = createCaller(LABEL, deps);
  const calling =
    (proofKey?: string) =>
    async (
      url: string,
      init: { method: string; headers: Record<string, string>; body?: unknown },
    ): Promise<Response> => {
      const method = init.method as Call['method'];
      const dpop = proofKey && { dpop: await prover.proof(proofKey, { method, url }) };
      const headers = { ...init.headers, 'user-agent': 'Carillon', ...dpop };
      const body = init.body ? { body: String(init.body) } : {};
      const reply = await call({ method, url, headers, ...body, timeoutMs, mostBytes: MAX_BYTES });
      prover.see(url, reply.headers);
      const text = reply.body === undefined ? null : JSON.stringify(reply.body);
      return new Response(text, { status: reply.status, headers: reply.headers });
    };
  const options = (proofKey?: string) => ({
    [oauth.customFetch]: calling(proofKey),
    [oauth.allowInsecureRequests]: isLocal,
  });

  return {
    async issuerOf(server) {
      const at = new URL(server);
      const reply = await oauth.resourceDiscoveryRequest(at, options());
      // Servers of older versions know app passwords alone.
      if (reply.status === 404) throw noConsentPage(server);
      const { authorization_servers: [issuer] = [] } = await oauth.processResourceDiscoveryResponse(
        at,
        reply,
      );
      if (!issuer) throw noConsentPage(server);
      return issuer;
    },

    async describe(issuer) {
      const at = URL.parse(issuer);
      if (!at) throw noConsentPage(issuer);
      const reply = await oauth.discoveryRequest(at, { algorithm: 'oauth2', ...options() });
      const server = await oauth.processDiscoveryResponse(at, reply);
      const page = URL.parse(server.authorization_endpoint ?? '');
      // A browser is sent there.
      if (page?.protocol !== 'https:' && !(isLocal && page?.protocol === 'http:'))
        throw noConsentPage(issuer);
      return server;
    },

    async ask(server, { clientId, key, proofKey }, send, read) {
      const { privateKey } = await importPair(key.privateJwk);
      const client: oauth.Client = { client_id: clientId, [oauth.clockTolerance]: TOLERANCE_S };
      const secret = oauth.PrivateKeyJwt({ key: privateKey, kid: key.kid });
      const once = async () => read(server, client, await send(server, client, secret, options(proofKey)));
      try {
        return await once();
      } catch (error) {
        if (error instanceof SocialError || !oauth.isDPoPNonceError(error)) throw error;
        return once();
      }
    },
  };
}

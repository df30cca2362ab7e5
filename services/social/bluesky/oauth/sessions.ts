import { sentence } from '@carillon/contracts/text.ts';
import * as oauth from 'oauth4webapi';
import type { ClientKey, ClientKeys } from '../../capabilities/client-keys.ts';
import type { Consenting, Grant } from '../../capabilities/connect.ts';
import { expiresAt } from '../../oauth/expires-at.ts';
import { newPrivateJwk } from '../../oauth/key-pair.ts';
import { requireScopes } from '../../oauth/scopes.ts';
import type { AtprotoClient } from '../../settings.ts';
import { SocialError } from '../../social-error.ts';
import type { BlueskyClient } from '../client.ts';
import { createOtherAccountError, otherAccount } from '../connect-errors.ts';
import { findHome } from '../identity.ts';
import { LABEL } from '../network-name.ts';
import { serverOf } from '../xrpc.ts';
import { createAuthorizationServers } from './authorization-server.ts';
import { clientMetadata, SCOPES, signingKey } from './client-metadata.ts';
import { type KeptSession, readSession, writeSession } from './kept-session.ts';
import {
  createCodeError,
  createConsentError,
  createRenewalError,
  createRevocationError,
} from './oauth-errors.ts';
import { readPending, writePending } from './pending-consent.ts';
import { readTokens } from './tokens.ts';

/** A grant of which calls prove a key. */
type Proven = Pick<Grant, 'access' | 'refreshToken'>;

/** Sessions that users consent to on their servers' own pages. */
export interface OauthSessions {
  readonly consent: Consenting;
  refresh(grant: Proven): Promise<Grant | null>;
  revoke(grant: Proven): Promise<void>;
}

/**
 * @param keys Carillon's, where accounts are connected
 */
export function createOauthSessions(
  client: BlueskyClient,
  { clientId, redirectUri, ...clientNames }: AtprotoClient,
  keys: ClientKeys,
): OauthSessions {
  const { now } = client.deps;
  const servers = createAuthorizationServers(client);

  const keyFor = async (choose: (all: readonly ClientKey[]) => ClientKey | undefined): Promise<ClientKey> => {
    const key = choose(await keys.list());
    if (key) return key;
    throw new SocialError(sentence`The key of this session no longer exists. Connect the account again.`, {
      kind: 'reconnect',
      code: 'key_gone',
    });
  };
  const callerOf = async (kid: string, proofKey: string) => ({
    clientId,
    proofKey,
    key: await keyFor((all) => all.find((one) => one.kid === kid)),
  });
  const grantOf = (
    reply: oauth.TokenEndpointResponse,
    { server, proofKey, ...session }: Omit<KeptSession, 'token'> & { server: string; proofKey: string },
    previousRefreshToken: string | null,
  ): Grant => {
    // If missing, the requested scope applies (RFC 6749, section 5.1).
    const scopes = reply.scope?.split(' ').filter(Boolean) ?? SCOPES;
    requireScopes(LABEL, SCOPES, scopes);
    const { accessToken, refreshToken } = readTokens(reply);
    const token = refreshToken ?? previousRefreshToken;
    return {
      access: { token: accessToken, server, proofKey },
      refreshToken: token === null ? null : writeSession({ ...session, token }),
      expiresAt: expiresAt(reply.expires_in, now()),
      scopes,
    };
  };

  const revoke: OauthSessions['revoke'] = async ({ access, refreshToken }) => {
    if (refreshToken === null) return;
    const { token, issuer, kid } = readSession(refreshToken);
    try {
      await servers.ask(
        await servers.describe(issuer),
        await callerOf(kid, access.proofKey ?? ''),
        (as, self, secret, options) => oauth.revocationRequest(as, self, secret, token, options),
        (_server, _client, reply) => oauth.processRevocationResponse(reply),
      );
    } catch (error) {
      throw createRevocationError(error);
    }
  };

  const consent: Consenting = {
    /** Each server names itself in its answers, as the protocol has it. */
    issuerOf: async (issuer) => ({ name: issuer, isAlwaysNamed: true }),

    async begin({ state, identifier = '' }) {
      const { did, handle, server } = await findHome(client, identifier);
      const issuer = await servers.issuerOf(server).catch((error: unknown) => {
        throw createConsentError(error, server, clientId);
      });
      const key = await keyFor((all) => signingKey(all, now()));
      const [verifier, proofKey] = [oauth.generateRandomCodeVerifier(), newPrivateJwk()];
      const params = {
        response_type: 'code',
        redirect_uri: redirectUri,
        scope: SCOPES.join(' '),
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        login_hint: handle ?? did,
      };
      try {
        const about = await servers.describe(issuer);
        const { request_uri } = await servers.ask(
          about,
          { clientId, key, proofKey },
          (as, self, secret, options) => oauth.pushedAuthorizationRequest(as, self, secret, params, options),
          oauth.processPushedAuthorizationResponse,
        );
        const page = new URL(about.authorization_endpoint ?? '');
        page.searchParams.set('client_id', clientId);
        page.searchParams.set('request_uri', request_uri);
        const pending = { verifier, proofKey, did, handle, server, kid: key.kid };
        return { url: page.href, server: issuer, verifier: writePending(pending) };
      } catch (error) {
        throw createConsentError(error, issuer, clientId);
      }
    },

    async exchangeCode({ code, server: issuer = '', verifier: storedVerifier = '' }) {
      const { verifier, proofKey, did, handle = did, server, kid } = readPending(storedVerifier);
      try {
        const reply = await servers.ask(
          await servers.describe(issuer),
          await callerOf(kid, proofKey),
          (as, self, secret, options) => {
            const answer = oauth.validateAuthResponse(as, self, new URLSearchParams({ code, iss: issuer }));
            return oauth.authorizationCodeGrantRequest(
              ...([as, self, secret, answer, redirectUri, verifier, options] as const),
            );
          },
          oauth.processAuthorizationCodeResponse,
        );
        const grant = grantOf(reply, { issuer, did, kid, server, proofKey }, null);
        if (reply.sub === did) return grant;
        await revoke(grant).catch(() => {});
        throw createOtherAccountError(handle);
      } catch (error) {
        throw createCodeError(error);
      }
    },

    clientMetadata: async () => clientMetadata({ clientId, redirectUri, ...clientNames }, await keys.list()),
  };

  return {
    consent,

    /** The server takes the token once. So it is asked only after it has just answered, and by one process (`renewConnection`). */
    async refresh({ access, refreshToken }) {
      if (refreshToken === null) return null;
      const { token, ...session } = readSession(refreshToken);
      const { proofKey = '' } = access;
      try {
        const reply = await servers.ask(
          await servers.describe(session.issuer),
          await callerOf(session.kid, proofKey),
          (as, self, secret, options) => oauth.refreshTokenGrantRequest(as, self, secret, token, options),
          oauth.processRefreshTokenResponse,
        );
        if (reply.sub !== session.did) throw otherAccount('reconnect');
        return grantOf(reply, { ...session, server: serverOf(access), proofKey }, token);
      } catch (error) {
        throw createRenewalError(error);
      }
    },

    revoke,
  };
}

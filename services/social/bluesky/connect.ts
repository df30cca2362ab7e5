import { sentence } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import type { Access } from '../capabilities/access.ts';
import type { Account, CredentialsConnect, Grant } from '../capabilities/connect.ts';
import { guardCapability } from '../http/guard.ts';
import { SocialError } from '../social-error.ts';
import { did, handle, id, name, token } from './bounds.ts';
import type { BlueskyClient } from './client.ts';
import {
  createMovedError,
  inactive,
  mainPassword,
  otherAccount,
  throwPasswordRefusal,
} from './connect-errors.ts';
import { findHome } from './identity.ts';
import { claimsOf } from './jwt.ts';
import { NETWORK } from './network-name.ts';
import { PROFILE } from './nsids.ts';
import { createOauthSessions } from './oauth/sessions.ts';
import { readRecord } from './records.ts';
import { anything, serverOf } from './xrpc.ts';

const session = z.object({ did, accessJwt: token, refreshJwt: token, active: z.boolean().optional() });
type Session = z.output<typeof session>;
const ownSession = z.object({ did, handle });
const profile = z.object({
  displayName: name.optional().catch(undefined),
  avatar: z
    .object({ ref: z.object({ $link: id }) })
    .optional()
    .catch(undefined),
});

/** The scope in the token of a session that an app password made. */
const APP_PASSWORD = /^com\.atproto\.appPass/;
const HOUR_MS = 3_600_000;
/**
 * Servers choose the lifetime of these tokens, some only five minutes: a shorter-lived one would be renewed with each
 * call. One that expires during a long upload is rejected, which renews it too.
 */
const PROVEN_MS = 4 * 60_000;

type BlueskyConnect = CredentialsConnect & Required<Pick<CredentialsConnect, 'revoke'>>;

/**
 * Signs in with an app password, or on the page of the account's server. An app password is not stored: a session renews itself
 * for as long as it is used once in 90 days, a renewal whose reply was lost can be repeated for two hours, and a stored password
 * would outlive the disconnection.
 */
export const createConnect = (client: BlueskyClient): BlueskyConnect => {
  const { xrpc, settings, deps } = client;
  const keys = deps.clientKeys?.(NETWORK);
  const oauth = settings.client && keys ? createOauthSessions(client, settings.client, keys) : null;
  const oauthOf = () => {
    if (oauth) return oauth;
    throw new SocialError(
      sentence`This server can’t renew the connection. Connect the account with an app password.`,
      {
        kind: 'reconnect',
        code: 'no_client',
      },
    );
  };
  const grantOf = (server: string, { accessJwt, refreshJwt }: Session): Grant => {
    const { expiresAt, scope } = claimsOf(accessJwt);
    return { access: { token: accessJwt, server }, refreshToken: refreshJwt, expiresAt, scopes: [scope] };
  };
  const endSession = async (server: string, refreshToken: string, signal?: AbortSignal): Promise<void> => {
    const call = { access: { token: refreshToken, server }, schema: anything, signal };
    await xrpc.procedure('com.atproto.server.deleteSession', call);
  };
  /** Whether the account's own document names another server by now. */
  const hasMoved = async (server: string, account: string, signal?: AbortSignal): Promise<boolean> =>
    (await findHome(client, account, signal)).server !== server;

  const account = async (access: Access, signal?: AbortSignal): Promise<Account> => {
    const server = serverOf(access);
    const accountSession = await xrpc.query('com.atproto.server.getSession', {
      access,
      signal,
      schema: ownSession,
    });
    // A server may claim any account for this session, so the account itself has to name its server.
    if (await hasMoved(server, accountSession.did, signal)) throw createMovedError();
    const place = { repo: accountSession.did, collection: PROFILE, rkey: 'self' };
    const record = await readRecord(xrpc, place, { access, signal });
    const { displayName = '', avatar } = profile.safeParse(record?.value).data ?? {};
    return {
      id: accountSession.did,
      name: displayName.trim() || `@${accountSession.handle}`,
      picture: avatar ? pictureAt(server, accountSession.did, avatar.ref.$link) : null,
    };
  };

  return guardCapability<BlueskyConnect>(NETWORK, {
    by: 'credentials',
    app: 'bluesky',
    renewWithinMs: HOUR_MS,
    renewProvenWithinMs: PROVEN_MS,
    ...(oauth && { consent: guardCapability(NETWORK, oauth.consent) }),

    async signIn({ identifier, password, signal }) {
      const home = await findHome(client, identifier, signal);
      const { server } = home;
      const body = { identifier: home.did, password: password.trim() };
      const call = { access: { token: '', server }, body, schema: session, signal };
      const newSession = await xrpc
        .procedure('com.atproto.server.createSession', call)
        .catch((error: unknown) => throwPasswordRefusal(error));
      const grant = grantOf(server, newSession);
      if (!isOf(newSession, home.did)) throw otherAccount('permanent');
      if (!APP_PASSWORD.test(claimsOf(newSession.accessJwt).scope)) {
        await endSession(server, newSession.refreshJwt).catch(() => {});
        throw mainPassword();
      }
      if (newSession.active === false) throw inactive();
      return grant;
    },

    async refresh({ access, refreshToken }, signal) {
      if (access.proofKey !== undefined) return oauthOf().refresh({ access, refreshToken });
      if (refreshToken === null) return null;
      const server = serverOf(access);
      const { did: connected } = claimsOf(access.token);
      const call = { access: { token: refreshToken, server }, schema: session, signal };
      const newSession = await xrpc
        .procedure('com.atproto.server.refreshSession', call)
        .catch(async (error: unknown) => {
          if (!(error instanceof SocialError)) throw error;
          if (isGone(error) && (await hasMoved(server, connected, signal))) throw createMovedError(error);
          throw isOver(error) ? new SocialError(OVER, { ...error, kind: 'reconnect', cause: error }) : error;
        });
      if (!isOf(newSession, connected)) throw otherAccount('reconnect');
      // The old server keeps an account that has moved, deactivated.
      if (newSession.active === false && (await hasMoved(server, connected, signal)))
        throw createMovedError();
      return grantOf(server, newSession);
    },

    /** Ends the session, and no other that the account has with Carillon. */
    async revoke({ access, refreshToken }, signal) {
      if (access.proofKey !== undefined) return oauthOf().revoke({ access, refreshToken });
      if (refreshToken === null) return;
      await endSession(serverOf(access), refreshToken, signal).catch((error: unknown) => {
        if (!(error instanceof SocialError && (isOver(error) || isGone(error)))) throw error;
      });
    },

    account,

    async targets(access, signal) {
      return [{ ...(await account(access, signal)), accessToken: null }];
    },
  });
};

const isOf = (newSession: Session, expected: string): boolean =>
  newSession.did === expected && claimsOf(newSession.accessJwt).did === expected;

const OVER = sentence`Bluesky no longer accepts the connection to your account. Connect it again.`;
const OVER_CODES = new Set(['ExpiredToken', 'InvalidToken']);
const isOver = ({ code = '' }: SocialError): boolean => OVER_CODES.has(code);
/** The server doesn't have the account, or not any more. */
const isGone = ({ kind, code = '' }: SocialError): boolean =>
  code === 'AccountNotFound' ||
  code === 'AccountDeactivated' ||
  (kind === 'reconnect' && !OVER_CODES.has(code));

const pictureAt = (server: string, repo: string, cid: string): string =>
  `${server}/xrpc/com.atproto.sync.getBlob?${new URLSearchParams({ did: repo, cid })}`;

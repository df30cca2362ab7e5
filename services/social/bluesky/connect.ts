import { z } from 'zod';
import type { Access } from '../capabilities/access.ts';
import type { Account, CredentialsConnect, Grant } from '../capabilities/connect.ts';
import { guarded } from '../http/guard.ts';
import { SocialError } from '../social-error.ts';
import type { BlueskyClient } from './client.ts';
import { findHome } from './identity.ts';
import { claimsOf } from './jwt.ts';
import { NETWORK } from './network-name.ts';
import { PROFILE } from './nsids.ts';
import { readRecord } from './records.ts';
import { anything, serverOf } from './xrpc.ts';

const session = z.object({
  did: z.string(),
  accessJwt: z.string().min(1),
  refreshJwt: z.string().min(1),
  active: z.boolean().optional(),
});
const own = z.object({ did: z.string(), handle: z.string() });
const profile = z.object({
  displayName: z.string().optional(),
  avatar: z.object({ ref: z.object({ $link: z.string() }) }).optional(),
});

/** What the token of a session says that an app password made. */
const APP_PASSWORD = /^com\.atproto\.appPass/;
const HOUR_MS = 3_600_000;

/**
 * Signs in with an app password. It is not stored: a session renews itself for as long as it is used once in 90 days, a
 * renewal whose reply was lost can be repeated for two hours, and a stored password would outlive the disconnection.
 */
export const createConnect = (client: BlueskyClient): CredentialsConnect => {
  const { xrpc } = client;
  const grantOf = (server: string, { accessJwt, refreshJwt }: z.output<typeof session>): Grant => {
    const { expiresAt, scope } = claimsOf(accessJwt);
    return { access: { token: accessJwt, server }, refreshToken: refreshJwt, expiresAt, scopes: [scope] };
  };

  const account = async (access: Access, signal?: AbortSignal): Promise<Account> => {
    const { did, handle } = await xrpc.query('com.atproto.server.getSession', {
      ...{ access, signal, schema: own },
    });
    const record = await readRecord(
      xrpc,
      { repo: did, collection: PROFILE, rkey: 'self' },
      { access, signal },
    );
    const { displayName = '', avatar } = profile.safeParse(record?.value).data ?? {};
    return {
      id: did,
      name: displayName.trim() || `@${handle}`,
      picture: avatar ? pictureAt(serverOf(access), did, avatar.ref.$link) : null,
    };
  };

  return guarded<CredentialsConnect>(NETWORK, {
    by: 'credentials',
    app: 'bluesky',
    renewWithinMs: HOUR_MS,

    async signIn({ identifier, password, signal }) {
      const { did, server } = await findHome(client, identifier, signal);
      const anonymous = { token: '', server };
      const body = { identifier: did, password: password.trim() };
      const made = await xrpc
        .procedure('com.atproto.server.createSession', {
          ...{ access: anonymous, body, schema: session, signal },
        })
        .catch(refusedPassword);
      const grant = grantOf(server, made);
      if (!APP_PASSWORD.test(claimsOf(made.accessJwt).scope)) {
        await endSession(client, server, made.refreshJwt).catch(() => {});
        throw mainPassword();
      }
      if (made.active === false)
        throw new SocialError('This Bluesky account isn’t active. Activate it on Bluesky, then connect it.', {
          kind: 'permanent',
          code: 'inactive',
        });
      return grant;
    },

    async refresh({ access, refreshToken }, signal) {
      if (refreshToken === null) return null;
      const server = serverOf(access);
      const call = { access: { token: refreshToken, server }, schema: session, signal };
      return grantOf(server, await xrpc.procedure('com.atproto.server.refreshSession', call));
    },

    account,

    async targets(access, signal) {
      return [{ ...(await account(access, signal)), accessToken: null }];
    },
  });
};

const pictureAt = (server: string, did: string, cid: string): string =>
  `${server}/xrpc/com.atproto.sync.getBlob?${new URLSearchParams({ did, cid })}`;

const endSession = ({ xrpc }: BlueskyClient, server: string, token: string): Promise<unknown> =>
  xrpc.procedure('com.atproto.server.deleteSession', { access: { token, server }, schema: anything });

const mainPassword = (): SocialError =>
  new SocialError(
    'That is your account’s own password. Make an app password in Bluesky’s settings, under Privacy and security, and enter that.',
    { kind: 'reconnect', code: 'main_password' },
  );

function refusedPassword(error: unknown): never {
  if (!(error instanceof SocialError)) throw error;
  // Only an account's own password is asked for a second factor.
  if (error.code === 'AuthFactorTokenRequired') throw mainPassword();
  if (error.status !== 401 || error.code === 'AccountTakedown') throw error;
  throw new SocialError('Bluesky doesn’t know this handle with this app password. Check both.', {
    kind: 'reconnect',
    status: error.status,
    code: error.code,
    cause: error,
  });
}

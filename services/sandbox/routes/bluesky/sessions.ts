import type { SandboxContext } from '../../context.ts';
import type { Profile } from '../../domain/profile.ts';
import { xrpcFaults } from '../../domain/xrpc-fault.ts';
import { findAccount } from '../../usecases/bluesky/accounts.ts';
import { endSession, renew, type Session, signIn } from '../../usecases/bluesky/sessions.ts';
import { bearer } from '../graph/endpoint.ts';
import { bodyWith, type XrpcEndpoint, xrpcReply } from './endpoint.ts';

const about = ({ id, username }: Profile) => ({
  did: id,
  handle: username,
  email: `${username.split('.')[0]}@example.com`,
  emailConfirmed: false,
  active: true,
});

const sessionReply = (session: Session, profile: Profile): Response =>
  xrpcReply({ ...session, ...about(profile) });

export const createSession = (context: SandboxContext): XrpcEndpoint => ({
  by: 'anybody',
  operation: 'token',
  async run(c) {
    const { identifier, password } = await bodyWith(c, 'identifier', 'password');
    const profile = await findAccount(context.stores, identifier);
    if (!profile) throw xrpcFaults.wrongPassword();
    return sessionReply(await signIn(context, profile, password), profile);
  },
});

export const getSession = (): XrpcEndpoint => ({
  by: 'access',
  run: async (_, { profile }) => xrpcReply(about(profile)),
});

export const refreshSession = (context: SandboxContext): XrpcEndpoint => ({
  by: 'refresh',
  operation: 'token',
  async run(c, { token, profile }) {
    const jwt = bearer(c.req.header('authorization')) ?? '';
    return sessionReply(await renew(context, profile, token, jwt), profile);
  },
});

/** Accepts the refresh token, even one that has ended. */
export const deleteSession = (context: SandboxContext): XrpcEndpoint => ({
  by: 'anybody',
  async run(c) {
    const jwt = bearer(c.req.header('authorization'));
    if (jwt === undefined) throw xrpcFaults.noToken();
    await endSession(context, jwt);
    return new Response(null);
  },
});

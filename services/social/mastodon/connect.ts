import { createHash, randomBytes } from 'node:crypto';
import { sentence, text } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import type { Access } from '../capabilities/access.ts';
import type { Account, Grant, OauthConnect } from '../capabilities/connect.ts';
import type { Registrations } from '../capabilities/registrations.ts';
import type { SocialDeps } from '../deps.ts';
import { createCaller, type Reply } from '../http/call.ts';
import { guardCapability } from '../http/guard.ts';
import { readBody } from '../http/read-body.ts';
import { expiresAt } from '../oauth/expires-at.ts';
import { requireScopes } from '../oauth/scopes.ts';
import { SocialError } from '../social-error.ts';
import { LABEL, MAX_BYTES, serverOf } from './api.ts';
import { address, codeOf, id } from './bounded.ts';
import type { MastodonClient } from './client.ts';
import { mastodonError } from './errors.ts';
import { FORM } from './form.ts';
import { idAt } from './ids.ts';
import type { Software } from './instance.ts';
import { limitsOf } from './limits-of.ts';
import { NETWORK } from './network-name.ts';
import { createRegistering, serverTag } from './registration.ts';
import { serverOrigin } from './server-address.ts';

const SCOPES = ['read:accounts', 'read:statuses', 'write:statuses', 'write:media', 'write:favourites'];
/** Pixelfed knows no others. */
const COARSE_SCOPES = ['read', 'write'];

const token = z.string().min(1).max(4000);
const tokenReply = z.object({
  access_token: token,
  scope: z.string().max(2000).optional(),
  expires_in: z.number().optional(),
  refresh_token: token.optional(),
});
const oauthError = z.object({ error: z.string(), error_description: z.string().optional() });
const ownAccount = z.object({ id, username: z.string().min(1).max(300), avatar: address });
const endedReply = z.unknown();

type MastodonConnect = OauthConnect & Required<Pick<OauthConnect, 'revoke' | 'limits' | 'issuerOf'>>;

/** Connects an account of any server, by an app that Carillon registers there. No grant expires but Pixelfed's. */
export const createConnect = (
  { api, instances, settings, deps }: MastodonClient,
  registrations: Registrations,
) => {
  const registering = createRegistering(settings, registrations, deps);
  const askToken = createTokenCall(settings.timeoutMs, deps);

  const registrationAt = async (server: string) => {
    const registration = await registrations.find(server);
    if (registration) return registration;
    throw new SocialError(sentence`Connecting took too long. Connect again.`, {
      kind: 'reconnect',
    });
  };
  const app = ({ clientId, clientSecret }: { clientId: string; clientSecret: string }) => ({
    client_id: clientId,
    client_secret: clientSecret,
  });
  const grantOf = (
    server: string,
    { access_token: token, scope, expires_in, refresh_token }: z.infer<typeof tokenReply>,
    fallback: Pick<Grant, 'refreshToken' | 'scopes'>,
  ): Grant => {
    const scopes = scope?.split(/\s+/).filter(Boolean) ?? fallback.scopes;
    const missingScopes = scopes.includes('write') ? [] : ['write:statuses', 'write:media'];
    requireScopes(LABEL, missingScopes, scopes);
    return {
      access: { token, server },
      refreshToken: refresh_token ?? fallback.refreshToken,
      expiresAt: expiresAt(expires_in, deps.now()),
      scopes,
    };
  };

  const account = async (access: Access, signal?: AbortSignal): Promise<Account> => {
    const server = serverOf(access);
    const path = 'api/v1/accounts/verify_credentials';
    const { id, username, avatar } = await api.get(path, { access, signal, schema: ownAccount });
    const { domain } = await instances.of(access, signal);
    return { id: idAt(server, id), name: `@${username}@${domain}`, picture: avatar };
  };

  return guardCapability<MastodonConnect>(NETWORK, {
    by: 'oauth',
    /** One on each server. An account's ID names the server, so one person's grants can be distinguished. */
    app: 'mastodon',
    idsByServer: true,
    wayOf: serverTag,

    async issuerOf(server) {
      const registration = await registrations.find(server);
      return { name: registration?.issuer ?? server, isAlwaysNamed: registration?.namesIssuer ?? false };
    },

    async begin({ state, redirectUri, server: input = '' }) {
      const server = serverOrigin(input, settings.isLocal);
      const { software } = await instances.of({ token: '', server }).catch(notThere(server));
      const scopes = scopesFor(software).join(' ');
      const back = `${redirectUri}/${serverTag(server)}`;
      const { clientId, pkce } = await registering({ server, redirectUri: back, scopes });
      const verifier = pkce ? randomBytes(32).toString('base64url') : undefined;
      const url = new URL(`${server}/oauth/authorize`);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: back,
        scope: scopes,
        state,
        ...(verifier && {
          code_challenge: createHash('sha256').update(verifier).digest('base64url'),
          code_challenge_method: 'S256',
        }),
      }).toString();
      return { url: url.href, server, verifier };
    },

    async exchangeCode({ code, redirectUri, server = '', verifier, signal }) {
      const registration = await registrationAt(server);
      const form = {
        grant_type: 'authorization_code',
        code,
        ...app(registration),
        redirect_uri: `${redirectUri}/${serverTag(server)}`,
        ...(verifier && { code_verifier: verifier }),
      };
      const scopes = registration.scopes.split(' ');
      return grantOf(server, await askToken(server, form, signal), { refreshToken: null, scopes });
    },

    async refresh(grant, signal) {
      if (grant.refreshToken === null) return null;
      const server = serverOf(grant.access);
      const registration = await registrationAt(server);
      const form = {
        grant_type: 'refresh_token',
        refresh_token: grant.refreshToken,
        ...app(registration),
      };
      // A reply leaves out unchanged values: RFC 6749, sections 5.1 and 6.
      return grantOf(server, await askToken(server, form, signal), grant);
    },

    async revoke({ access }, signal) {
      const server = serverOf(access);
      const body = { ...app(await registrationAt(server)), token: access.token };
      await api.post('oauth/revoke', { access: { server, token: '' }, body, schema: endedReply, signal });
    },

    async limits(access, signal) {
      // They are asked for once a day, and read anew each time.
      instances.forget(serverOf(access));
      return limitsOf(await instances.of(access, signal));
    },

    account,

    async targets(access, signal) {
      return [{ ...(await account(access, signal)), accessToken: null }];
    },
  });
};

const scopesFor = (software: Software): readonly string[] =>
  software === 'pixelfed' ? COARSE_SCOPES : SCOPES;

/** Replaces the error of an address without such a server, which means nothing to the user. */
const notThere =
  (server: string) =>
  (cause: unknown): never => {
    const { host } = new URL(server);
    const { kind, status, code } = cause instanceof SocialError ? cause : { kind: 'transient' };
    if (status === 429) throw cause;
    const isSilent = kind === 'transient' && status === undefined;
    const reason = isSilent
      ? text`${{ server: host }} can’t be reached right now. Check the address.`
      : text`${{ server: host }} isn’t a Mastodon server. Check the address.`;
    throw new SocialError(reason, {
      kind: 'permanent',
      code: code ?? 'no_mastodon',
      cause,
    });
  };

const createTokenCall = (timeoutMs: number, deps: SocialDeps) => {
  const call = createCaller(LABEL, deps);
  return async (server: string, form: Record<string, string>, signal?: AbortSignal) => {
    const reply = await call({
      method: 'POST',
      url: `${server}/oauth/token`,
      headers: FORM,
      timeoutMs,
      mostBytes: MAX_BYTES,
      body: new URLSearchParams(form).toString(),
      ...(signal && { signal }),
    });
    if (reply.status !== 200) throw tokenError(reply, deps.now());
    return readBody(LABEL, reply, tokenReply, false);
  };
};

/** Servers phrase the rejection of an invalid code differently, so any rejection means to connect again. */
const tokenError = (reply: Reply, now: Date): SocialError => {
  const parsed = oauthError.safeParse(reply.body);
  if (!parsed.success || reply.status >= 500 || reply.status === 429)
    return mastodonError(reply, { publishes: false, now, scope: 'server' });
  const { error } = parsed.data;
  return new SocialError(sentence`Mastodon didn’t accept the sign-in. Connect again.`, {
    kind: 'permanent',
    status: reply.status,
    code: codeOf(error),
    cause: new Error(error.slice(0, 300)),
  });
};

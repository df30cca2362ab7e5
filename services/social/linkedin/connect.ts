import { z } from 'zod';
import type { Grant, OauthConnect } from '../capabilities/connect.ts';
import type { SocialDeps } from '../deps.ts';
import { createCaller, type Reply } from '../http/call.ts';
import { guardCapability } from '../http/guard.ts';
import { readBody } from '../http/read-body.ts';
import { expiresAt } from '../oauth/expires-at.ts';
import { requireScopes } from '../oauth/scopes.ts';
import type { LinkedinSettings } from '../settings.ts';
import { SocialError } from '../social-error.ts';
import { linkedinError } from './errors.ts';
import { readOrganizations } from './organizations.ts';
import { createRest } from './rest.ts';

const LABEL = 'LinkedIn';
const NEEDED = ['w_member_social'];
/** The issuer in LinkedIn's OpenID configuration. */
const ISSUER = 'https://www.linkedin.com/oauth';

const tokenReply = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().optional(),
  refresh_token: z.string().optional(),
  scope: z.string().optional(),
});
const oauthError = z.object({ error: z.string(), error_description: z.string().optional() });
const userinfo = z.object({ sub: z.string().min(1), name: z.string(), picture: z.string().optional() });

/** Sign-in with LinkedIn (OAuth 2.0, three-legged). It documents no call by which an app gives a grant back. */
export const createConnect = (settings: LinkedinSettings, deps: SocialDeps): OauthConnect => {
  const rest = createRest(settings, deps);
  const askToken = createTokenCall(settings, deps);

  const grantOf = (reply: z.infer<typeof tokenReply>, before?: Grant): Grant => {
    // Apps get a comma or a blank between scopes, depending on how they asked.
    const scopes = reply.scope?.split(/[\s,]+/).filter(Boolean) ?? before?.scopes ?? settings.scopes;
    requireScopes(LABEL, NEEDED, scopes);
    return {
      access: { token: reply.access_token },
      refreshToken: reply.refresh_token ?? before?.refreshToken ?? null,
      expiresAt: expiresAt(reply.expires_in, deps.now()),
      scopes,
    };
  };

  const account: OauthConnect['account'] = async ({ token }, signal) => {
    const { sub, name, picture } = await rest.read('v2/userinfo', { token, schema: userinfo, signal });
    return { id: `urn:li:person:${sub}`, name, picture: picture ?? null };
  };

  return guardCapability<OauthConnect>('linkedin', {
    by: 'oauth',
    issuer: ISSUER,
    app: settings.clientId,

    async begin({ state, redirectUri }) {
      const url = new URL(`${settings.authUrl}/oauth/v2/authorization`);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: settings.clientId,
        redirect_uri: redirectUri,
        state,
        scope: settings.scopes.join(' '),
      }).toString();
      return { url: url.href };
    },

    async exchangeCode({ code, redirectUri, signal }) {
      const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
      return grantOf(await askToken(form, signal));
    },

    /** Only LinkedIn's partners are given refresh tokens; all others connect again after 60 days. */
    async refresh(grant, signal) {
      if (grant.refreshToken === null) return null;
      const form = { grant_type: 'refresh_token', refresh_token: grant.refreshToken };
      return grantOf(await askToken(form, signal), grant);
    },

    account,

    async targets(access, signal) {
      const [member, organizations] = await Promise.all([
        account(access, signal),
        settings.organizations ? readOrganizations(rest, access.token, signal) : [],
      ]);
      return [{ ...member, accessToken: null }, ...organizations];
    },
  });
};

const createTokenCall = (settings: LinkedinSettings, deps: SocialDeps) => {
  const call = createCaller(LABEL, deps);
  const app = { client_id: settings.clientId, client_secret: settings.clientSecret };
  return async (form: Record<string, string>, signal?: AbortSignal) => {
    const reply = await call({
      method: 'POST',
      url: `${settings.authUrl}/oauth/v2/accessToken`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...form, ...app }).toString(),
      timeoutMs: settings.timeoutMs,
      signal,
    });
    if (reply.status !== 200) throw tokenError(reply, deps.now());
    return readBody(LABEL, reply, tokenReply, false);
  };
};

const tokenError = (reply: Reply, now: Date): SocialError => {
  const parsed = oauthError.safeParse(reply.body);
  if (!parsed.success || reply.status >= 500 || reply.status === 429) return linkedinError(reply, false, now);
  const { error, error_description } = parsed.data;
  return new SocialError(`LinkedIn: ${error_description ?? error}`, {
    kind: error === 'invalid_grant' ? 'reconnect' : 'permanent',
    status: reply.status,
    code: error,
  });
};

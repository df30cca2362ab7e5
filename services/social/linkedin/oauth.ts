import { z } from 'zod';
import type { SocialDeps } from '../deps.ts';
import { createCaller, type Reply } from '../http/call.ts';
import { readBody } from '../http/read-body.ts';
import type { Grant } from '../network.ts';
import type { LinkedinSettings } from '../settings.ts';
import { SocialError } from '../social-error.ts';
import { linkedinError } from './errors.ts';

const LABEL = 'LinkedIn';
const NEEDED = 'w_member_social';
/** As LinkedIn's OpenID configuration has it. */
const ISSUER = 'https://www.linkedin.com/oauth';

const tokenReply = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().optional(),
  refresh_token: z.string().optional(),
  scope: z.string().optional(),
});
const oauthError = z.object({ error: z.string(), error_description: z.string().optional() });

/** Sign-in with LinkedIn (OAuth 2.0, three-legged). */
export const createLinkedinOauth = (settings: LinkedinSettings, deps: SocialDeps) => {
  const call = createCaller(LABEL, deps);
  const app = { client_id: settings.clientId, client_secret: settings.clientSecret };

  const token = async (form: Record<string, string>, signal?: AbortSignal) => {
    const reply = await call({
      method: 'POST',
      url: `${settings.authUrl}/oauth/v2/accessToken`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...form, ...app }).toString(),
      timeoutMs: settings.timeoutMs,
      signal,
    });
    if (reply.status !== 200) throw refusal(reply, deps.now());
    return readBody(LABEL, reply, tokenReply, false);
  };

  const grantOf = (reply: z.infer<typeof tokenReply>, before?: Grant): Grant => {
    // Apps get a comma or a blank between scopes, depending on how they asked.
    const scopes = reply.scope?.split(/[\s,]+/).filter(Boolean) ?? before?.scopes ?? settings.scopes;
    if (!scopes.includes(NEEDED))
      throw new SocialError(`Carillon wasn't given permission to publish. Connect ${LABEL} again.`, {
        kind: 'reconnect',
        code: 'missing_permission',
        cause: new Error(`not granted: ${NEEDED}`),
      });
    const { expires_in } = reply;
    return {
      accessToken: reply.access_token,
      refreshToken: reply.refresh_token ?? before?.refreshToken ?? null,
      expiresAt: expires_in === undefined ? null : new Date(deps.now().getTime() + expires_in * 1000),
      scopes,
    };
  };

  return {
    issuer: ISSUER,

    authorizeUrl({ state, redirectUri }: { state: string; redirectUri: string }): string {
      const url = new URL(`${settings.authUrl}/oauth/v2/authorization`);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: settings.clientId,
        redirect_uri: redirectUri,
        state,
        scope: settings.scopes.join(' '),
      }).toString();
      return url.href;
    },

    async exchangeCode(input: { code: string; redirectUri: string; signal?: AbortSignal }): Promise<Grant> {
      const { code, redirectUri, signal } = input;
      return grantOf(
        await token({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }, signal),
      );
    },

    /** Only LinkedIn's partners are given refresh tokens; all others link again after 60 days. */
    async refresh(grant: Grant, signal?: AbortSignal): Promise<Grant | null> {
      if (grant.refreshToken === null) return null;
      const form = { grant_type: 'refresh_token', refresh_token: grant.refreshToken };
      return grantOf(await token(form, signal), grant);
    },
  };
};

const refusal = (reply: Reply, now: Date): SocialError => {
  const parsed = oauthError.safeParse(reply.body);
  if (!parsed.success || reply.status >= 500 || reply.status === 429) return linkedinError(reply, false, now);
  const { error, error_description } = parsed.data;
  return new SocialError(`LinkedIn: ${error_description ?? error}`, {
    kind: error === 'invalid_grant' ? 'reconnect' : 'permanent',
    status: reply.status,
    code: error,
  });
};

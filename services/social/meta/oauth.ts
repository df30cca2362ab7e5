import { z } from 'zod';
import type { SocialDeps } from '../deps.ts';
import type { Account, Grant } from '../network.ts';
import type { MetaSettings } from '../settings.ts';
import { SocialError } from '../social-error.ts';
import type { Graph } from './graph.ts';

const tokenReply = z.object({ access_token: z.string().min(1), expires_in: z.number().optional() });
const permissionsReply = z.object({
  data: z.array(z.object({ permission: z.string(), status: z.string() })),
});
const meReply = z.object({
  id: z.string(),
  name: z.string(),
  picture: z.object({ data: z.object({ url: z.string() }) }).optional(),
});

export interface MetaOauthOptions {
  readonly label: string;
  /** Without these nothing can be published, so a link without them is refused with the reason. */
  readonly needed: readonly string[];
}

/** As Facebook's OpenID configuration has it. */
const ISSUER = 'https://www.facebook.com';

/** Facebook Login: the same for both networks but for the permissions asked. */
export const createMetaOauth = (
  settings: MetaSettings,
  graph: Graph,
  deps: Pick<SocialDeps, 'now'>,
  { label, needed }: MetaOauthOptions,
) => {
  const app = { client_id: settings.clientId, client_secret: settings.clientSecret };

  const longLived = async (token: string, signal?: AbortSignal): Promise<Grant> => {
    const reply = await graph.post('oauth/access_token', {
      body: new URLSearchParams({ grant_type: 'fb_exchange_token', ...app, fb_exchange_token: token }),
      schema: tokenReply,
      signal,
    });
    const scopes = await grantedScopes(graph, reply.access_token, signal);
    refuseWithout(label, needed, scopes);
    return {
      accessToken: reply.access_token,
      refreshToken: null,
      expiresAt:
        reply.expires_in === undefined ? null : new Date(deps.now().getTime() + reply.expires_in * 1000),
      scopes,
    };
  };

  return {
    issuer: ISSUER,

    authorizeUrl({ state, redirectUri }: { state: string; redirectUri: string }): string {
      const url = new URL(`${settings.dialogUrl}/${settings.apiVersion}/dialog/oauth`);
      url.search = new URLSearchParams({
        client_id: settings.clientId,
        redirect_uri: redirectUri,
        state,
        response_type: 'code',
        scope: settings.scopes.join(','),
      }).toString();
      return url.href;
    },

    async exchangeCode(input: { code: string; redirectUri: string; signal?: AbortSignal }): Promise<Grant> {
      // In the body, where no log of addresses gets to see the app's secret or the code.
      const { access_token } = await graph.post('oauth/access_token', {
        body: new URLSearchParams({ ...app, redirect_uri: input.redirectUri, code: input.code }),
        schema: tokenReply,
        signal: input.signal,
      });
      return longLived(access_token, input.signal);
    },

    /** A long-lived token that is still good can be exchanged for a newer one. */
    refresh: (grant: Grant, signal?: AbortSignal): Promise<Grant | null> =>
      longLived(grant.accessToken, signal),

    async account(accessToken: string, signal?: AbortSignal): Promise<Account> {
      const me = await graph.get('me', {
        token: accessToken,
        params: { fields: 'id,name,picture' },
        schema: meReply,
        signal,
      });
      return { id: me.id, name: me.name, picture: me.picture?.data.url ?? null };
    },
  };
};

const grantedScopes = async (graph: Graph, token: string, signal?: AbortSignal): Promise<string[]> => {
  const { data } = await graph.get('me/permissions', { token, schema: permissionsReply, signal });
  return data.filter((entry) => entry.status === 'granted').map((entry) => entry.permission);
};

const refuseWithout = (label: string, needed: readonly string[], granted: readonly string[]): void => {
  const missing = needed.filter((scope) => !granted.includes(scope));
  if (missing.length === 0) return;
  throw new SocialError(
    `Carillon wasn't given permission to publish. Connect ${label} again and leave every permission on.`,
    { kind: 'reconnect', code: 'missing_permission', cause: new Error(`not granted: ${missing.join(', ')}`) },
  );
};

import { z } from 'zod';
import type { Grant, OauthConnect, Target } from '../capabilities/connect.ts';
import type { SocialDeps } from '../deps.ts';
import { expiresAt } from '../oauth/expires-at.ts';
import { requireScopes } from '../oauth/scopes.ts';
import type { MetaSettings } from '../settings.ts';
import { SocialError } from '../social-error.ts';
import { createGraph, type Graph } from './graph.ts';
import { listPages, type Page } from './pages.ts';

const tokenReply = z.object({ access_token: z.string().min(1), expires_in: z.number().optional() });
const permissionsReply = z.object({
  data: z.array(z.object({ permission: z.string(), status: z.string() })),
});
/** The documentation has the one, the API answers with the other. */
const revokedReply = z.union([z.literal(true), z.object({ success: z.literal(true) })]);
const meReply = z.object({
  id: z.string(),
  name: z.string(),
  picture: z.object({ data: z.object({ url: z.string() }) }).optional(),
});

/** The person has removed the app: by every other subcode of 190 the token is dead, and the app may stay. */
const REMOVED = '190/458';

/** The issuer in Facebook's OpenID configuration. */
const ISSUER = 'https://www.facebook.com';

interface Options {
  readonly label: string;
  /** Permissions without which nothing can be published. */
  readonly needed: readonly string[];
  /** Returns the target of a person's page, if there is one. */
  targetOf(page: Page): Target | undefined;
}

/** Facebook Login: the same for both networks but for the permissions and the targets. */
export const createMetaConnect = (
  settings: MetaSettings,
  deps: SocialDeps,
  options: Options,
): OauthConnect => {
  const { label, needed, targetOf } = options;
  const graph = createGraph(label, settings, deps);
  const app = { client_id: settings.clientId, client_secret: settings.clientSecret };

  // In the body, where no log of addresses gets to see the app's secret, the code or a token.
  const askToken = (form: Record<string, string>, signal?: AbortSignal) =>
    graph.post('oauth/access_token', {
      body: new URLSearchParams({ ...app, ...form }),
      schema: tokenReply,
      signal,
    });

  const longLived = async (token: string, signal?: AbortSignal): Promise<Grant> => {
    const form = { grant_type: 'fb_exchange_token', fb_exchange_token: token };
    const { access_token: accessToken, expires_in } = await askToken(form, signal);
    const scopes = await grantedScopes(graph, accessToken, signal);
    requireScopes(label, needed, scopes);
    return {
      access: { token: accessToken },
      refreshToken: null,
      expiresAt: expiresAt(expires_in, deps.now()),
      scopes,
    };
  };

  return {
    by: 'oauth',
    issuer: ISSUER,
    app: settings.clientId,

    async begin({ state, redirectUri }) {
      const url = new URL(`${settings.dialogUrl}/${settings.apiVersion}/dialog/oauth`);
      url.search = new URLSearchParams({
        client_id: settings.clientId,
        redirect_uri: redirectUri,
        state,
        response_type: 'code',
        scope: settings.scopes.join(','),
      }).toString();
      return { url: url.href };
    },

    async exchangeCode({ code, redirectUri, signal }) {
      const { access_token } = await askToken({ redirect_uri: redirectUri, code }, signal);
      return longLived(access_token, signal);
    },

    /** A long-lived token that is still good can be exchanged for a newer one. */
    refresh: (grant, signal) => longLived(grant.access.token, signal),

    async revoke({ access: { token } }, signal) {
      try {
        await graph.delete('me/permissions', { token, schema: revokedReply, signal });
      } catch (error) {
        if (!(error instanceof SocialError && error.code === REMOVED)) throw error;
      }
    },

    async account({ token }, signal) {
      const params = { fields: 'id,name,picture' };
      const me = await graph.get('me', { token, params, schema: meReply, signal });
      return { id: me.id, name: me.name, picture: me.picture?.data.url ?? null };
    },

    targets: async ({ token }, signal) =>
      (await listPages(graph, token, signal)).flatMap((page) => targetOf(page) ?? []),
  };
};

const grantedScopes = async (graph: Graph, token: string, signal?: AbortSignal): Promise<string[]> => {
  const { data } = await graph.get('me/permissions', { token, schema: permissionsReply, signal });
  return data.filter((entry) => entry.status === 'granted').map((entry) => entry.permission);
};

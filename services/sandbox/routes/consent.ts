import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { SandboxContext } from '../context.ts';
import { networkOfApp } from '../domain/apps.ts';
import { FACTS } from '../domain/networks/networks.ts';
import type { SandboxSettings } from '../settings.ts';
import { giveConsent } from '../usecases/consent.ts';
import { consentPage } from './pages/consent-page.ts';
import { pageHeaders } from './pages/headers.ts';
import { messagePage } from './pages/message-page.ts';

const query = z.object({
  client_id: z.string(),
  redirect_uri: z.url({ protocol: /^https?$/ }),
  state: z.string().default(''),
  response_type: z.literal('code').default('code'),
  scope: z.string().default(''),
  code_challenge: z.string().max(128).optional(),
});
type Query = z.infer<typeof query>;

const answer = z.object({
  name: z.string().trim().min(1).max(60).catch('Sandbox Studio'),
  decision: z.enum(['allow', 'cancel']).catch('cancel'),
});

/** The page where somebody agrees to connect an account, for networks that have one dialog. */
export const createConsentRoutes = (
  context: SandboxContext,
  family: readonly PlatformName[],
  appOf: FindApp = knownApp,
): Hono =>
  new Hono()
    .get('/', (c) => {
      const consentQuery = readQuery(context.settings, c, family, appOf);
      if ('fault' in consentQuery) return badRequest(context.settings, c, consentQuery.fault);
      const scopes = scopesOf(consentQuery.query);
      return c.html(
        consentPage({ publicUrl: context.settings.publicUrl, network: consentQuery.network, scopes }),
        200,
        pageHeaders({ formTarget: new URL(consentQuery.query.redirect_uri).origin }),
      );
    })
    .post('/', async (c) => {
      const consentQuery = readQuery(context.settings, c, family, appOf);
      if ('fault' in consentQuery) return badRequest(context.settings, c, consentQuery.fault);
      const form = await c.req.parseBody({ all: true });
      const { name, decision } = answer.parse(form);
      const back = new URL(consentQuery.query.redirect_uri);
      if (decision === 'cancel') addAll(back, FACTS[consentQuery.network].refusal);
      else {
        const chosenScopes = [form.scope ?? []].flat();
        const scopes = scopesOf(consentQuery.query).filter((scope) => chosenScopes.includes(scope));
        const { redirect_uri: redirectUri, code_challenge: challenge = null } = consentQuery.query;
        addAll(back, {
          code: await giveConsent(context, {
            network: consentQuery.network,
            name,
            redirectUri,
            scopes,
            challenge,
          }),
        });
      }
      addAll(back, { state: consentQuery.query.state });
      return c.redirect(back.href, 303);
    });

type ConsentQuery = { readonly query: Query; readonly network: PlatformName } | { readonly fault: string };

interface App {
  readonly network: PlatformName;
  /** The allowed redirect addresses: the app's own, or the configured ones if it registered none. */
  readonly redirectUris?: readonly string[];
}

/** Whose app it is that asks. */
export type FindApp = (clientId: string) => App | undefined;

const knownApp: FindApp = (clientId) => {
  const network = networkOfApp(clientId);
  return network && { network };
};

const readQuery = (
  settings: SandboxSettings,
  c: Context,
  family: readonly PlatformName[],
  appOf: FindApp,
): ConsentQuery => {
  const parsed = query.safeParse(c.req.query());
  if (!parsed.success)
    return {
      fault: `The link to this page is not complete: ${parsed.error.issues[0]?.path.join('.')} is missing or wrong.`,
    };
  const { network, redirectUris } = appOf(parsed.data.client_id) ?? {};
  if (!network || !family.includes(network))
    return { fault: 'The app that sent you here is not registered with the sandbox network.' };
  const back = parsed.data.redirect_uri;
  if (!settings.redirectOrigins.includes(new URL(back).origin) || redirectUris?.includes(back) === false)
    return {
      fault: `${PLATFORMS[network].label} (sandbox) does not send browsers to ${back}.`,
    };
  return { query: parsed.data, network };
};

const scopesOf = ({ scope }: Query): string[] => scope.split(/[\s,+]+/).filter(Boolean);

const addAll = (url: URL, params: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
};

const badRequest = (settings: SandboxSettings, c: Context, fault: string) =>
  c.html(
    messagePage({ publicUrl: settings.publicUrl, title: 'This link does not work', text: fault }),
    400,
    pageHeaders(),
  );

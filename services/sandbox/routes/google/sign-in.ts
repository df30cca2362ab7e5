import { SANDBOX_GOOGLE } from '@carillon/social/sandbox-settings.ts';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { SandboxContext } from '../../context.ts';
import type { SandboxSettings } from '../../settings.ts';
import { giveGoogleCode, issuerOf } from '../../usecases/google.ts';
import { googlePage } from '../pages/google-page.ts';
import { pageHeaders } from '../pages/headers.ts';
import { messagePage } from '../pages/message-page.ts';

const query = z.object({
  client_id: z.literal(SANDBOX_GOOGLE.clientId),
  redirect_uri: z.url({ protocol: /^https?$/ }),
  response_type: z.literal('code'),
  scope: z.string().refine((scope) => scope.split(' ').includes('openid')),
  state: z.string().default(''),
  nonce: z.string().optional(),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
});
type Query = z.infer<typeof query>;

const answer = z.object({
  name: z.string().trim().min(1).max(60).catch('Sandbox Studio'),
  email: z.email().max(120).catch('studio@sandbox.example'),
  verified: z.literal('yes').optional().catch(undefined),
  decision: z.enum(['continue', 'cancel']).catch('cancel'),
});

/** The page where somebody chooses who they are. */
export const createGoogleSignInPage = (context: SandboxContext): Hono =>
  new Hono()
    .get('/', (c) => {
      const signInQuery = readQuery(context.settings, c);
      if (typeof signInQuery === 'string') return badRequest(context.settings, c, signInQuery);
      const { origin } = new URL(signInQuery.redirect_uri);
      return c.html(
        googlePage({ publicUrl: context.settings.publicUrl }),
        200,
        pageHeaders({ formTarget: origin }),
      );
    })
    .post('/', async (c) => {
      const signInQuery = readQuery(context.settings, c);
      if (typeof signInQuery === 'string') return badRequest(context.settings, c, signInQuery);
      const { name, email, verified, decision } = answer.parse(await c.req.parseBody());
      const back = new URL(signInQuery.redirect_uri);
      if (decision === 'cancel') back.searchParams.set('error', 'access_denied');
      else {
        const person = { name, email, emailVerified: verified === 'yes' };
        const { redirect_uri: redirectUri, nonce = null, code_challenge: challenge } = signInQuery;
        const code = await giveGoogleCode(context, person, { redirectUri, nonce, challenge });
        back.searchParams.set('code', code);
      }
      back.searchParams.set('state', signInQuery.state);
      back.searchParams.set('iss', issuerOf(context.settings));
      return c.redirect(back.href, 303);
    });

/** The query, or what is wrong with it. */
const readQuery = (settings: SandboxSettings, c: Context): Query | string => {
  const parsed = query.safeParse(c.req.query());
  if (!parsed.success)
    return `The link to this page is not complete: ${parsed.error.issues[0]?.path.join('.')} is missing or wrong.`;
  if (!settings.redirectOrigins.includes(new URL(parsed.data.redirect_uri).origin))
    return `Google (sandbox) does not send browsers to ${parsed.data.redirect_uri}.`;
  return parsed.data;
};

const badRequest = (settings: SandboxSettings, c: Context, text: string) =>
  c.html(
    messagePage({ publicUrl: settings.publicUrl, title: 'This link does not work', text }),
    400,
    pageHeaders(),
  );

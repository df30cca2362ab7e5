import { SANDBOX_GOOGLE } from '@carillon/social/sandbox-settings.ts';
import { type Context, Hono } from 'hono';
import type { SandboxContext } from '../../context.ts';
import { GOOGLE_ALGORITHM } from '../../secrets/google-key.ts';
import { issuerOf, redeemGoogleCode } from '../../usecases/google.ts';
import { createGoogleSignInPage } from './sign-in.ts';

/** Google as an OpenID provider: who somebody is, and nothing else. */
export const createGoogleRoutes = (context: SandboxContext): Hono =>
  new Hono()
    .get('/.well-known/openid-configuration', (c) => c.json(configuration(issuerOf(context.settings))))
    .get('/certs', (c) => c.json({ keys: [context.secrets.googleKey.publicJwk] }))
    .route('/auth', createGoogleSignInPage(context))
    .post('/token', (c) => giveTokens(context, c));

const configuration = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/certs`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: [GOOGLE_ALGORITHM],
  scopes_supported: ['openid', 'email', 'profile'],
  token_endpoint_auth_methods_supported: ['client_secret_post'],
  claims_supported: ['aud', 'email', 'email_verified', 'exp', 'iat', 'iss', 'name', 'sub'],
  code_challenge_methods_supported: ['S256'],
  grant_types_supported: ['authorization_code'],
  authorization_response_iss_parameter_supported: true,
});

async function giveTokens(context: SandboxContext, c: Context): Promise<Response> {
  const form = new URLSearchParams(await c.req.text());
  const field = (name: string): string => form.get(name) ?? '';
  const isOurs = field('client_id') === SANDBOX_GOOGLE.clientId;
  if (!isOurs || !context.secrets.isAppSecret('google', field('client_secret')))
    return refuse(c, 401, 'invalid_client', 'Unauthorized');
  if (field('grant_type') !== 'authorization_code')
    return refuse(c, 400, 'unsupported_grant_type', `Invalid grant_type: ${field('grant_type')}`);
  const [code, redirectUri, verifier] = [field('code'), field('redirect_uri'), field('code_verifier')];
  const tokens = await redeemGoogleCode(context, { code, redirectUri, verifier });
  if (!tokens) return refuse(c, 400, 'invalid_grant', 'Bad Request');
  return c.json(
    {
      access_token: tokens.accessToken,
      expires_in: tokens.expiresInSeconds,
      scope: 'openid email profile',
      token_type: 'Bearer',
      id_token: tokens.idToken,
    },
    200,
    { 'cache-control': 'no-store' },
  );
}

const refuse = (c: Context, status: 400 | 401, error: string, error_description: string): Response =>
  c.json({ error, error_description }, status);

import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { Signer } from '@carillon/kit/identity/identity-token.ts';
import type { Context } from 'hono';
import { type AccessTokens, createAccessTokens } from './access-tokens.ts';
import { type Cookies, createCookies } from './cookie.ts';
import { type Csrf, createCsrf } from './csrf.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createStatements, type Statements } from './statements.ts';

/** The parts that read a caller’s credentials and make the statement that services get. */
export interface Credentials {
  readonly sessions: Sessions;
  readonly accessTokens: AccessTokens;
  readonly cookies: Cookies;
  readonly csrf: Csrf;
  readonly statements: Statements;
}

interface Deps {
  readonly services: ServiceClient;
  readonly signer: Signer;
  clock(): Date;
}

export const createCredentials = (
  { services, signer, clock }: Deps,
  { publicUrl, csrfKey }: { readonly publicUrl: string; readonly csrfKey: Uint8Array },
): Credentials => ({
  sessions: createSessions(services, clock),
  accessTokens: createAccessTokens(services, clock),
  cookies: createCookies(publicUrl),
  csrf: createCsrf(csrfKey),
  statements: createStatements(signer),
});

/** The CSRF token of this browser's session. A browser without one gets a cookie without a user. */
export const issueCsrfToken = (
  c: Context,
  { cookies, csrf }: Pick<Credentials, 'cookies' | 'csrf'>,
): string => csrf.token(cookies.session(c) ?? cookies.setAnonymous(c));

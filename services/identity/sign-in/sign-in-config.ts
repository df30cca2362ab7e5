import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { PROVIDER_NAMES } from '@carillon/contracts/domain/sign-in-providers.ts';
import { isThisMachine } from '@carillon/contracts/domain/this-machine.ts';
import { isReached, type NetworkEnv, networkSettings } from '@carillon/social/network-config.ts';
import {
  SANDBOX_GOOGLE,
  sandboxAppOf,
  sandboxAppSecret,
  vouches,
} from '@carillon/social/sandbox-settings.ts';
import type { FacebookSettings } from '@carillon/social/settings.ts';
import { z } from 'zod';
import type { OidcSettings } from './oidc-provider.ts';

const text = () => z.string().trim().min(1).optional();

/** The settings of the providers that are asked for nothing but who somebody is. */
export const signInEnv = {
  GOOGLE_CLIENT_ID: text(),
  GOOGLE_CLIENT_SECRET: text(),
  OIDC_ISSUER: z
    .url('must be the address of an OpenID provider, as its configuration says it')
    .refine(isSafe, 'must begin with https, unless it is this machine')
    .optional(),
  OIDC_CLIENT_ID: text(),
  OIDC_CLIENT_SECRET: text(),
  OIDC_TRUST_EMAIL: z.stringbool({ error: 'must be true or false' }).default(false),
  OIDC_LOGOUT: z.stringbool({ error: 'must be true or false' }).default(false),
  OIDC_NAME: z.string().trim().min(1).max(40, 'must have at most 40 characters').optional(),
};

type SignInEnv = z.output<z.ZodObject<typeof signInEnv>>;

/** Nobody in between can read the traffic. */
function isSafe(address: string): boolean {
  const { protocol, hostname } = URL.parse(address) ?? {};
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname ?? ''));
}

const WHOLE = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
] as const;

/** An object schema that has `signInEnv` in it, with the fault that a provider is which is set up in part. */
export const withWholeProviders = <S extends z.ZodObject>(schema: S): S =>
  schema.superRefine(
    (config, context) => {
      const values = config as Record<string, unknown>;
      for (const names of WHOLE) {
        const presentName = names.find((name) => values[name]);
        for (const missing of presentName ? names.filter((name) => !values[name]) : [])
          context.addIssue({
            code: 'custom',
            path: [missing],
            message: `must be set too, since ${presentName} is`,
          });
      }
    },
    { when: () => true },
  );

export interface SignInSettings {
  readonly facebook: { readonly authority: string; readonly app: FacebookSettings } | null;
  readonly google: OidcSettings | null;
  readonly oidc: OidcSettings | null;
}

/**
 * The providers with credentials, or the sandbox in place of Facebook and Google. The sandbox's users are kept apart,
 * so they aren't mistaken for the real providers' users later.
 */
export function signInSettings(config: SignInEnv & NetworkEnv): SignInSettings {
  const { facebook } = networkSettings(config);
  const isSandbox = sandboxAppOf(facebook?.clientId) !== undefined;
  // The sandbox runs while a network needs it.
  const sandbox = vouches(config) && PLATFORM_NAMES.some((name) => !isReached(config, name));
  return {
    facebook:
      facebook && (!isSandbox || sandbox)
        ? { authority: isSandbox ? 'sandbox facebook' : 'https://www.facebook.com', app: facebook }
        : null,
    google: googleSettings(config) ?? (sandbox ? sandboxGoogle(config) : null),
    oidc: oidcSettings(config),
  };
}

const GOOGLE = 'https://accounts.google.com';

function googleSettings({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: SignInEnv): OidcSettings | null {
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return null;
  const app = { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET };
  return { id: 'google', name: PROVIDER_NAMES.google, authority: GOOGLE, issuer: GOOGLE, ...app };
}

function sandboxGoogle({ SANDBOX_URL, PUBLIC_URL, SANDBOX_KEY }: NetworkEnv): OidcSettings {
  return {
    id: 'google',
    name: PROVIDER_NAMES.google,
    authority: 'sandbox google',
    issuer: `${SANDBOX_URL ?? `${PUBLIC_URL}/sandbox`}/google`,
    clientId: SANDBOX_GOOGLE.clientId,
    clientSecret: sandboxAppSecret('google', SANDBOX_KEY?.toString('hex') ?? ''),
  };
}

function oidcSettings({
  OIDC_ISSUER,
  OIDC_CLIENT_ID,
  OIDC_CLIENT_SECRET,
  OIDC_NAME,
  OIDC_TRUST_EMAIL,
  OIDC_LOGOUT,
}: SignInEnv): OidcSettings | null {
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return null;
  return {
    id: 'oidc',
    name: OIDC_NAME ?? new URL(OIDC_ISSUER).host,
    authority: OIDC_ISSUER,
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    trustsEmail: OIDC_TRUST_EMAIL,
    logsOut: OIDC_LOGOUT,
  };
}

import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { openIdToken } from '../crypto/seal-id-token.ts';
import type { Vault } from '../crypto/vault.ts';
import type { SessionOrigin } from '../domain/sign-in.ts';
import type { Authentication } from './authentication.ts';
import type { ProviderLogout, SignInProvider } from './provider.ts';

interface Deps {
  readonly authentication: Pick<Authentication, 'providers'>;
  readonly vault: Pick<Vault, 'open'>;
  readonly settings: { readonly loginUrl: string };
  readonly telemetry: Pick<Telemetry, 'log'>;
}

/** Where to log out too. */
interface ProviderToLeave {
  readonly name: string;
  /** Null where the provider can't be reached, or has no page for it. */
  readonly url: string | null;
}

/** Says where the user of a session that has just ended logs out too; null where that is nowhere. Never throws. */
export async function leaveProvider(
  deps: Deps,
  origin: SessionOrigin | undefined,
): Promise<ProviderToLeave | null> {
  const { vault, settings } = deps;
  const { log } = deps.telemetry;
  const provider = findProviderToLeave(deps, origin);
  if (!origin || !provider) return null;
  const { id, name, logout } = provider;
  try {
    const idToken = openIdToken(vault, origin.key, origin.idToken);
    const url = await logout.url({ idToken, returnTo: settings.loginUrl });
    if (url === null)
      log.warn({ provider: id }, 'OIDC_LOGOUT is set, but the provider has no end_session_endpoint');
    return { name, url };
  } catch (err) {
    log.warn({ err, provider: id }, 'A user could not be sent to the provider to log out');
    return { name, url: null };
  }
}

/** Returns the provider of a session whose logout leads to it. */
export function findProviderToLeave(
  { authentication: { providers } }: Pick<Deps, 'authentication'>,
  origin: SessionOrigin | undefined,
): (Pick<SignInProvider, 'id' | 'name'> & { readonly logout: ProviderLogout }) | null {
  if (!origin) return null;
  const provider = providers[origin.provider];
  if (!provider?.logout?.follows || provider.authority !== origin.authority) return null;
  const { id, name, logout } = provider;
  return { id, name, logout };
}

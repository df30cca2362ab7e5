import { PROVIDER_NAMES, type SignInProviderId } from '@carillon/contracts/domain/sign-in-providers.ts';
import type { SignInProviders } from './provider.ts';

const NAMES = { ...PROVIDER_NAMES, oidc: 'Single sign-on' };

/** The display name of a provider, including one that is no longer set up. */
export const nameOf = (id: SignInProviderId, providers: SignInProviders): string =>
  providers[id]?.name ?? NAMES[id];

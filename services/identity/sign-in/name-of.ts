import { PROVIDER_NAMES, type SignInProviderId } from '@carillon/contracts/domain/sign-in-providers.ts';
import type { SignInProviders } from './provider.ts';

const NAMES = { ...PROVIDER_NAMES, oidc: 'Single sign-on' };

/** What users know a provider by, also one that is no longer set up. */
export const nameOf = (id: SignInProviderId, providers: SignInProviders): string =>
  providers[id]?.name ?? NAMES[id];

import type { SignInProviderId } from '@carillon/contracts/domain/sign-in-providers.ts';
import type { LinkedMethod } from '../domain/sign-in.ts';
import type { SignInProviders } from './provider.ts';

/** What a user has linked of a provider: as it is set up now, or, where it no longer is, of any before. */
export const linkOf = (
  linked: readonly LinkedMethod[],
  id: SignInProviderId,
  { [id]: provider }: SignInProviders,
): LinkedMethod | undefined =>
  linked.find((one) => one.provider === id && (!provider || one.authority === provider.authority));

import type { SignInProviderId } from '@carillon/contracts/domain/sign-in-providers.ts';
import type { LinkedMethod } from '../domain/sign-in.ts';
import type { SignInProviders } from './provider.ts';

/**
 * Returns a user's link to a provider: under its current setup, or, where it is no longer set up, under any earlier
 * one.
 */
export const linkOf = (
  linked: readonly LinkedMethod[],
  id: SignInProviderId,
  { [id]: provider }: SignInProviders,
): LinkedMethod | undefined =>
  linked.find((one) => one.provider === id && (!provider || one.authority === provider.authority));

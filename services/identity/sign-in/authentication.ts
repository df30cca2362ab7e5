import type { Runtime } from '@carillon/kit/service/runtime.ts';
import type { Passwords } from '../crypto/passwords.ts';
import type { SignInProviders } from './provider.ts';

/** How users prove who they are, and whether there is an account that anybody may enter. */
export interface Authentication {
  readonly passwords: Passwords;
  /** Providers that may vouch for a user. */
  readonly providers: SignInProviders;
  readonly demo: Runtime['demo'];
}

import { DEMO_ACCOUNT } from '@carillon/contracts/domain/demo.ts';
import { passwordForm } from '../crypto/passwords.ts';
import { emailKey } from '../domain/email.ts';
import type { Authentication } from '../sign-in/authentication.ts';
import type { UserStore } from '../stores/users.ts';

export interface DemoDeps {
  readonly authentication: Pick<Authentication, 'demo'>;
}

interface Deps extends DemoDeps {
  readonly stores: { readonly users: Pick<UserStore, 'findForLogin'> };
}

export const isDemoEmail = (email: string): boolean => emailKey(email) === emailKey(DEMO_ACCOUNT.email);

/** Whether the login page is to offer it. Nobody else has its email. */
export async function demoAccountState({
  stores,
  authentication: { demo },
}: Deps): Promise<'none' | 'coming' | 'ready' | 'failed'> {
  const state = demo();
  if (state === 'off') return 'none';
  if (await stores.users.findForLogin(emailKey(DEMO_ACCOUNT.email))) return 'ready';
  return state === 'coming' || state === 'failed' ? state : 'none';
}

/**
 * Whether these are the demo's published credentials. They open nothing where an installation offers no demo account,
 * for example after it became public.
 */
export const isPublicKnowledge = (
  { authentication: { demo } }: DemoDeps,
  { email, password }: { readonly email: string; readonly password: string },
): boolean =>
  demo() === 'off' && isDemoEmail(email) && passwordForm(password) === passwordForm(DEMO_ACCOUNT.password);

/** Somebody else's account would be in the demo's place when it comes. */
export const isKeptForDemo = ({ authentication: { demo } }: DemoDeps, email: string): boolean =>
  !['off', 'making'].includes(demo()) && isDemoEmail(email);

import { DEMO_ACCOUNT } from '@carillon/contracts/domain/demo.ts';
import type { Settings } from '../context.ts';
import { emailKey } from '../domain/email.ts';
import type { UserStore } from '../stores/users.ts';

interface Deps {
  readonly stores: { readonly users: Pick<UserStore, 'findForLogin'> };
  readonly settings: Pick<Settings, 'demoAccount'>;
}

/** Whether the log-in page is to offer it. While it comes, nobody has its email yet. */
export async function demoAccountState({ stores, settings }: Deps): Promise<'none' | 'coming' | 'ready'> {
  const { demoAccount } = settings;
  if (demoAccount === 'off') return 'none';
  if (await stores.users.findForLogin(emailKey(DEMO_ACCOUNT.email))) return 'ready';
  return demoAccount === 'coming' ? 'coming' : 'none';
}

/** What everybody may know opens nothing where an installation offers no demo account, as one that became public. */
export const isPublicKnowledge = (
  { settings }: Pick<Deps, 'settings'>,
  { email, password }: { readonly email: string; readonly password: string },
): boolean =>
  settings.demoAccount === 'off' &&
  emailKey(email) === emailKey(DEMO_ACCOUNT.email) &&
  password === DEMO_ACCOUNT.password;

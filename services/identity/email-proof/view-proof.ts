import { AppError } from '@carillon/kit/errors.ts';
import { type DemoDeps, isKeptForDemo } from '../accounts/demo-account.ts';
import type { UserStore } from '../stores/users.ts';

interface Deps extends DemoDeps {
  clock(): Date;
  readonly stores: { readonly users: Pick<UserStore, 'find' | 'provenAt' | 'emailChangeOf'> };
}

interface View {
  readonly state: 'confirmed' | 'unconfirmed' | 'not_needed';
  /** The new email that waits for its link to be opened. */
  readonly change: { readonly email: string; readonly expires_at: string } | null;
}

/** Whether the account's email is known to be its user's, and which one is to follow it. */
export async function viewProof(deps: Deps, userId: string): Promise<View> {
  const { users } = deps.stores;
  const [user, provenAt, emailChange] = await Promise.all([
    users.find(userId),
    users.provenAt(userId),
    users.emailChangeOf(userId),
  ]);
  if (!user) throw new AppError('not_authenticated');
  if (isKeptForDemo(deps, user.email)) return { state: 'not_needed', change: null };
  const isOpen = emailChange !== null && emailChange.expiresAt > deps.clock();
  return {
    state: provenAt ? 'confirmed' : 'unconfirmed',
    change: isOpen ? { email: emailChange.email, expires_at: emailChange.expiresAt.toISOString() } : null,
  };
}

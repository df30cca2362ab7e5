import { AppError } from '@carillon/kit/errors.ts';
import type { IdentityContext } from '../context.ts';
import { hashOf, newSecret } from '../crypto/secret.ts';
import { beginSession } from '../sessions/begin-session.ts';
import type { DeletionStore } from '../stores/deletions.ts';
import { reopenAccount } from './close-account.ts';

const MINUTES = 15;

interface OfferDeps {
  readonly stores: { readonly deletions: Pick<DeletionStore, 'find' | 'offerToKeep'> };
  clock(): Date;
}

/**
 * Who has proved to be the user of an account that is to be deleted may keep it.
 * @throws AppError `account_closed` with the secret for that, as long as it is not too late
 */
export async function refuseClosed({ stores, clock }: OfferDeps, userId: string): Promise<void> {
  const deletion = await stores.deletions.find(userId);
  if (!deletion) return;
  if (!deletion.isUndoable) throw new AppError('account_closed', { message: 'This account is deleted.' });
  const keep = newSecret();
  const until = new Date(clock().getTime() + MINUTES * 60_000);
  await stores.deletions.offerToKeep(userId, hashOf(keep), until);
  throw new AppError('account_closed', { detail: { delete_at: deletion.at.toISOString(), keep } });
}

interface Input {
  readonly keep: string;
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** Undoes a deletion that is to come, and begins a session. @throws AppError `not_found` */
export async function keepAccount(
  deps: IdentityContext,
  { keep, address, userAgent }: Input,
): Promise<{ readonly secret: string }> {
  const { stores, securityLog, clock } = deps;
  const userId = await stores.deletions.keep(hashOf(keep), clock());
  const user = userId && (await stores.users.find(userId));
  if (!user) throw new AppError('not_found', { message: TOO_LATE });
  await reopenAccount(deps, user.id);
  const { secret, sessionId } = await beginSession(deps, {
    ...{ userId: user.id, name: user.name, remember: false, address, userAgent },
  });
  securityLog.tell({
    ...{ event: 'deletion.canceled', outcome: 'success', userId: user.id, sessionId, address },
  });
  return { secret };
}

const TOO_LATE = 'That took too long. Log in again to keep your account.';

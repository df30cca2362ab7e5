import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { hashOf, newSecret } from '../crypto/secret.ts';
import type { DeletionStore } from '../stores/deletions.ts';

const MINUTES = 15;

interface OfferDeps {
  readonly stores: { readonly deletions: Pick<DeletionStore, 'find' | 'offerToKeep'> };
  clock(): Date;
}

/**
 * Lets a user who has proved that an account is theirs keep it before it is deleted.
 * @throws AppError `account_closed` with the secret for that, as long as it isn't too late
 */
export async function refuseClosed({ stores, clock }: OfferDeps, userId: string): Promise<void> {
  const deletion = await stores.deletions.find(userId);
  if (!deletion) return;
  if (!deletion.isUndoable)
    throw new AppError('account_closed', { message: sentence`This account is deleted.` });
  const keep = newSecret();
  const until = new Date(clock().getTime() + MINUTES * 60_000);
  await stores.deletions.offerToKeep(userId, hashOf(keep), until);
  throw new AppError('account_closed', { detail: { delete_at: deletion.at.toISOString(), keep } });
}

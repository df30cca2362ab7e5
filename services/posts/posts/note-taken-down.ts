import { AppError } from '@carillon/kit/errors.ts';
import { type ChangeDeps, changePublication } from '../transitions/change-publication.ts';
import { describePublished } from './describe-published.ts';

const TRIES = 5;

/**
 * Records that a publication was deleted from its network, for a user. Idempotent.
 * @throws AppError `not_found`, `conflict`
 */
export async function noteTakenDown(
  deps: ChangeDeps,
  workspaceId: string,
  id: string,
  userId: string,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const publication = await describePublished(deps.stores, workspaceId, id);
    if (publication.takenDownAt !== null) return;
    if (await changePublication(deps, publication, { type: 'take-down', userId })) return;
  }
  throw new AppError('conflict');
}

import { AppError } from '@carillon/kit/errors.ts';
import { decide } from '../domain/decide.ts';
import { isPlannedAs } from '../domain/planned-change.ts';
import { isQueued, mayBeOut, type Publication } from '../domain/publication.ts';
import type { UserCommand } from '../domain/user-commands.ts';
import { freeSlotOf } from '../queue/free-slot-of.ts';
import type { PostStore } from '../stores/posts.ts';
import { type ChangeDeps, changePublication } from '../transitions/change-publication.ts';

export interface CommandDeps extends ChangeDeps {
  readonly stores: ChangeDeps['stores'] & { readonly posts: Pick<PostStore, 'freeSlots'> };
}

const TRIES = 5;

/**
 * Runs an owner's command on a publication, or says why it can't. A command that was already carried out succeeds. If
 * somebody else changes the publication at the same time, the command is checked again against the new state.
 * @throws AppError `conflict`, with a message for the owner
 */
export async function commandPublication(
  deps: CommandDeps,
  publication: Publication,
  command: UserCommand,
): Promise<Publication> {
  let current: Publication | null = publication;
  for (let tries = 0; current && tries < TRIES; tries++) {
    if (isDone(current, command, deps.clock())) return current;
    const decision = decide(current, command, deps.clock());
    if (!decision.ok) throw new AppError('conflict', { message: decision.rejectionReason });
    const next = await changePublication(deps, current, command);
    if (next) {
      await freeSlotOf(deps, current, next);
      return next;
    }
    current = await deps.stores.publications.find(publication.id, publication.workspaceId);
  }
  throw new AppError('conflict');
}

/** Whether a second click finds nothing left to do. */
function isDone(publication: Publication, command: UserCommand, now: Date): boolean {
  const { status, attempts, retriedAt, removedAt, comment } = publication;
  switch (command.type) {
    case 'cancel':
      return status === 'canceled' || (!!command.acceptUnknown && status === 'failed' && mayBeOut(attempts));
    case 'retry':
      if (status === 'published') return comment?.status === 'sending' || comment?.status === 'published';
      return retriedAt !== null && (status === 'scheduled' || status === 'publishing');
    case 'reschedule':
      return command.localTime === null && goesAtOnce(publication, now);
    case 'remove':
      return removedAt !== null;
    case 'replan':
      return removedAt === null && status !== 'canceled' && isPlannedAs(publication, command.next);
    default:
      return false;
  }
}

const goesAtOnce = (one: Publication, now: Date): boolean =>
  one.localTime === null &&
  (isQueued(one, now) ||
    one.status === 'publishing' ||
    (one.status === 'scheduled' && one.waitingFor === 'time'));

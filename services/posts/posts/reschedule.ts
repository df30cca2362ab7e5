import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Publication } from '../domain/publication.ts';
import { readDueTime } from '../planning/read-due-time.ts';
import { commandPost, type PostOutcome } from './command-post.ts';
import { commandPublication } from './command-publication.ts';
import { findOwnPost, findOwnPublication, type OwnDeps } from './find-own-post.ts';

interface Move {
  readonly id: string;
  readonly workspaceId: string;
  readonly localTime: string;
  /** The one that it was scheduled in when left out. */
  readonly timezone: string | undefined;
}

/** Gives a publication another time. @throws AppError `not_found`, `validation_failed`, `conflict` */
export async function reschedule(
  deps: OwnDeps,
  { id, workspaceId, localTime, timezone }: Move,
): Promise<Publication> {
  const publication = await findOwnPublication(deps, id, workspaceId);
  const schedule = { localTime, timezone: timezone || publication.timezone, aiSuggested: false };
  const { dueAt, timezone: zone } = readDueTime(schedule, undefined, deps.clock());
  return commandPublication(deps, publication, { type: 'reschedule', dueAt, localTime, timezone: zone });
}

interface PostMove extends Move {
  /** These publications alone. */
  readonly only: readonly string[] | undefined;
}

/**
 * Moves everything of a post that still waits to another time, or only the named targets.
 * @throws AppError `not_found`, `validation_failed`, `conflict` if none of them can be moved
 */
export async function reschedulePost(
  deps: OwnDeps,
  { id, workspaceId, localTime, timezone, only }: PostMove,
): Promise<PostOutcome> {
  const { publications } = await findOwnPost(deps, id, workspaceId);
  const listedPublications = publications.filter(
    (one) => one.removedAt === null && (!only || only.includes(one.id)),
  );
  if (listedPublications.length === 0)
    throw new AppError('not_found', { message: sentence`We couldn’t find that post.` });
  const open = listedPublications.filter(({ status }) => status === 'scheduled' || status === 'publishing');
  // If all of them are finished, the reply contains each one's reason.
  const concerned = open.length > 0 && !only ? open : listedPublications;
  const zone = timezone || (concerned.find((one) => one.timezone)?.timezone ?? null);
  const schedule = { localTime, timezone: zone, aiSuggested: false };
  const { dueAt, timezone: resolvedZone } = readDueTime(schedule, undefined, deps.clock());
  return commandPost(deps, concerned, { type: 'reschedule', dueAt, localTime, timezone: resolvedZone });
}

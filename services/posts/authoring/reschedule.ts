import type { Publication } from '../domain/publication.ts';
import { commandPublication } from './command-publication.ts';
import { type OwnDeps, ownPublication } from './own-post.ts';
import { readDueTime } from './read-due-time.ts';

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
  const publication = await ownPublication(deps, id, workspaceId);
  const wanted = { localTime, timezone: timezone || publication.timezone, aiSuggested: false };
  const { dueAt, timezone: zone } = readDueTime(wanted, undefined, deps.clock());
  return commandPublication(deps, publication, { type: 'reschedule', dueAt, localTime, timezone: zone });
}

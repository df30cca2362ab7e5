import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import type { EventOf } from '@carillon/contracts/event.ts';
import {
  type PublicationChange,
  publicationChanged,
} from '@carillon/contracts/events/posts/publication-changed.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import { type Command, decide } from '../domain/decide.ts';
import { isQueued, type Publication } from '../domain/publication.ts';
import type { UserCommand } from '../domain/user-commands.ts';
import { factsOf, looksDifferent } from '../domain/view.ts';
import type { PublicationStore } from '../stores/publications.ts';
import type { Messaging } from './messaging.ts';

export interface ChangeDeps {
  readonly stores: { readonly publications: PublicationStore };
  readonly messaging: Pick<Messaging, 'relay' | 'signalWorkers'>;
  clock(): Date;
}

/**
 * Takes a publication one step on, with an event for what its owner sees of it. Null when the step does not fit, or
 * somebody else was faster: then nothing was written.
 */
export async function changePublication(
  deps: ChangeDeps,
  before: Publication,
  command: Command,
): Promise<Publication | null> {
  const now = deps.clock();
  const decision = decide(before, command, now);
  if (!decision.ok) return null;
  const { next } = decision;
  const events = looksDifferent(before, next, now)
    ? eventsOf(next, now, changeOf(before, next, command), actorOf(command))
    : [];
  if (!(await deps.stores.publications.change(before, next, events))) return null;
  if (events.length > 0) deps.messaging.relay.nudge();
  if (isQueued(next, now)) deps.messaging.signalWorkers();
  return next;
}

/** Creates the events that report a publication's current state. */
export const eventsOf = (
  publication: Publication,
  now: Date,
  change: PublicationChange | null,
  actorId?: string,
): EventOf[] => [
  makeEvent(
    publicationChanged,
    {
      workspace_id: publication.workspaceId,
      post_id: publication.postId,
      change,
      ...(actorId && { actor_id: actorId }),
      words: firstWords(publication.content),
      revision: publication.revision,
      removed: publication.removedAt !== null,
      publication: factsOf(publication, now),
    },
    now,
  ),
];

const actorOf = (command: Command): string | undefined =>
  command.type === 'take-down' ? command.userId : undefined;

const USERS_CHANGES = {
  cancel: 'canceled',
  reschedule: 'moved',
  edit: 'edited',
  replan: 'edited',
  retry: 'retried',
  remove: 'removed',
} as const satisfies Record<UserCommand['type'], PublicationChange>;

/** Returns the change that a command made to a publication, if others get an event for it. */
export function changeOf(
  before: Publication,
  after: Publication,
  { type }: Command,
): PublicationChange | null {
  const { status } = after;
  // The time alone.
  if (type === 'replan' && before.editedAt === after.editedAt) return 'moved';
  if (type === 'take-down') return 'taken_down';
  if (type in USERS_CHANGES) return USERS_CHANGES[type as UserCommand['type']];
  const hasEnded = before.status !== status && (status === 'published' || status === 'failed');
  return hasEnded ? status : null;
}

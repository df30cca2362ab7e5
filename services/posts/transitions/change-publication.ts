import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import type { EventOf } from '@carillon/contracts/event.ts';
import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import { type Command, decide } from '../domain/decide.ts';
import type { Publication } from '../domain/publication.ts';
import { looksDifferent, viewOf } from '../domain/view.ts';
import type { PublicationStore } from '../stores/publications.ts';

export interface ChangeDeps {
  readonly stores: { readonly publications: PublicationStore };
  readonly relay: Pick<Relay, 'nudge'>;
  /** Tells the workers that something waits in line. */
  ring(): void;
  clock(): Date;
}

/**
 * Takes a publication one step on. Null when the step does not fit, or somebody else was faster: then nothing was
 * written.
 * @param stamp the write's own, for who may have to try it again
 */
export async function changePublication(
  deps: ChangeDeps,
  before: Publication,
  command: Command,
  stamp?: string,
): Promise<Publication | null> {
  const now = deps.clock();
  const decision = decide(before, command, now);
  if (!decision.ok) return null;
  const { next } = decision;
  const events = isTold(before, next, now) ? eventsOf(next, now) : [];
  if (!(await write(deps, before, command, { next, events, now, stamp }))) return null;
  if (events.length > 0) deps.relay.nudge();
  if (next.status === 'queued') deps.ring();
  return next;
}

/** That its planned time has come is not told: it is taken up within a moment, and who reads meanwhile sees it in line. */
function isTold(before: Publication, next: Publication, now: Date): boolean {
  if (before.status === 'scheduled' && before.waitingFor === 'time' && next.status === 'queued') return false;
  return looksDifferent(before, next, now);
}

interface Change {
  readonly next: Publication;
  readonly events: readonly EventOf[];
  readonly now: Date;
  readonly stamp: string | undefined;
}

function write(
  { stores: { publications } }: ChangeDeps,
  before: Publication,
  { type }: Command,
  { next, events, now, stamp }: Change,
): Promise<boolean> {
  if (before.status !== 'publishing') return publications.change(before, next, events);
  if (next.status === 'publishing') return publications.step(next, events, now);
  return type === 'wake'
    ? publications.takeOver(before, next, events, now)
    : publications.change(before, next, events, stamp);
}

/** What the world is told of a publication as it stands. */
export const eventsOf = (publication: Publication, now: Date): EventOf[] => [
  makeEvent(
    publicationChanged,
    {
      workspace_id: publication.workspaceId,
      post_id: publication.postId,
      words: firstWords(publication.content),
      revision: publication.revision,
      removed: publication.removedAt !== null,
      publication: viewOf(publication, now),
    },
    now,
  ),
];

import { randomUUID } from 'node:crypto';
import { persistently } from '@carillon/kit/persistently.ts';
import { type Command, decide } from '../domain/decide.ts';
import type { InState, Publication } from '../domain/publication.ts';
import { looksDifferent } from '../domain/view.ts';
import type { LeaseStore } from '../stores/leases.ts';
import { RemoteIdTaken } from '../stores/publication-writes.ts';
import type { PublicationStore } from '../stores/publications.ts';
import { changeOf, eventsOf } from '../transitions/change-publication.ts';
import type { Messaging } from '../transitions/messaging.ts';

export interface RecordDeps {
  readonly stores: {
    readonly publications: Pick<PublicationStore, 'change' | 'outbox'>;
    readonly leases: Pick<LeaseStore, 'step'>;
  };
  readonly messaging: Pick<Messaging, 'relay'>;
  clock(): Date;
}

type Publishing = InState<'publishing'>;

interface Running {
  readonly before: Publishing;
  /** Its outbox was not empty when it was leased. */
  readonly hasEvents: boolean;
}

/** Somebody else has the publication by now, so nothing more may be done or written. */
export class LeaseLost extends Error {
  constructor() {
    super('the lease was lost');
    this.name = 'LeaseLost';
  }
}

/**
 * Records the lease holder's progress before the call.
 * @throws LeaseLost
 */
export async function recordStep(
  { stores: { leases }, clock }: RecordDeps,
  before: Publishing,
  command: Command,
): Promise<Publishing> {
  const decision = decide(before, command, clock());
  if (!decision.ok || decision.next.status !== 'publishing') throw new LeaseLost();
  const { next } = decision;
  if (!(await persistently(() => leases.step(next, clock())))) throw new LeaseLost();
  return next;
}

/**
 * Ends a lease with its outcome: the state, the returned permits and the event, in one write. This process sends the
 * event from memory, unless others wait before it. The write is idempotent: if its reply was lost, a repetition finds
 * it done.
 * @throws LeaseLost, RemoteIdTaken
 */
export async function recordOutcome(
  deps: RecordDeps,
  { before, hasEvents }: Running,
  command: Command,
): Promise<Publication> {
  const { publications } = deps.stores;
  const now = deps.clock();
  const decision = decide(before, command, now);
  if (!decision.ok) throw new LeaseLost();
  const { next } = decision;
  const events = looksDifferent(before, next, now)
    ? eventsOf(next, now, changeOf(before, next, command))
    : [];
  const token = randomUUID();
  const options = { stamp: randomUUID(), ...(!hasEvents && { claim: { token, now } }) };
  const isRecorded = await persistently(
    () => publications.change(before, next, events, options),
    (error) => error instanceof RemoteIdTaken,
  );
  if (!isRecorded) throw new LeaseLost();
  if (events.length > 0 && !hasEvents)
    deps.messaging.relay.send(publications.outbox, { id: next.id, token, events });
  else deps.messaging.relay.nudge();
  return next;
}

import { persistently } from '@carillon/kit/persistently.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { mustRepeat } from '../domain/blind-repeat.ts';
import type { Cooldown } from '../domain/cooldowns.ts';
import { decide } from '../domain/decide.ts';
import type { InState } from '../domain/publication.ts';
import { isLimiting } from '../domain/sentences.ts';
import type { LeaseStore, Taking } from '../stores/leases.ts';
import { PermitTaken } from '../stores/publication-writes.ts';
import { type ChangeDeps, changePublication, eventsOf } from '../transitions/change-publication.ts';
import type { Messaging } from '../transitions/messaging.ts';
import type { Cooldowns } from './cooldowns.ts';
import type { DispatchParts } from './dispatch-parts.ts';
import type { Ready } from './dispatch-queue.ts';

export interface TakeDeps extends ChangeDeps {
  readonly stores: ChangeDeps['stores'] & { readonly leases: Pick<LeaseStore, 'take'> };
  readonly cooldowns: Cooldowns;
  readonly messaging: Pick<Messaging, 'relay' | 'bus' | 'signalWorkers'>;
  readonly telemetry: Pick<Telemetry, 'log'>;
  /** Names this worker in the leases that it takes. */
  readonly workerId: string;
  newId(): string;
  readonly dispatch: Pick<DispatchParts, 'random'>;
}

/** A publication that only this worker may publish. */
export interface LeaseResult {
  readonly publication: InState<'publishing'>;
  /** Events of it wait in its outbox, so that later ones have to go behind them. */
  readonly hasEvents: boolean;
}

/**
 * Leases a due publication, with its permits and its attempt, in one write. Null if it may not be published now, is
 * too late, or somebody else was faster.
 */
export async function takeLease(deps: TakeDeps, ready: Ready): Promise<LeaseResult | null> {
  const { publication, hasEvents } = ready;
  const now = deps.clock();
  const cooldowns = mustRepeat(publication, now) ? [] : deps.cooldowns.on(publication);
  if (cooldowns.length > 0) return coolDown(deps, publication, cooldowns);
  const command = { type: 'take', lease: { id: deps.newId(), by: deps.workerId } } as const;
  const decision = decide(publication, command, now);
  if (!decision.ok) return null;
  const { next } = decision;
  if (next.status !== 'publishing') {
    await changePublication(deps, publication, command);
    return null;
  }
  const events = eventsOf(next, now, null);
  const taking = { before: publication, after: next, events: hasEvents ? events : [] };
  if (!(await write(deps, ready, taking))) return null;
  // A hint for open pages, which may get lost: only the outcome counts.
  if (!hasEvents)
    for (const event of events)
      deps.messaging.bus
        .publish(event)
        .catch((err) => deps.telemetry.log.debug({ err }, 'nobody heard that a publication began'));
  return { publication: next, hasEvents };
}

/** With other permits as long as there are any, where another worker was faster. */
async function write(
  { stores: { leases }, newId }: TakeDeps,
  { reservation }: Ready,
  taking: Omit<Taking, 'permits'>,
): Promise<boolean> {
  const stamp = newId();
  for (;;)
    try {
      const take = () => leases.take({ ...taking, permits: reservation.permits }, stamp);
      return await persistently(take, (error) => error instanceof PermitTaken);
    } catch (error) {
      if (!(error instanceof PermitTaken)) throw error;
      if (!reservation.replace(error.permit)) return false;
    }
}

/** Keeps publications that waited together from returning together. */
const SPREAD_MS = 30_000;

/** Schedules it for the end of its last cooldown. */
async function coolDown(
  deps: TakeDeps,
  publication: InState<'scheduled'>,
  cooldowns: readonly Cooldown[],
): Promise<null> {
  const last = Math.max(...cooldowns.map(({ until }) => until.getTime()));
  const until = new Date(last + SPREAD_MS * deps.dispatch.random());
  const reason = isLimiting(publication.platform);
  await changePublication(deps, publication, { type: 'cool-down', until, reason });
  return null;
}

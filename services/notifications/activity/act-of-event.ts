import { type ActivityKind, BY_ITSELF } from '@carillon/contracts/domain/activity.ts';
import type { EventActor, EventOf } from '@carillon/contracts/event.ts';
import type { ActivityRecord, Facts, Who } from '../domain/activity.ts';

/** An event's data about an act. */
export interface SaidEvent {
  readonly kind: ActivityKind;
  readonly facts: Facts;
  readonly key?: string | undefined;
  /** The user who acted, if the event's data names them, as in versions whose events had no actor. */
  readonly actorId?: string | null | undefined;
}

/** The act that an event tells of. */
export const actOfEvent = (
  { id, occurredAt, actor }: EventOf,
  workspaceId: string,
  { kind, facts, key, actorId }: SaidEvent,
): ActivityRecord => ({
  id,
  kind,
  facts,
  key,
  workspaceId,
  at: new Date(occurredAt),
  who: BY_ITSELF.has(kind) ? { kind: 'carillon' } : whoOf(actor, actorId),
});

function whoOf(actor: EventActor | null | undefined, actorId: string | null | undefined): Who {
  if (actor) return { kind: 'person', id: actor.userId, tokenId: actor.tokenId, by: actor.by };
  if (actorId) return { kind: 'person', id: actorId };
  return actor === null || actorId === null ? { kind: 'carillon' } : { kind: 'unknown' };
}

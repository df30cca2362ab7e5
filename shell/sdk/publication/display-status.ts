import { type Disconnected, isDisconnected } from '@carillon/contracts/domain/attention.ts';
import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { PublicationStatus } from '@carillon/contracts/domain/publication.ts';
import { hasUnknownOutcome } from '@carillon/contracts/domain/unknown-outcome.ts';
import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import { t } from '@lingui/core/macro';
import { atTime } from '../time/words.ts';

/** The fields of a publication that its status depends on. */
export type PublicationFacts = Pick<
  PublicationView,
  | 'platform'
  | 'target_id'
  | 'status'
  | 'due_at'
  | 'scheduled_time'
  | 'timezone'
  | 'published_at'
  | 'next_attempt_at'
  | 'waiting_for'
  | 'may_be_out'
> &
  Partial<Pick<PublicationView, 'taken_down_at'>>;

/** The status of a publication on screens, the same on every page. */
export interface DisplayStatus {
  /** For a StatusTag. */
  readonly tag: PublicationStatus | 'retrying' | 'unknown' | 'blocked' | 'taken_down';
  /** It is being processed right now. */
  readonly busy: boolean;
  /** Its account has to be connected first. */
  readonly blocked: boolean;
  /** Null where no time says anything, or its doubt says it. */
  readonly when: When | null;
}

export interface When {
  /** Null for a time of which only the order matters: when a failed one was asked for. */
  readonly lead: 'scheduled' | 'retrying' | 'planned' | 'published' | null;
  readonly at: string;
  /** The zone that it was planned in; null for the account's. */
  readonly zone: string | null;
  /** Whether the post is still to come, or due by now. */
  readonly ahead: boolean;
}

/** Returns the status of a publication to show now. */
export function displayStatusOf(one: PublicationFacts, disconnected: Disconnected, now: Date): DisplayStatus {
  const { status } = one;
  const blocked = isBlocked(one, disconnected);
  const dueBy = (at: string | null): boolean => at !== null && new Date(at) <= now;
  const busy =
    status === 'queued' ||
    status === 'publishing' ||
    (status === 'scheduled' && !blocked && one.waiting_for !== 'retry' && dueBy(one.due_at));
  return { tag: tagOf(one, blocked), busy, blocked, when: whenOf(one, blocked) };
}

/**
 * Says that the post may be on the network already, and when Carillon checks, so that nobody posts it by hand too. Null
 * if its outcome is known.
 */
export function doubtOf(
  one: PublicationFacts,
  disconnected: Disconnected,
  zone: string,
  now: Date,
): string | null {
  if (!hasUnknownOutcome(one)) return null;
  const { platform, next_attempt_at } = one;
  const looks = next_attempt_at && new Date(next_attempt_at);
  const label = labelOf(platform);
  if (isBlocked(one, disconnected))
    return t`It may already be published. Once ${label} is reconnected, Carillon will check and retry only if the post isn’t there.`;
  if (!looks || looks <= now)
    return t`It may already be published. Carillon will check in a moment and retry only if the post isn’t there.`;
  return t`It may already be published. Carillon will check ${{ time: atTime(looks, zone, now) }} and retry only if the post isn’t there.`;
}

const isBlocked = (one: PublicationFacts, disconnected: Disconnected): boolean =>
  one.status === 'scheduled' && (one.waiting_for === 'connection' || isDisconnected(one, disconnected));

function tagOf(one: PublicationFacts, blocked: boolean): DisplayStatus['tag'] {
  if (hasUnknownOutcome(one)) return 'unknown';
  if (one.taken_down_at) return 'taken_down';
  if (blocked) return 'blocked';
  return one.status === 'scheduled' && one.waiting_for === 'retry' ? 'retrying' : one.status;
}

function whenOf(one: PublicationFacts, blocked: boolean): When | null {
  const { status, due_at, published_at, next_attempt_at, scheduled_time, waiting_for, timezone } = one;
  if (published_at) return { lead: 'published', at: published_at, zone: null, ahead: false };
  const isPlanned = Boolean(scheduled_time);
  // For a post to publish at once, the time of the request doesn't count as scheduled.
  if (blocked && !isPlanned) return null;
  if (hasUnknownOutcome(one)) return null;
  if (status === 'scheduled' && !blocked && waiting_for === 'retry' && next_attempt_at)
    return { lead: 'retrying', at: next_attempt_at, zone: null, ahead: true };
  if (!due_at) return null;
  const ahead = status === 'scheduled' && !blocked;
  return {
    lead: ahead ? 'scheduled' : isPlanned ? 'planned' : null,
    at: due_at,
    zone: timezone,
    ahead,
  };
}

import type { PlatformName } from './platforms.ts';
import type { PublicationStatus } from './publication.ts';

/** What decides whether a publication needs attention. */
interface Judged {
  readonly platform: PlatformName;
  readonly target_id?: string | null | undefined;
  readonly status: PublicationStatus;
  readonly waiting_for: 'time' | 'retry' | 'connection' | null;
}

/**
 * Of each network that was checked, the ids of the targets that can be published to; all others there are disconnected,
 * also those of accounts that were removed. Nothing is known of a network that is left out.
 */
export type Disconnected = ReadonlyMap<PlatformName, ReadonlySet<string>>;

export function isDisconnected(
  { platform, target_id }: Pick<Judged, 'platform' | 'target_id'>,
  disconnected: Disconnected,
): boolean {
  const working = disconnected.get(platform);
  if (!working) return false;
  return target_id ? !working.has(target_id) : working.size === 0;
}

/** Reports whether a publication needs a user: it failed, or its account isn't connected. The dashboard and notifications share this rule. */
export const needsAttention = (one: Judged, disconnected: Disconnected = new Map()): boolean =>
  one.status === 'failed' ||
  (isOpen(one.status) && (one.waiting_for === 'connection' || isDisconnected(one, disconnected)));

/** Something still happens to it. */
export const isOpen = (status: PublicationStatus): boolean =>
  status === 'scheduled' || status === 'queued' || status === 'publishing';

import type { PlatformName } from './platforms.ts';
import type { PublicationStatus } from './publication.ts';

/** The fields that decide whether a publication needs attention. */
interface Judged {
  readonly platform: PlatformName;
  readonly target_id?: string | null | undefined;
  readonly status: PublicationStatus;
  readonly waiting_for: 'time' | 'retry' | 'connection' | null;
}

/**
 * The ids of the targets that work, for each network that was checked. Any other target of such a network is
 * disconnected, including those of removed accounts. A network that is absent hasn't been checked.
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

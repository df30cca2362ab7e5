import type { PlatformName } from './platforms.ts';
import type { PublicationStatus } from './publication.ts';

/** What decides whether a publication needs attention. */
interface Judged {
  readonly platform: PlatformName;
  readonly target_id?: string | null | undefined;
  readonly status: PublicationStatus;
  readonly waiting_for: 'time' | 'retry' | 'connection' | null;
}

/** Networks that can't be published to as they stand, by name, and of others the targets of lost accounts, by id. */
export type Disconnected = ReadonlySet<string>;

export const isDisconnected = (
  { platform, target_id }: Pick<Judged, 'platform' | 'target_id'>,
  disconnected: Disconnected,
): boolean => disconnected.has(platform) || disconnected.has(target_id ?? '');

/** Reports whether a publication needs a user: it failed, or its account isn't connected. The dashboard and notifications share this rule. */
export const needsAttention = (one: Judged, disconnected: Disconnected = new Set()): boolean =>
  one.status === 'failed' ||
  (isOpen(one.status) && (one.waiting_for === 'connection' || isDisconnected(one, disconnected)));

/** Something still happens to it. */
export const isOpen = (status: PublicationStatus): boolean =>
  status === 'scheduled' || status === 'queued' || status === 'publishing';

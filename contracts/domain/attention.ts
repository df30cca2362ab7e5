import type { PlatformName } from './platforms.ts';
import type { PublicationStatus } from './publication.ts';

/** What decides whether a publication needs attention. */
interface Judged {
  readonly platform: PlatformName;
  readonly status: PublicationStatus;
  readonly waiting_for: 'time' | 'retry' | 'connection' | null;
}

/** Networks that can't be published to as they stand. */
export type Disconnected = ReadonlySet<PlatformName>;

/** Whether it waits for somebody: it failed, or its network is not connected. The dashboard and the notifications ask the same. */
export const needsAttention = (
  { status, platform, waiting_for }: Judged,
  disconnected: Disconnected = new Set(),
): boolean =>
  status === 'failed' || (isOpen(status) && (waiting_for === 'connection' || disconnected.has(platform)));

/** Something still happens to it. */
export const isOpen = (status: PublicationStatus): boolean =>
  status === 'scheduled' || status === 'queued' || status === 'publishing';

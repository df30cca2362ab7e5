import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';

/** A network as a place to publish to. */
export interface Connection {
  readonly platform: PlatformName;
  readonly connected: boolean;
  /** It was connected, and its network no longer accepts that. */
  readonly lost?: boolean;
  /** Set while it is not known whether it is connected: it is asked for, or that failed. */
  readonly check?: 'pending' | 'failed';
  /** False where the network is not set up on this server. */
  readonly available?: boolean;
  /** Pages or accounts; the member, then their pages, for LinkedIn. */
  readonly targets: readonly { id: string; name: string; picture?: string | null }[];
}

import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';

/** A network as a place to publish to. */
export interface Connection {
  readonly platform: PlatformName;
  readonly connected: boolean;
  /** Pages or accounts; the member alone for LinkedIn. */
  readonly targets: readonly { id: string; name: string }[];
}

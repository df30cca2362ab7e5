import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';

export type Operation = 'publish' | 'token' | 'other';

/** A fault that was asked for. */
export interface FaultPlan {
  readonly network: PlatformName;
  readonly operation: 'publish' | 'token' | 'any';
  readonly kind: 'delay' | 'drop-reply' | 'error-5xx' | 'rate-limit' | 'expired-token';
  readonly times: number;
  readonly delayMs: number;
}

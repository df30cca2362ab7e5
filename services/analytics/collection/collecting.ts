import type { LeasedTarget } from '../domain/leased-target.ts';
import type { TargetToken } from './target-token.ts';

/** One collector's work on one target, as far as it has come. */
export interface Collecting {
  target: LeasedTarget;
  token: TargetToken | null;
  /** Whether what was recorded is where it belongs. */
  applied: boolean;
}

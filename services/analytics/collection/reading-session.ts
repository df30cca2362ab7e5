import type { LeasedTarget } from '../domain/leased-target.ts';
import type { TargetToken } from '../reading/target-token.ts';

/** One collector's work on one target, as far as it has come. */
export interface ReadingSession {
  target: LeasedTarget;
  token: TargetToken | null;
  /** Whether the recorded batch has been applied. */
  applied: boolean;
  /** Aborted once no more calls may be made. */
  readonly stopping: AbortSignal;
}

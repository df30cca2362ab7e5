import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { SecurityLog } from './security-log.ts';

/** Where a process sends its telemetry. */
export interface Telemetry {
  readonly log: Log;
  readonly securityLog: SecurityLog;
  readonly metrics: Metrics;
}

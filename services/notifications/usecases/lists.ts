import type { ListSignals } from './list-signals.ts';
import type { Trimming } from './trimming.ts';

/** The consequences of a change in a list of notifications. */
export interface Lists {
  readonly signals: ListSignals;
  readonly trimming: Trimming;
}

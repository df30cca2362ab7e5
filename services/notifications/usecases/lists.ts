import type { ListSignals } from './list-signals.ts';
import type { Trimming } from './trimming.ts';

/** What follows when a list of notifications changes. */
export interface Lists {
  readonly signals: ListSignals;
  readonly trimming: Trimming;
}

import type { CollectDeps } from './collect-deps.ts';
import { collectDue } from './collect-due.ts';

/** A stretch of simulated time. */
interface History {
  readonly from: Date;
  readonly until: Date;
  /** Readings due within a step are taken at its end, so many days need few readings. */
  readonly stepMs: number;
  readonly concurrency?: number;
  /** Sets the clock of the deps and of the network, and runs what is due. */
  goTo(now: Date): Promise<void> | void;
}

/** Collects as it would have over a time that is long past: the very rounds of a collector, by a clock that jumps. */
export async function collectHistory(
  deps: CollectDeps,
  { from, until, stepMs, concurrency = 4, goTo }: History,
): Promise<void> {
  for (let now = from.getTime(); now <= until.getTime(); now += stepMs) {
    await goTo(new Date(now));
    await collectDue(deps, { concurrency });
  }
}

import type { Consumer } from '@carillon/kit/bus/consumer.ts';
import { createErasing, SWEEP_EVERY_MS } from '@carillon/kit/personal-data/erasing.ts';
import { repeat } from '@carillon/kit/repeat.ts';
import { collectDue } from './collection/collect-due.ts';
import type { CollectorContext } from './collector-context.ts';
import { consumersOf } from './consumers/consumers.ts';
import { settleReplies } from './inbox/settle-replies.ts';

export interface Collector {
  /** The consumers of its events; they listen before it starts. */
  readonly consumers: readonly Consumer[];
  /** Looks for what is due, from now on. */
  start(): void;
  /** Reads what is due now. */
  doDue(): Promise<void>;
  /** Takes up no other target, and lets those under way end. */
  close(): Promise<void>;
}

const EVERY_MS = 2000;

/** The side of analytics that reads figures and comments. Any number of them may run, in one process or many. */
export function createCollector(context: CollectorContext): Collector {
  const stop = new AbortController();
  const { concurrency } = context.pace;
  const { log } = context.telemetry;
  const doDue = async (): Promise<void> => {
    await collectDue(context, { concurrency, stopping: stop.signal });
    await settleReplies(context, stop.signal);
  };
  const erasing = createErasing('collector', { data: context.stores.personalData, clock: context.clock });
  const rounds: { close(): Promise<void> }[] = [];
  return {
    consumers: [...consumersOf(context), ...erasing.consumers],
    start() {
      rounds.push(
        repeat('collection of figures', doDue, EVERY_MS, log),
        repeat('erasure sweep', erasing.sweep, SWEEP_EVERY_MS, log),
      );
    },
    doDue,
    async close() {
      stop.abort();
      await Promise.all(rounds.map((round) => round.close()));
    },
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import type { EventKind } from '@carillon/contracts/event.ts';
import type { z } from 'zod';
import type { Log } from '../log.ts';
import { makeEvent } from '../make-event.ts';
import type { Bus } from './bus.ts';

export interface WakeUpSignalDeps {
  readonly bus: Pick<Bus, 'publish'>;
  readonly log: Log;
  clock(): Date;
}

interface SignalOptions {
  /** Signals with the same data within this time count as one, in milliseconds. */
  readonly gatherMs: number;
}

/**
 * Tells consumers that there may be work for them. A signal needs no outbox: consumers also look by themselves, so a
 * lost one costs only time.
 */
export function createWakeUpSignal<K extends EventKind>(
  { bus, log, clock }: WakeUpSignalDeps,
  kind: K,
  { gatherMs }: SignalOptions,
): (data: z.input<K['data']>) => void {
  const waiting = new Map<string, z.input<K['data']>>();
  let sending = false;
  const sendAll = async (): Promise<void> => {
    while (waiting.size > 0) {
      await pause(gatherMs);
      const all = [...waiting.values()];
      waiting.clear();
      for (const data of all)
        await bus
          .publish(makeEvent(kind, data, clock()))
          .catch((err) => log.debug({ err, type: kind.type }, 'a wake-up signal could not be sent'));
    }
    sending = false;
  };
  return (data) => {
    waiting.set(JSON.stringify(data), data);
    if (sending) return;
    sending = true;
    void sendAll();
  };
}

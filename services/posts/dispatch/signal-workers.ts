import { setTimeout as pause } from 'node:timers/promises';
import { publicationsWaiting } from '@carillon/contracts/events/posts/publications-waiting.ts';
import type { Bus } from '@carillon/kit/bus/bus.ts';
import type { Log } from '@carillon/kit/log.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';

interface Deps {
  readonly bus: Pick<Bus, 'publish'>;
  readonly log: Log;
  clock(): Date;
}

const GATHER_MS = 10;

/**
 * Tells every worker that something is due; once for all that comes in a moment. A signal that is lost costs a
 * second at the most, since workers look by themselves as often.
 */
export function createWorkerSignal({ bus, log, clock }: Deps): () => void {
  let sending = false;
  let again = false;
  const send = async (): Promise<void> => {
    while (again) {
      await pause(GATHER_MS);
      again = false;
      await bus
        .publish(makeEvent(publicationsWaiting, {}, clock()))
        .catch((err) => log.debug({ err }, 'workers were not woken'));
    }
    sending = false;
  };
  return () => {
    again = true;
    if (sending) return;
    sending = true;
    void send();
  };
}

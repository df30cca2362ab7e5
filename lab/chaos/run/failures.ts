import { setTimeout as pause } from 'node:timers/promises';
import type { Ledger, Row } from '../system/ledger.ts';

/** The failed posts, as a user's page shows them. */
export interface Failures {
  /** The failures among these publications, as soon as there are any. Empty if it ends without. */
  among(ids: readonly string[]): Promise<readonly Row[]>;
  /** Looks once more, and then no more; resolves when it has. */
  close(): Promise<void>;
}

const LOOK_MS = 250;

export function watchFailures(ledger: Pick<Ledger, 'publications'>): Failures {
  let failed: readonly Row[] = [];
  const lookEvents = new EventTarget();
  let closing = false;
  const watch = async (): Promise<void> => {
    for (let last = false; !last; ) {
      last = closing;
      const rows = await ledger.publications().catch(() => []);
      failed = rows.filter(({ status }) => status === 'failed');
      lookEvents.dispatchEvent(new Event(last ? 'over' : 'look'));
      if (!last) await pause(LOOK_MS);
    }
  };
  const watching = watch();
  return {
    among: (ids) =>
      new Promise((resolve) => {
        const look = (event: Event): void => {
          const ownRows = failed.filter(({ id }) => ids.includes(id));
          if (ownRows.length === 0 && event.type === 'look') return;
          lookEvents.removeEventListener('look', look);
          lookEvents.removeEventListener('over', look);
          resolve(ownRows);
        };
        lookEvents.addEventListener('look', look);
        lookEvents.addEventListener('over', look);
      }),
    async close() {
      closing = true;
      await watching;
    },
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import { notificationsChanged } from '@carillon/contracts/events/notifications/notifications-changed.ts';
import type { Bus } from '@carillon/kit/bus/bus.ts';
import type { Log } from '@carillon/kit/log.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';

interface Deps {
  readonly bus: Pick<Bus, 'publish'>;
  readonly log: Log;
  clock(): Date;
}

/** Signals to open pages that a list has changed. A lost signal costs only time: pages load the list again by themselves. */
export interface ListSignals {
  /** For one user's list, or for that of every member. */
  changed(workspaceId: string, userId?: string): void;
}

const GATHER_MS = 100;

/** One signal for all that changes in a moment. */
export function createListSignals({ bus, log, clock }: Deps): ListSignals {
  const waiting = new Map<string, { workspace_id: string; user_id: string | null }>();
  const sendAll = async (): Promise<void> => {
    await pause(GATHER_MS);
    const all = [...waiting.values()];
    waiting.clear();
    for (const data of all)
      await bus
        .publish(makeEvent(notificationsChanged, data, clock()))
        .catch((err) => log.debug({ err }, 'a changed list could not be signaled'));
  };
  return {
    changed(workspaceId, userId) {
      if (waiting.size === 0) void sendAll();
      waiting.set(`${workspaceId} ${userId ?? ''}`, { workspace_id: workspaceId, user_id: userId ?? null });
    },
  };
}

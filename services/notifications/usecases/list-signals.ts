import { notificationsChanged } from '@carillon/contracts/events/notifications/notifications-changed.ts';
import { createWakeUpSignal, type WakeUpSignalDeps } from '@carillon/kit/bus/wake-up-signal.ts';

/** Signals to open pages that a list has changed; they load it again by themselves now and then. */
export interface ListSignals {
  /** For one user's list, or for that of every member. */
  changed(workspaceId: string, userId?: string): void;
}

const GATHER_MS = 100;

export function createListSignals(deps: WakeUpSignalDeps): ListSignals {
  const signal = createWakeUpSignal(deps, notificationsChanged, { gatherMs: GATHER_MS });
  return {
    changed: (workspaceId, userId) => signal({ workspace_id: workspaceId, user_id: userId ?? null }),
  };
}

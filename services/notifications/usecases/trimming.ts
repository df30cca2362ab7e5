import type { Log } from '@carillon/kit/log.ts';
import { repeat } from '@carillon/kit/repeat.ts';
import type { NotificationStore } from '../stores/notifications.ts';

/** Keeps each workspace's notifications to the newest. */
export interface Trimming {
  /** Something was told there. */
  touch(workspaceId: string): void;
  close(): Promise<void>;
}

const EVERY_MS = 30_000;

/** Now and then, and only where something was told: one more for a while harms nobody. */
export function startTrimming(
  notifications: Pick<NotificationStore, 'trim'>,
  log: Log,
  everyMs = EVERY_MS,
): Trimming {
  const touched = new Set<string>();
  const round = async (): Promise<void> => {
    for (const workspaceId of touched) {
      await notifications.trim(workspaceId);
      touched.delete(workspaceId);
    }
  };
  const { close } = repeat('trimming', round, everyMs, log);
  return { touch: (workspaceId) => void touched.add(workspaceId), close };
}

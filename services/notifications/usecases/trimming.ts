import type { Log } from '@carillon/kit/log.ts';
import { repeat } from '@carillon/kit/repeat.ts';
import type { NotificationStore } from '../stores/notifications.ts';

/** Keeps each workspace's notifications to the newest. */
export interface Trimming {
  /** A notification was stored there. */
  touch(workspaceId: string): void;
  close(): Promise<void>;
}

const EVERY_MS = 30_000;

export interface TrimOptions {
  readonly everyMs?: number;
  /** Most that is kept of a kind, where it is not the usual. */
  readonly most?: number;
}

/** Now and then, and only where something was stored: one more for a while harms nobody. */
export function startTrimming(
  notifications: Pick<NotificationStore, 'trim'>,
  log: Log,
  { everyMs = EVERY_MS, most }: TrimOptions = {},
): Trimming {
  const touched = new Set<string>();
  const round = async (): Promise<void> => {
    for (const workspaceId of [...touched]) {
      // Before it is trimmed: what is stored meanwhile is for the next round.
      touched.delete(workspaceId);
      try {
        await notifications.trim(workspaceId, most);
      } catch (error) {
        touched.add(workspaceId);
        throw error;
      }
    }
  };
  const { close } = repeat('trimming', round, everyMs, log);
  return { touch: (workspaceId) => void touched.add(workspaceId), close };
}

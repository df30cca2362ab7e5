import type { Unreadable } from '../stores/to-publication.ts';

/** Settings of the sweeps. */
export interface Maintenance {
  /** How long media is stored after its post has finished. */
  readonly retentionMs: number;
  /** Tells operators of rows that can't be read, each once an hour. */
  tellUnreadable(rows: readonly Unreadable[]): void;
}

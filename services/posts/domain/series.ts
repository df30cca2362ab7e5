import type { Repeat } from '@carillon/contracts/domain/recurrence.ts';
import type { Text } from '@carillon/contracts/text.ts';

/** How a post comes again. It is kept with the first post, by whose id it goes; the rule itself never changes. */
export interface Series {
  readonly repeat: Repeat;
  /**
   * `paused`: nothing more is planned until its owner resumes it; `complete`: all of it is planned; `stopped`: somebody
   * ended it.
   */
  readonly status: 'active' | 'paused' | 'complete' | 'stopped';
  /** Number of the one that is planned next; the first post is 0. */
  readonly next: number;
  /** When something is to be done with it; left out where nothing is. */
  readonly nextAt?: Date | undefined;
  /** Why it is paused, or why the next is not planned yet. */
  readonly reason: string | Text | null;
}

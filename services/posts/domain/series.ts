import type { Repeat } from '@carillon/contracts/domain/recurrence.ts';
import type { Text } from '@carillon/contracts/text.ts';

/** How a post repeats. It is stored with the first post, under its ID; the rule itself never changes. */
export interface Series {
  readonly repeat: Repeat;
  /**
   * `paused`: nothing more is scheduled until its owner resumes it; `complete`: everything is scheduled; `stopped`:
   * somebody ended it.
   */
  readonly status: 'active' | 'paused' | 'complete' | 'stopped';
  /** Number of the one that is planned next; the first post is 0. */
  readonly next: number;
  /** When it next needs work. Absent if never. */
  readonly nextAt?: Date | undefined;
  /** Why it is paused, or why the next is not planned yet. */
  readonly reason: string | Text | null;
}

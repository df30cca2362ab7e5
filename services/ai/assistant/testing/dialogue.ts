import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Intent } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import type { Played } from './play.ts';

/** A conversation with its expected end. */
export interface Dialogue extends Played {
  /** The behavior it tests, where the lines do not show it. */
  readonly name?: string;
  /** The intent of the last reply. */
  readonly intent?: Intent;
  readonly state?: string;
  /** Words that the last reply has, or must not have. */
  readonly says?: readonly string[];
  readonly saysNot?: readonly string[];
  /** The posts made in it: network, its page where that matters, and when (local time, null for at once). */
  readonly made?: readonly {
    readonly on: PlatformName;
    readonly page?: string;
    readonly at: string | null;
    readonly text?: string;
    readonly without?: string;
    /** Its whole text, to the letter. */
    readonly exact?: string;
  }[];
  /** The comments that were replied to, with the text where it matters. */
  readonly replied?: readonly string[];
  /** Words that one of the last reply's buttons has. */
  readonly offers?: readonly string[];
  /** The final state of each given post: its status, its new time, or 'taken down'. */
  readonly given?: readonly string[];
}

import type { Aside } from './aside/en.ts';
import type { Changes } from './changes/en.ts';
import type { Comments } from './comments/en.ts';
import type { Figures } from './figures/en.ts';
import type { Posts } from './posts/en.ts';
import type { Product } from './product/en.ts';

/** The assistant's sentences about the post being written. Each text of a button is a message that it understands. */
export interface Sentences {
  readonly locale: string;
  /** "Tuesday, November 24 at 9:00 AM" */
  at(day: string, clock: string): string;
  list(names: readonly string[]): string;
  readonly askTopic: string;
  readonly topics: readonly string[];
  askPlatforms(connected: string): string;
  readonly all: string;
  askWhen(day: string | null): string;
  readonly nowButton: string;
  readonly bestButton: string;
  tomorrowAt(clock: string): string;
  drafts(count: number, about: string): string;
  askDraft(count: number): string;
  readonly draftButtons: readonly string[];
  readonly useIt: string;
  readonly shorter: string;
  readonly otherDrafts: string;
  chosen(number: number, start: string): string;
  readonly where: string;
  readonly when: string;
  readonly now: string;
  confirm(scheduled: boolean): string;
  yes(scheduled: boolean): string;
  readonly anotherTime: string;
  readonly cancel: string;
  past(time: string, now: string, zone: string): string;
  skipped(time: string, zone: string): string;
  tooFar(time: string, years: number): string;
  readonly repeats: string;
  readonly twoDays: string;
  readonly unclear: string;
  best(time: string): string;
  scheduleFor(time: string): string;
  readonly dropped: string;
  readonly kept: string;
  readonly posting: string;
  readonly scheduling: string;
  readonly notPosted: string;
  readonly guess: string;
  readonly nothingToConfirm: string;
  /** To a change of a text where none is in hand. */
  readonly noPost: string;
  readonly notUnderstood: string;
  /** Asks for what the brackets in a text leave open. */
  missing(gaps: readonly string[]): string;
  /** Where a post is wanted in another language than its topic is told in. */
  tellIn(language: string): string;
  /** The same while a post is being written. */
  readonly misheard: string;
  /** Reminds the user of a post that waits for a yes. `when` is null if it is to be published at once. */
  stillWaits(when: string | null, where: string): string;
  /** The parts that the post being written still waits for. */
  readonly waits: Readonly<Record<'topic' | 'draft' | 'platforms' | 'when' | 'gaps', string>>;
  /** The assistant's abilities. */
  readonly can: string;
  writeAbout(words: string): string;
  postAsIs(words: string): string;
  hashtagsFor(words: string): string;
  readonly create: string;
  readonly showPlanned: string;
  readonly startOver: string;
  readonly back: string;
  readonly aside: Aside;
  readonly changes: Changes;
  readonly comments: Comments;
  readonly figures: Figures;
  readonly posts: Posts;
  readonly product: Product;
}

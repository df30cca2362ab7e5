import type { DraftGoal } from '@carillon/contracts/domain/draft-details.ts';
import type { Reading } from '../../../language/brief/reading.ts';
import type { Purpose } from '../purposes.ts';

/** How a draft is built: what comes first, or how it is laid out. */
export const STRUCTURES = ['news', 'reason', 'reader', 'time', 'list'] as const;
export type Structure = (typeof STRUCTURES)[number];

/** Another way to say some sentences of a brief, with exactly the same content. */
export interface Wording {
  readonly structure: Structure;
  /** Whole sentences; blank lines part paragraphs. */
  readonly text: string;
  /** Which sentences of the reading it contains, besides the news. */
  readonly also?: readonly number[];
  /** The purpose of such a draft. */
  readonly purpose?: Purpose;
}

/** A sentence without its list of times, and that list. Null if it might not work without it. */
export type CutTime = (text: string) => { readonly lead: string; readonly when: string } | null;

/** A language's contribution to the writer. To add one, implement this and list it in `editor-for.ts`. */
export interface Editor {
  /** Ways to say the news; of one structure the first fits best. A wording is left out where its grammar isn't sure. */
  wordings(reading: Reading): readonly Wording[];
  /**
   * Returns details that readers will ask for and only the sender knows, most important first: "phone number".
   * Without brackets.
   */
  gaps(reading: Reading, goal?: DraftGoal): readonly string[];
  /** Gaps that fit any brief: a question that it answers, and why it matters. Null if the language has none. */
  readonly room: { readonly question: string; readonly reason: string } | null;
  /** Opens a draft for the readers that the user named: "For people who love bread:". */
  forReaders(audience: string): string;
  /** The text in an even, formal voice: no contractions. */
  formal(text: string): string;
  cutTime: CutTime;
  /** Titles ("Why we bake at seven"), and what the post below each should say. */
  readonly titles: readonly (readonly [title: RegExp, gap: string])[];
  readonly labels: Readonly<Record<'when' | 'where' | 'price', string>>;
}

import type { DraftGoal } from '@carillon/contracts/domain/draft-details.ts';

/** What the angles say around the bank's texts and the topic's own words, in one language. */
export interface Frames {
  readonly and: string;
  readonly or: string;
  /** As the language sets it: French with a space before. */
  readonly colon: string;
  readonly labels: Readonly<Record<'when' | 'where' | 'price' | 'pay', string>>;
  /** What the labels make superfluous at the beginning of a fact. */
  readonly superfluous: RegExp;
  readonly gaps: Readonly<Record<'when' | 'where' | 'price' | 'link' | 'item', string>>;
  /** Places for what a title promises to tell. */
  readonly story: readonly string[];
  readonly quoted: (text: string) => string;
  /** Titles; with {thing} for a bare subject. */
  readonly tips: readonly string[];
  readonly myths: readonly (readonly [myth: string, fact: string])[];
  readonly asked: readonly string[];
  readonly problems: readonly string[];
  readonly audiences: readonly string[];
  /** The same, as said on a professional network. */
  readonly whom: readonly string[];
  /** Calls to action for what the user wants to reach. */
  readonly goals: Readonly<Record<DraftGoal, readonly string[]>>;
  readonly cares: readonly string[];
  readonly passOn: readonly string[];
  /** Behind a list of things, each of which readers may choose. */
  readonly which: string;
  /** Titles above what helps whoever comes or buys, and above what the work is like. */
  readonly beforehand: readonly string[];
  readonly work: readonly string[];
}

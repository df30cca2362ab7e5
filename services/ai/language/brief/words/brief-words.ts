import type { Ask, Point, Status } from '../reading.ts';

/** How a language expresses what a brief does. Each expression reads one line in linear time. */
export interface BriefWords {
  /** The first that fits the news, or else the whole brief, is what it does. */
  readonly points: readonly (readonly [point: Point, pattern: RegExp])[];
  /** Reads the status before the point: a negated event is off, whatever else it says. */
  readonly statuses: readonly (readonly [status: Status, pattern: RegExp])[];
  readonly asks: readonly (readonly [ask: Ask, pattern: RegExp])[];
  /** Beginnings of sentences that give a reason. */
  readonly reason: RegExp;
  /** Beginnings, and pronouns near them, by which a sentence needs the one before it. */
  readonly bound: RegExp;
  /** Invites readers without an imperative: "Everyone is welcome." */
  readonly invites: RegExp;
  /** Words anywhere that need the sentence before: "Bring them back." */
  readonly refers: RegExp;
  /** Words by which a sentence comes after others in time: "again", "will". */
  readonly follows: RegExp;
  /** Beginnings of sentences that can open a post though the news comes after: "Our chef comes from Turin." */
  readonly opens: RegExp;
  /** Says I, and says we. */
  readonly first: RegExp;
  readonly we: RegExp;
  readonly thanks: RegExp;
  readonly apology: RegExp;
  /** Bad news beyond what `isGrave` knows. */
  readonly sober: RegExp;
  /** Words beside which nothing is surely sold, celebrated or an invitation: a denial, a loss, an end. */
  readonly shadow: RegExp;
  /** Phrases that only sound like bad news: a title, a game, a figure of speech. */
  readonly harmless: RegExp;
}

import type { AudienceKind, ChallengeKind, FoundGoalKind, Nature } from '../kinds.ts';

/**
 * How a language phrases what a plan looks for in its fields. A field is read in all languages, whatever the page's
 * language.
 */
export interface Patterns {
  readonly natures: Readonly<Record<Exclude<Nature, 'general'>, RegExp>>;
  readonly goals: Readonly<Record<FoundGoalKind, RegExp>>;
  readonly challenges: Readonly<Record<ChallengeKind, RegExp>>;
  readonly audiences: Readonly<Record<AudienceKind, RegExp>>;
  /** Audiences that decide for companies. */
  readonly toCompanies: RegExp;
  /** A goal to have less of something; the first group is what. */
  readonly fewer: RegExp;
  readonly video: RegExp;
  readonly noVideo: RegExp;
  /** A preference that rules something out. */
  readonly excluded: RegExp;
  /** A clause that says when or why, so a comma doesn't end it. */
  readonly condition: RegExp;
  /** Months, seasons and feasts; flags `gu`. */
  readonly seasons: RegExp;
  /** Words before the name of a business: "we are a". */
  readonly opening: RegExp;
}

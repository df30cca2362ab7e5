import type { BriefWords } from './brief-words.ts';

const NOTHING = /(?!)/u;

/** For a language whose words aren't known: every brief is written plainly, in its own order. */
export const NEUTRAL: BriefWords = {
  points: [],
  statuses: [],
  asks: [],
  reason: NOTHING,
  // In doubt each sentence needs the one before it.
  bound: /^/u,
  invites: NOTHING,
  refers: NOTHING,
  follows: NOTHING,
  opens: NOTHING,
  first: NOTHING,
  we: NOTHING,
  thanks: NOTHING,
  apology: NOTHING,
  sober: NOTHING,
  shadow: NOTHING,
  harmless: NOTHING,
};

import type { Guarded } from './guard-text.ts';

const LIMIT = 20;
const LONGEST = 200;

/** Lists the parts removed from some texts, each once, for their reader. */
export const listRemoved = (texts: readonly Pick<Guarded, 'removed'>[]): string[] =>
  [...new Set(texts.flatMap(({ removed }) => removed))]
    .slice(0, LIMIT)
    .map((one) => (one.length > LONGEST ? `${[...one].slice(0, LONGEST - 1).join('')}…` : one));

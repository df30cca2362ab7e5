import { readFileSync } from 'node:fs';
import { readTable } from '../lexicons/read-table.ts';
import type { TokenContext } from '../reading/contexts.ts';
import type { Token } from '../reading/tokens.ts';
import { CLASSES } from './chances.ts';
import { featuresOf } from './features.ts';

export interface Weights {
  /** For each class, and in it for each feature. */
  readonly features: readonly (readonly number[])[];
  readonly bias: readonly number[];
  /** The divisor for the numbers in `words.tsv`. */
  readonly wordScale: number;
  /** The macro-averaged recalls of the cross-validations, from 0 to 1. */
  readonly recalls: readonly number[];
}

export const weights: Weights = JSON.parse(readFileSync(new URL('./weights.json', import.meta.url), 'utf8'));
/** For each word what it adds to each class, where it is the only one. */
const wordWeights = readTable(new URL('./words.tsv', import.meta.url));

/** One or two words say less about a comment than many do, so they count as if diluted by this many neutral ones. */
export const RESERVE = 2;

/** How an English comment leans to each class (multinomial logistic regression, classes of equal weight). */
export const logitsOf = (tokens: readonly Token[], contexts: readonly TokenContext[]): number[] => {
  const features = featuresOf(tokens, contexts);
  const knownWeights = tokens.flatMap(({ kind, text }) => (kind === 'word' && wordWeights.get(text)) || []);
  const count = knownWeights.length / CLASSES.length + RESERVE;
  return CLASSES.map((_, index) => {
    let sum = weights.bias[index] ?? 0;
    for (const [at, weight] of (weights.features[index] ?? []).entries()) sum += weight * (features[at] ?? 0);
    let ofWords = 0;
    for (let at = index; at < knownWeights.length; at += CLASSES.length) ofWords += knownWeights[at] ?? 0;
    return sum + ofWords / count / weights.wordScale;
  });
};

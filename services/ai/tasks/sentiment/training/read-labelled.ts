import { readFileSync } from 'node:fs';
import type { Sentiment } from '@carillon/contracts/domain/sentiment.ts';

export interface Labelled {
  readonly text: string;
  readonly label: Sentiment;
}

const LABELS: Readonly<Record<string, Sentiment>> = { 0: 'negative', 1: 'neutral', 2: 'positive' };

/** TweetEval's form, a label, a tab and the text, of which some characters are written as `\u2019`. */
export const readLabelled = (file: string): Labelled[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const tab = line.indexOf('\t');
      const label = LABELS[line.slice(0, tab)];
      return label ? [{ label, text: unescaped(line.slice(tab + 1)) }] : [];
    });

const unescaped = (text: string): string =>
  text
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\\"', '"');

/** The average, over the classes, of the found share: TweetEval's measure. */
export const macroRecall = (truth: readonly Sentiment[], predictions: readonly Sentiment[]): number => {
  const kinds = Object.values(LABELS);
  const recalls = kinds.map((kind) => {
    const those = truth.flatMap((label, at) => (label === kind ? [predictions[at] === kind] : []));
    return those.filter(Boolean).length / those.length;
  });
  return recalls.reduce((sum, one) => sum + one, 0) / kinds.length;
};

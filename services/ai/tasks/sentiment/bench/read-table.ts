import { readFileSync } from 'node:fs';
import { SENTIMENTS, type Sentiment } from '@carillon/contracts/domain/sentiment.ts';

export interface IdiomSentence {
  readonly meant: Sentiment;
  /** Its code: en, de, fr, es. */
  readonly language: string;
  readonly text: string;
}

/**
 * Reads a table of this folder.
 * @throws when a line has no sentiment
 */
export const readTable = (name: 'building' | 'measuring'): IdiomSentence[] =>
  readFileSync(new URL(`./${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [labelText = '', language = '', text = ''] = line.split('\t');
      const label = SENTIMENTS.find((one) => one === labelText);
      if (!label || text === '') throw new Error(`Not a labeled sentence: ${line}`);
      return { meant: label, language, text };
    });

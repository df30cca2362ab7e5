import { plural, t } from '@lingui/core/macro';
import type { RowResult } from './run-import.ts';

/** A finished row can't be corrected or sent again. */
export const isDone = (result: RowResult | undefined): boolean =>
  result?.outcome === 'scheduled' || result?.outcome === 'repeated' || result?.outcome === 'gone';

const WORDS: Readonly<Record<RowResult['outcome'], string>> = {
  scheduled: t`Scheduled`,
  repeated: t`Already imported`,
  gone: t`Already imported, then canceled or deleted`,
  refused: t`Not imported`,
  unknown: t`Unknown`,
};

export const outcomeWords = ({ outcome }: RowResult): string => WORDS[outcome];

/** Summarizes an import: new posts, existing posts, and failures. */
export function summaryWords(results: readonly RowResult[], all: number): string {
  const count = (...outcomes: readonly RowResult['outcome'][]): number =>
    results.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const [made, before] = [count('scheduled'), count('repeated', 'gone')];
  const [refused, unknown] = [count('refused'), count('unknown')];
  return [
    plural(all, { one: `${made} of # row imported.`, other: `${made} of # rows imported.` }),
    before > 0 && plural(before, { one: '# was already imported.', other: '# were already imported.' }),
    refused > 0 && plural(refused, { one: '# couldn’t be imported.', other: '# couldn’t be imported.' }),
    unknown > 0 &&
      plural(unknown, {
        one: '# got no response. Import it again.',
        other: '# got no response. Import them again.',
      }),
  ]
    .filter(Boolean)
    .join(' ');
}

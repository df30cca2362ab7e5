import { openGaps } from '@carillon/contracts/domain/open-gaps.ts';
import type { Choice, Words } from './targets.ts';

/** Returns the gaps left in the texts and first comments of the chosen networks, each once. */
export const gapsIn = (choices: readonly Choice[], { textOf, commentOf }: Words): string[] =>
  openGaps(
    choices
      .filter(({ selected }) => selected)
      .flatMap(({ platform }) => [textOf(platform), commentOf(platform) ?? ''])
      .join('\n'),
  );

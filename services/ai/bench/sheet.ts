import { createChoose } from '../language/choose.ts';
import type { WrittenDraft } from './measure.ts';

/** All drafts of briefs picked at random, one below the other, for a reader who doesn't know who wrote them. */
export function sheetOf(writtenDrafts: readonly WrittenDraft[], count: number, random: () => number): string {
  const picked = createChoose(random).some(writtenDrafts, count);
  return picked
    .map(({ brief, drafts }, at) => {
      const texts = drafts.map(({ content }, number) => `--- ${at + 1}.${number + 1}\n\n${content}\n`);
      return `=== ${at + 1}\n\nBrief: ${brief.text}\n\n${texts.join('\n')}`;
    })
    .join('\n');
}

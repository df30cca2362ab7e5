import type { TextEdit } from '@carillon/contracts/domain/description-purposes.ts';
import { upperFirst } from '../../../language/topic/casing.ts';
import { languageOf } from '../../../language/topic/language.ts';
import { withStop } from '../../../language/topic/sentences.ts';
import { calmCapitals } from './capitals.ts';
import { moveTags } from './move-tags.ts';
import { breakIntoParagraphs, joinBrokenLines, withPointFirst } from './paragraphs.ts';
import { endsInAddress, tidyLine } from './typography.ts';

export interface Edited {
  /** Without hashtags. */
  readonly text: string;
  /** The text's own hashtags, without their sign. */
  readonly tags: readonly string[];
  readonly changes: readonly TextEdit[];
}

/** A text with its spacing, signs, capitals, paragraphs and hashtags put right. All that it says stays, in its words. */
export function editText(input: string): Edited {
  const start = input.normalize('NFC').replace(/\r\n?/gu, '\n').trim();
  const language = languageOf(start);
  const movedTags = moveTags(start);
  const lines = joinBrokenLines(movedTags.text);
  const tidy = lines
    .split('\n')
    .map((line) => tidyLine(line, language))
    .join('\n');
  const calm = calmCapitals(tidy, language);
  const ordered = withPointFirst(calm, language);
  const paragraphs = breakIntoParagraphs(ordered, language);
  const edits: Readonly<Record<TextEdit, boolean>> = {
    spacing: lines !== tidy || finishText(calm) !== calm,
    capitals: calm !== tidy,
    point: ordered !== calm,
    paragraphs: lines !== movedTags.text || paragraphs !== ordered,
    hashtags: movedTags.tags.length > 0 && !start.endsWith(rowOf(movedTags.tags)),
  };
  const changes = (Object.keys(edits) as TextEdit[]).filter((change) => edits[change]);
  return { text: finishText(paragraphs), tags: movedTags.tags, changes };
}

export const rowOf = (tags: readonly string[]): string => tags.map((tag) => `#${tag}`).join(' ');

/** With a capital first and a stop at the end of its last sentence. */
function finishText(text: string): string {
  const paragraphs = text.split('\n');
  const last = paragraphs.pop() ?? '';
  const isLine = /^\P{L}{0,4}[-•–→]|\p{Extended_Pictographic}\u{fe0f}?$/u.test(last) || endsInAddress(last);
  return upperFirst([...paragraphs, isLine ? last : withStop(last)].join('\n').trim());
}

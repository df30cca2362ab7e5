import { type Text, text, toText } from '../text.ts';

type Sentences = readonly [string | Text, ...(string | Text)[]];

/** Joins whole sentences. Joins halves, so that nesting and repetition grow with the logarithm of their number. */
export function joinTexts(sentences: Sentences): string | Text {
  if (sentences.length === 1) return sentences[0];
  const half = Math.ceil(sentences.length / 2);
  const before = joinTexts(sentences.slice(0, half) as unknown as Sentences);
  const next = joinTexts(sentences.slice(half) as unknown as Sentences);
  return text`${{ before: toText(before) }} ${{ next: toText(next) }}`;
}

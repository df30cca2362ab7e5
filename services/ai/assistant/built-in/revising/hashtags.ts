import { hashtagRanges, isOnlyHashtags } from '@carillon/contracts/domain/hashtags.ts';

/** Removes rows of hashtags. A hashtag inside a sentence loses its sign only, because the sentence needs the word. */
export const withoutHashtags = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !isOnlyHashtags(line))
    .map((line) => withoutSigns(withoutRow(line)))
    .join('\n')
    .trim();

function withoutRow(line: string): string {
  const words = line.split(' ');
  while (isOnlyHashtags(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

const withoutSigns = (line: string): string =>
  hashtagRanges(line).reduceRight((text, [start]) => text.slice(0, start) + text.slice(start + 1), line);

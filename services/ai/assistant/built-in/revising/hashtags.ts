const TAG = /(?<=^|\s)#[\p{L}\p{N}_]+/gu;

/** Without a row of hashtags; the sign goes where the word is part of a sentence. */
export const withoutHashtags = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() === '' || line.replace(TAG, '').trim() !== '')
    .map((line) => withoutRow(line).replace(TAG, (tag) => tag.slice(1)))
    .join('\n')
    .trim();

function withoutRow(line: string): string {
  const words = line.split(' ');
  while (words.at(-1)?.startsWith('#')) words.pop();
  return words.join(' ');
}

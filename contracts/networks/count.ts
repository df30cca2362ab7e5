import type { NetworkLimits, TextSize } from './network.ts';

/** Counts Unicode code points. */
export const codePoints = (text: string): number => {
  let count = 0;
  for (const _ of text) count++;
  return count;
};

let segmenter: Intl.Segmenter | undefined;

/** Counts what a reader sees as one character (UAX #29). */
export function graphemes(text: string): number {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
}

/** Counts bytes of UTF-8. */
export const utf8Bytes = (text: string): number => new TextEncoder().encode(text).length;

/** `Network.count` for networks that count code points. */
export const countCodePoints = (text: string, { text: limit }: NetworkLimits): TextSize => ({
  length: codePoints(text),
  most: limit,
  unit: 'characters',
});

/** `Network.count` for networks that count graphemes, and bytes where `limits.textBytes` says so. */
export function countGraphemes(text: string, { text: limit, textBytes }: NetworkLimits): TextSize {
  const length = graphemes(text);
  const bytes = textBytes === undefined ? 0 : utf8Bytes(text);
  return textBytes !== undefined && bytes / textBytes > length / limit
    ? { length: bytes, most: textBytes, unit: 'bytes' }
    : { length, most: limit, unit: 'characters' };
}

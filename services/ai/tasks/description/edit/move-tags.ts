import { hashtagRanges, hashtagsIn } from '@carillon/contracts/domain/hashtags.ts';

/** The text without its hashtags, and these: a tag that is a word of its sentence leaves its word there. */
export function moveTags(text: string): { text: string; tags: string[] } {
  const ranges = hashtagRanges(text);
  let rest = '';
  let from = 0;
  for (const [at, [start, end]] of ranges.entries()) {
    rest += text.slice(from, start);
    from = isClosing(text, ranges, at) ? end : start + 1;
  }
  rest += text.slice(from);
  const lines = rest.split('\n').map((line) => line.replace(/[ \t]{2,}/gu, ' ').trimEnd());
  return { text: lines.join('\n').trim(), tags: hashtagsIn(text) };
}

/** A tag of a row, or one behind the end of a sentence, is no word of it. */
function isClosing(text: string, ranges: readonly [number, number][], at: number): boolean {
  let end = ranges[at]?.[1] ?? 0;
  for (const [start, next] of ranges.slice(at + 1)) {
    if (text.slice(end, start).trim() !== '') break;
    end = next;
  }
  if (!/^\s*(?:\n|$)/u.test(text.slice(end, end + 20))) return false;
  let start = ranges[at]?.[0] ?? 0;
  for (const [begin, until] of ranges.slice(0, at).toReversed()) {
    if (text.slice(until, start).trim() !== '') break;
    start = begin;
  }
  const row = ranges.filter(([begin]) => begin >= start && begin < end).length;
  const before = text.slice(0, start).trimEnd();
  return (
    row > 1 ||
    before === '' ||
    /[.!?…:)\p{Extended_Pictographic}]$/u.test(before) ||
    /\n[ \t]*$/u.test(text.slice(0, start))
  );
}

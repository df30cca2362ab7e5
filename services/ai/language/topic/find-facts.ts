import type { FactPattern } from './fact-patterns.ts';

/** How far from the end to look. */
const REACH = 160;
const MAX_PIECES = 12;
const NO_START = /[\p{L}\p{N}$€£.:,\s]/u;

/** The fact that ends a text: the longest row of pieces, such as "Saturday 14 March, 10 am to 4 pm". */
export function lastFact(text: string, { pieces }: FactPattern): string | undefined {
  const end = text.endsWith(')') ? text.length - 1 : text.length;
  const starts = new Set<number>();
  for (let at = end - 1; at >= Math.max(0, end - REACH); at--) {
    if (!startsWord(text, at)) continue;
    const fits = pieces.some((piece) => {
      const until = at + lengthAt(piece, text, at);
      return until > at && (until === end || isFollowed(text, until, starts));
    });
    if (fits) starts.add(at);
  }
  return starts.size > 0 ? text.slice(Math.min(...starts), end) : undefined;
}

/** The fact before a colon or a dash: "This Saturday: live jazz". */
export function firstFact(
  text: string,
  { pieces }: FactPattern,
): { text: string; length: number } | undefined {
  let end = 0;
  for (let count = 0; count < MAX_PIECES; count++) {
    const from = count === 0 ? 0 : end + (/^,? /.exec(text.slice(end, end + 2))?.[0].length ?? 0);
    const longest = Math.max(...pieces.map((piece) => lengthAt(piece, text, from)));
    if (longest === 0 || (count > 0 && from === end)) break;
    end = from + longest;
  }
  const mark = /^(?::|\s[–—-])\s(?=\S)/.exec(text.slice(end, end + 4));
  return end > 0 && mark ? { text: text.slice(0, end), length: end + mark[0].length } : undefined;
}

const startsWord = (text: string, at: number): boolean =>
  !/\s/.test(text.charAt(at)) &&
  (at === 0 || /\s/.test(text.charAt(at - 1)) || !NO_START.test(text.charAt(at - 1)));

/** Between two pieces there is a blank, or a comma and a blank. */
const isFollowed = (text: string, at: number, starts: ReadonlySet<number>): boolean =>
  (text.charAt(at) === ' ' && starts.has(at + 1)) || (text.slice(at, at + 2) === ', ' && starts.has(at + 2));

function lengthAt(piece: RegExp, text: string, at: number): number {
  piece.lastIndex = at;
  return piece.exec(text)?.[0].length ?? 0;
}

/** Where a web address begins: not within a word, an email, a handle, a hashtag or another address. */
const START = /(?<![a-z0-9_@#＃/.-])https?:\/\//giu;
/**
 * Characters that no address contains: a space, a control, a quote, Chinese or Japanese punctuation, or an emoji.
 * Joiners are allowed, since some scripts need them within a word.
 */
const FOREIGN =
  /^(?!\u200c|\u200d)[\p{Z}\p{Cc}\p{Cf}\p{Extended_Pictographic}<>"`|\\^{}“”„«»‹›‘’、。〈-】〔-〟！-／：-＠［-｀｛-･]/u;
/** Characters that end the sentence and don't belong to the address. */
const TRAILING = new Set(".,;:!?'*…([–—·،؛؟।");
const OPENERS: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** Finds the web addresses in a text, from the scheme to the last character. */
export function linkRanges(text: string): [start: number, end: number][] {
  const ranges: [number, number][] = [];
  let done = 0;
  for (const { 0: scheme, index } of text.matchAll(START)) {
    if (index < done) continue;
    done = endOf(text, index + scheme.length);
    if (isAddress(text.slice(index, done))) ranges.push([index, done]);
  }
  return ranges;
}

/** Brackets belong to an address as long as they come in pairs. */
function endOf(text: string, start: number): number {
  const open: Record<string, number> = { '(': 0, '[': 0 };
  let end = start;
  while (end < text.length) {
    const sign = String.fromCodePoint(text.codePointAt(end) ?? 0);
    const opener = OPENERS[sign];
    if (FOREIGN.test(sign) || (opener && !open[opener])) break;
    if (opener) open[opener] = (open[opener] ?? 0) - 1;
    else if (sign in open) open[sign] = (open[sign] ?? 0) + 1;
    end += sign.length;
  }
  while (end > start && TRAILING.has(text[end - 1] ?? '')) end--;
  return end;
}

/** True if a link has a public host name and no user name. */
function isAddress(link: string): boolean {
  const { hostname = '', username = '' } = URL.canParse(link) ? new URL(link) : {};
  return hostname.includes('.') && username === '';
}

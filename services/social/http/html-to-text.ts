const BREAK = /^br\b/i;
const PARAGRAPH_END = /^\/p\b/i;
const ENTITY = /&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** The words of a post's HTML: paragraphs with an empty line between, no tags. Never for a page. */
export function htmlToText(html: string): string {
  let text = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const close = open < 0 ? -1 : html.indexOf('>', open);
    if (close < 0) return plain(text + html.slice(at));
    const tag = html.slice(open + 1, Math.min(close, open + 10));
    text += html.slice(at, open);
    if (BREAK.test(tag)) text += '\n';
    else if (PARAGRAPH_END.test(tag)) text += '\n\n';
    at = close + 1;
  }
  return plain(text);
}

const plain = (text: string): string =>
  text.replace(ENTITY, (whole, name) => decodeEntity(name) ?? whole).trim();

const decodeEntity = (name: string): string | undefined => {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()];
  const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
};

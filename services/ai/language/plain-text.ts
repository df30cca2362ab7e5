import { Lexer, type Token, type Tokens } from 'marked';

/** Leaves "#bread" at the start of a line unchanged, because it is a hashtag and not a Markdown heading. */
const lex = (text: string): Token[] => new Lexer({ gfm: true }).lex(text);

/**
 * Converts a model's Markdown to plain text, since networks show no Markdown: headings and emphasis as plain words,
 * lists with • or their numbers, links as "text: URL", without rules, fences, comments and HTML.
 */
export const plainText = (markdown: string): string =>
  blocks(lex(withoutNotes(withoutComments(markdown)).replace(TIMES, TIMES_STAND_IN)))
    .replaceAll(TIMES_STAND_IN, '*')
    // Markdown doesn't recognize bold text that ends in “：**” before a letter.
    .replace(BOLD, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** "20*30*40 cm" has no emphasis. A private character keeps its place meanwhile. */
const TIMES = /(?<=\d)\*(?=\d)/g;
const TIMES_STAND_IN = '\uE000';
const BOLD = /\*\*([^*\s](?:[^*\n]{0,300}[^*\s])?)\*\*/g;
/** Footnotes, which no network has. */
const withoutNotes = (text: string): string => text.replace(/\[\^[\p{L}\d_-]{1,40}\](?!:)/gu, '');

const withoutComments = (text: string): string => {
  let keptText = '';
  let from = 0;
  for (;;) {
    const at = text.indexOf('<!--', from);
    const end = at < 0 ? -1 : text.indexOf('-->', at);
    if (end < 0) return keptText + text.slice(from);
    keptText += text.slice(from, at);
    from = end + 3;
  }
};

const blocks = (tokens: readonly Token[]): string => tokens.map(blockText).join('');

function blockText(token: Token): string {
  switch (token.type) {
    case 'space':
      return token.raw;
    case 'hr':
    case 'def':
      return '\n';
    case 'html':
      return `${withoutTags(token.raw)}\n`;
    case 'code':
      // Four blanks before a line are no code in a post.
      return `${token.text}\n`;
    case 'heading':
      return `${inline(token.tokens ?? [])}\n${token.raw.endsWith('\n\n') ? '\n' : ''}`;
    case 'blockquote':
      return `${blocks(token.tokens ?? []).trim()}\n`;
    case 'list':
      return `${listText(token as Tokens.List, '')}\n`;
    case 'table':
      return `${tableText(token as Tokens.Table)}\n`;
    case 'paragraph':
      return inline(token.tokens ?? []) + (token.raw.match(/\n{1,4}$/)?.[0] ?? '');
    default:
      return 'tokens' in token && token.tokens ? inline(token.tokens) : token.raw;
  }
}

function listText({ items, ordered, start }: Tokens.List, indent: string): string {
  return items
    .map((item, at) => {
      const mark = ordered ? `${Number(start || 1) + at}.` : '•';
      const lines = item.tokens
        .filter(({ type }) => type !== 'checkbox')
        .map((token) =>
          token.type === 'list' ? listText(token as Tokens.List, `${indent}  `) : blockText(token).trimEnd(),
        );
      return `${indent}${mark} ${lines.filter(Boolean).join('\n').trim()}`;
    })
    .join('\n');
}

const tableText = ({ header, rows }: Tokens.Table): string =>
  [header, ...rows].map((cells) => cells.map(({ tokens }) => inline(tokens)).join(' · ')).join('\n');

const inline = (tokens: readonly Token[]): string => tokens.map(inlineText).join('');

function inlineText(token: Token): string {
  switch (token.type) {
    case 'link':
      return linkText(token as Tokens.Link);
    case 'image':
      return '';
    case 'br':
      return '\n';
    case 'html':
      return withoutTags(token.raw);
    case 'codespan':
    case 'escape':
      return token.text;
    case 'del':
      // One line through is how "~5 km~" would read.
      return token.raw.startsWith('~~') ? inline(token.tokens ?? []) : token.raw;
    default:
      return 'tokens' in token && token.tokens ? inline(token.tokens) : decodeEntities(token.raw);
  }
}

function linkText({ href, tokens, raw }: Tokens.Link): string {
  const text = inline(tokens);
  if (!raw.startsWith('[')) return raw.replace(/^<|>$/g, '');
  if (!/^(?:https?:|mailto:|tel:|www\.)/i.test(href)) return text;
  const address = href.replace(/^(?:mailto|tel):/i, '');
  return text === '' || text === address ? address : `${text}: ${address}`;
}

const withoutTags = (html: string): string =>
  decodeEntities(html.replace(/<br ?\/?>/gi, '\n').replace(/<\/?[a-z][^<>]{0,500}>/gi, ''));

const ENTITIES: ReadonlyMap<string, string> = new Map(
  (
    'amp& lt< gt> quot" apos\' hellip… mdash— ndash– bull• middot· times× deg° euro€ pound£ lsquo‘ rsquo’ ldquo“ rdquo” ' +
    'bdquo„ laquo« raquo» copy© reg® trade™ eacuteé egraveè agraveà ccedilç ntildeñ aumlä oumlö uumlü AumlÄ OumlÖ UumlÜ szligß'
  )
    .split(' ')
    .map((one) => [one.slice(0, -1), one.slice(-1)] as const)
    .concat([['nbsp', ' ']]),
);
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;
const decodeEntities = (text: string): string =>
  text.replace(ENTITY, (whole, decimal?: string, hex?: string, name = '') => {
    if (name) return ENTITIES.get(name) ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    return isShown(code) ? String.fromCodePoint(code) : whole;
  });

/** No control character, no half of a pair, and within Unicode. */
const isShown = (code: number): boolean =>
  code >= 0x20 && (code < 0x7f || code > 0x9f) && (code < 0xd800 || code > 0xdfff) && code <= 0x10ffff;

import { htmlToText } from '../../http/html-to-text.ts';

export interface Card {
  readonly title: string;
  /** May be empty. */
  readonly description: string;
  /** The address of its picture; null where it names none. */
  readonly picture: string | null;
}

const META = /<meta\s([^<>]{1,4000})>/gi;
const TITLE = /<title[^<>]{0,200}>([^<]{1,2000})<\/title/i;
const ATTRIBUTE = /([a-z:-]{1,40})\s{0,5}=\s{0,5}(?:"([^"]{0,4000})"|'([^']{0,4000})')/gi;
const LONGEST_TITLE = 300;
const LONGEST_DESCRIPTION = 1000;
const LONGEST_URL = 2000;
/** Where pages say what they are. */
const HEAD_LETTERS = 400_000;

/** What a page says of itself (Open Graph, or its title); null where it has no title. */
export function readCard(bytes: Uint8Array, url: string): Card | null {
  const html = new TextDecoder().decode(bytes).slice(0, HEAD_LETTERS);
  const meta = metaOf(html);
  const pick = (...names: string[]): string =>
    names.map((name) => meta.get(name)?.trim() ?? '').find((value) => value !== '') ?? '';
  const title = oneLine(pick('og:title', 'twitter:title') || htmlToText(TITLE.exec(html)?.[1] ?? ''));
  if (title === '') return null;
  const picture = URL.parse(pick('og:image:secure_url', 'og:image', 'twitter:image'), url);
  return {
    title: firstOf(title, LONGEST_TITLE),
    description: firstOf(
      oneLine(pick('og:description', 'twitter:description', 'description')),
      LONGEST_DESCRIPTION,
    ),
    picture:
      picture &&
      /^https?:$/.test(picture.protocol) &&
      picture.href !== url &&
      picture.href.length <= LONGEST_URL
        ? picture.href
        : null,
  };
}

/** The first of each name counts. */
function metaOf(html: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, attributes = ''] of html.matchAll(META)) {
    const named = new Map(
      [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
        name.toLowerCase(),
        double ?? single ?? '',
      ]),
    );
    const name = (named.get('property') ?? named.get('name') ?? '').toLowerCase();
    if (name !== '' && !found.has(name)) found.set(name, htmlToText(named.get('content') ?? ''));
  }
  return found;
}

const oneLine = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ').toWellFormed();

const firstOf = (text: string, most: number): string => [...text].slice(0, most).join('');

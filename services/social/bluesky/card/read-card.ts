import { Parser } from 'htmlparser2';
import { decodePage } from './decode-page.ts';
import type { FetchedPage } from './fetch-bounded.ts';

export interface Card {
  readonly title: string;
  /** May be empty. */
  readonly description: string;
  /** The address of its picture; null where it names none. */
  readonly picture: string | null;
}

const LONGEST_TITLE = 300;
const LONGEST_DESCRIPTION = 1000;
const LONGEST_URL = 2000;
/** The tags in which pages describe themselves. */
const HEAD_LETTERS = 400_000;

/** Reads a page's card (Open Graph, or its title); null where it has no title. */
export function readCard({ bytes, charset, url }: Omit<FetchedPage, 'type'>): Card | null {
  const html = decodePage(bytes, charset).slice(0, HEAD_LETTERS);
  const { meta, title: titleText } = headOf(html);
  const pick = (...names: string[]): string =>
    names.map((name) => meta.get(name) ?? '').find((value) => value !== '') ?? '';
  const title = oneLine(pick('og:title', 'twitter:title') || titleText);
  if (title === '') return null;
  const picture = URL.parse(pick('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image'), url);
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

/** The title, and what meta elements say by name; the first of each that isn’t empty counts. */
function headOf(html: string): { readonly meta: ReadonlyMap<string, string>; readonly title: string } {
  const meta = new Map<string, string>();
  const titles: string[] = [];
  let inTitle = false;
  const parser = new Parser({
    onopentag(tag, { property, name = '', content = '' }) {
      inTitle = tag === 'title' && titles.length === 0;
      const key = (property ?? name).toLowerCase();
      if (tag === 'meta' && key !== '' && !meta.get(key)) meta.set(key, content.trim());
    },
    ontext: (text) => inTitle && void titles.push(text),
    onclosetag() {
      inTitle = false;
    },
  });
  parser.end(html);
  return { meta, title: titles.join('') };
}

const oneLine = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ').toWellFormed();

const firstOf = (text: string, limit: number): string => [...text].slice(0, limit).join('');

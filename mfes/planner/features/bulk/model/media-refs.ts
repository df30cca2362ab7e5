import { t } from '@lingui/core/macro';
import { clip } from './clip.ts';
import { visibleText } from './plain-text.ts';

/** An image or a video that a row names. */
export type MediaRef =
  | { readonly url: string; readonly kind: 'image' | 'video' }
  | { readonly file: File; readonly kind: 'image' | 'video' };

/** Files of a folder that was dropped, by their names as `fileKey` writes them. */
export type Folder = ReadonlyMap<string, File>;

interface ReadMedia {
  readonly media: readonly MediaRef[];
  readonly problems: readonly string[];
}

const LONGEST_URL = 2_000;

/** Reads the URLs and file names of a cell, which are separated by line ends or commas. */
export function readMedia(cell: string, folder: Folder): ReadMedia {
  const media: MediaRef[] = [];
  const problems: string[] = [];
  for (const name of partsOf(cell)) {
    const read = isAddress(name) ? readAddress(name) : readName(name, folder);
    if (typeof read === 'string') problems.push(read);
    else media.push(read);
  }
  return { media, problems };
}

/** An address may have commas in it; a new one begins with its scheme. */
export function partsOf(cell: string): string[] {
  return [
    ...new Set(
      visibleText(cell)
        .split(/[\n|;]/)
        .flatMap(words),
    ),
  ];
}

function words(line: string): string[] {
  const parts: string[] = [];
  for (const raw of line.split(',')) {
    const piece = raw.trim();
    const last = parts.at(-1);
    const goesOn = last !== undefined && isAddress(last) && raw !== '' && raw === raw.trimStart();
    if (isAddress(piece)) parts.push(...piece.split(/\s/).filter(Boolean));
    else if (goesOn) parts[parts.length - 1] = `${last},${piece}`;
    else if (piece !== '') parts.push(piece);
  }
  return parts;
}

const isAddress = (text: string): boolean => /^[a-z]{2,10}:\/\//i.test(text);

function readAddress(text: string): MediaRef | string {
  const url = URL.parse(text);
  const shown = clip(text);
  if (!url || text.length > LONGEST_URL)
    return t`“${shown}” isn’t a complete URL. Use one such as https://example.com/picture.jpg.`;
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return t`“${shown}” can’t be fetched. Use a URL that begins with https://.`;
  if (url.username || url.password)
    return t`“${shown}” has a password in it. Use a URL that everyone can open.`;
  if (!url.hostname.includes('.') && !url.hostname.includes(':'))
    return t`“${shown}” isn’t on the public web. Use a URL that everyone can open.`;
  return { url: url.href, kind: kindOf(url.pathname) };
}

function readName(name: string, folder: Folder): MediaRef | string {
  const file = folder.get(fileKey(name.split(/[/\\]/).at(-1) ?? ''));
  if (file) return { file, kind: kindOf(file.name) };
  return t`“${{ name: clip(name) }}” is missing. Add its folder or enter a URL.`;
}

/** Returns a file name for comparison: macOS splits accented letters in two, and spreadsheets don't. */
export const fileKey = (name: string): string => visibleText(name).normalize('NFC').toLowerCase();

const kindOf = (name: string): 'image' | 'video' => (/\.(mp4|mov|m4v)$/i.test(name) ? 'video' : 'image');

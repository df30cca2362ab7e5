import { hashtagRanges } from '@carillon/contracts/domain/hashtags.ts';
import { linkRanges } from '@carillon/contracts/domain/links.ts';
import { linkUri } from './link-uri.ts';

/** A feature of a part of the text, and its position in UTF-8 bytes. */
export interface Facet {
  readonly index: { readonly byteStart: number; readonly byteEnd: number };
  readonly features: readonly Feature[];
}

type Feature =
  | { readonly $type: 'app.bsky.richtext.facet#link'; readonly uri: string }
  | { readonly $type: 'app.bsky.richtext.facet#tag'; readonly tag: string }
  | { readonly $type: 'app.bsky.richtext.facet#mention'; readonly did: string };

/** Resolves a handle. Null if nobody has it. Throws while it can't be looked up. */
export type ResolveHandle = (handle: string) => Promise<string | null>;

const MENTION =
  /(?<![\p{L}\p{N}_.@/-])@((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,10}[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?)(?![\p{L}\p{N}_@-])/giu;
const LONGEST_HANDLE = 253;
/** More mentions stay plain words. */
const MAX_MENTIONS = 25;
/** The lexicon's: graphemes would be 64, which a tag of letters has no more of than code points. */
const LONGEST_TAG = 64;
const LONGEST_TAG_BYTES = 640;

/**
 * The links, hashtags and mentions of a text, in order. They are those that the editor marks. A mention of nobody stays
 * words: with it, the server would refuse the post.
 */
export async function facetsOf(text: string, resolve: ResolveHandle): Promise<Facet[]> {
  const bytesTo = byteCounter(text);
  const at = (start: number, end: number) => ({ byteStart: bytesTo(start), byteEnd: bytesTo(end) });
  const links = linkRanges(text);
  const isInLink = (start: number) => links.some(([from, to]) => start >= from && start < to);
  const facets: Facet[] = links.map(([start, end]) => ({
    index: at(start, end),
    features: [{ $type: 'app.bsky.richtext.facet#link', uri: linkUri(text.slice(start, end)) }],
  }));
  for (const [start, end] of hashtagRanges(text)) {
    const tag = text.slice(start + 1, end);
    if ([...tag].length > LONGEST_TAG || Buffer.byteLength(tag) > LONGEST_TAG_BYTES) continue;
    facets.push({ index: at(start, end), features: [{ $type: 'app.bsky.richtext.facet#tag', tag }] });
  }
  for (const { handle, start, end } of mentionsIn(text).filter((one) => !isInLink(one.start))) {
    const did = await resolve(handle);
    if (did === null) continue;
    facets.push({ index: at(start, end), features: [{ $type: 'app.bsky.richtext.facet#mention', did }] });
  }
  return facets.toSorted((a, b) => a.index.byteStart - b.index.byteStart);
}

const mentionsIn = (text: string) =>
  [...text.matchAll(MENTION)]
    .slice(0, MAX_MENTIONS)
    .flatMap(({ 0: mention, 1: handle = '', index }) =>
      handle.length > LONGEST_HANDLE ? [] : [{ handle, start: index, end: index + mention.length }],
    );

/** Bytes of UTF-8 before a place in the text. */
const byteCounter = (text: string) => (place: number) => Buffer.byteLength(text.slice(0, place));

import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import { type DatedPlace, datedPlace, readCursor, writeCursor } from '@carillon/kit/store/page.ts';
import type { MediaItem } from '../domain/media.ts';
import { type ShowDeps, showMedia } from '../drafts/show-draft.ts';

interface MediaQuery {
  readonly kind?: MediaItem['kind'] | undefined;
  readonly search?: string | undefined;
  readonly before?: string | undefined;
}

const PAGE = 40;
/** How many are read at a time, and how many are checked for one page at most. */
const CHUNK = 500;
const MAX_LOOKED_AT = 4000;

/**
 * The files of a workspace that are asked for, the newest first. Where few of many match, a page may have less than it
 * holds and be followed by another. @throws AppError `validation_failed` when `before` was not made here
 */
export async function listMedia(
  deps: ShowDeps,
  workspaceId: string,
  { kind, search = '', before }: MediaQuery,
): Promise<{ media: MediaView[]; next: string | null }> {
  const words = foldText(search).split(/\s/).filter(Boolean);
  const isWanted = (item: MediaItem): boolean => (!kind || item.kind === kind) && isAbout(item, words);
  const isFiltered = kind !== undefined || words.length > 0;
  const chunk = isFiltered ? CHUNK : PAGE + 1;
  const matches: MediaItem[] = [];
  let place: DatedPlace | null = readCursor(before, datedPlace);
  for (let lookedAt = 0; lookedAt < MAX_LOOKED_AT; lookedAt += chunk) {
    const items = await deps.stores.mediaItems.page(workspaceId, place, chunk);
    for (const item of items) {
      if (matches.length === PAGE) return { media: show(deps, matches), next: cursorOf(place) };
      place = { at: item.createdAt, id: item.id };
      if (isWanted(item)) matches.push(item);
    }
    if (items.length < chunk) return { media: show(deps, matches), next: null };
  }
  return { media: show(deps, matches), next: cursorOf(place) };
}

const show = ({ media }: ShowDeps, items: readonly MediaItem[]): MediaView[] =>
  items.map((item) => showMedia(item, media));

const cursorOf = (place: DatedPlace | null): string | null =>
  place && writeCursor([place.at.getTime(), place.id]);

const isAbout = ({ name, altText }: MediaItem, words: readonly string[]): boolean => {
  if (words.length === 0) return true;
  const text = foldText(`${name} ${altText}`);
  return words.every((word) => text.includes(word));
};

/** Folds a text so that capitals and accents make no difference. */
const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

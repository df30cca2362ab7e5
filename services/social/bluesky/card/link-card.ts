import { linkRanges } from '@carillon/contracts/domain/links.ts';
import type { PublishRequest } from '../../capabilities/publish.ts';
import type { BlueskyClient } from '../client.ts';
import { linkUri } from '../link-uri.ts';
import { uploadBlob } from '../publish/blob.ts';
import { fetchBounded } from './fetch-bounded.ts';
import { pictureType } from './picture-type.ts';
import { readCard } from './read-card.ts';

const PAGE_BYTES = 1_000_000;
/** The lexicon's, of a card's picture. */
const PICTURE_BYTES = 1_000_000;
/** For the page and its picture together: a post doesn't wait for a slow site. */
const WITHIN_MS = 10_000;

/**
 * A card for the first link of a text: the title, description and picture of its page. Null if the page can't be
 * loaded or has no description: a link works without it too.
 */
export async function linkCard(client: BlueskyClient, request: PublishRequest) {
  const [first] = linkRanges(request.text);
  if (!first) return undefined;
  const uri = linkUri(request.text.slice(...first));
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(WITHIN_MS)]);
  const page = await fetchBounded(client.fetchPage, uri, { most: PAGE_BYTES, signal, cut: true });
  if (!page || !/^(?:text\/html|application\/xhtml\+xml)$/.test(page.type)) return undefined;
  const card = readCard(page);
  if (!card) return undefined;
  const thumb = card.picture ? await pictureOf(client, request, card.picture, signal) : undefined;
  const { title, description } = card;
  return {
    $type: 'app.bsky.embed.external',
    external: { uri, title, description, ...(thumb && { thumb }) },
  };
}

async function pictureOf(client: BlueskyClient, request: PublishRequest, url: string, signal: AbortSignal) {
  const picture = await fetchBounded(client.fetchPage, url, { most: PICTURE_BYTES, signal, cut: false });
  const type = picture && pictureType(picture.bytes);
  if (!type) return undefined;
  const file = new Blob([picture.bytes], { type });
  return uploadBlob(client, request.access, file, request.signal).catch(() => undefined);
}

import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { fetchMedia } from '../clients/fetch-media.ts';
import type { SandboxContext } from '../context.ts';
import { type Sniffed, sniff } from '../domain/sniff.ts';
import { brokenVideoRules } from '../domain/video-fault.ts';
import { type SavedFile, TooLargeError } from '../stores/files.ts';
import type { Stores } from '../stores/stores.ts';

export type Source = { readonly url: string } | { readonly upload: SavedFile & { readonly name: string } };

interface Incoming {
  readonly network: PlatformName;
  readonly ownerId: string;
  readonly kind: 'image' | 'video';
  readonly altText: string | null;
  readonly source: Source;
  readonly limit: number;
}

export interface TakenMedia {
  readonly id: string;
  readonly sniffed: Sniffed | null;
  /** The network’s rules that a video breaks. */
  readonly broken: string | null;
  readonly bytes: number;
  readonly readyAt: Date;
}

/**
 * Receives a file, by upload or from its address, and returns its real type. The caller decides whether to accept it.
 */
export const takeMedia = async (context: SandboxContext, incoming: Incoming): Promise<TakenMedia> => {
  const { network, ownerId, kind, altText, source, limit } = incoming;
  const id = context.digits(15);
  const saved =
    'url' in source
      ? await fetchMedia(context, source.url, id, limit)
      : await keep(context.stores, source.upload, id, limit);
  const sniffed = await sniff(saved.head);
  const brokenRules = sniffed?.kind === 'video' ? brokenVideoRules(network, saved.head, saved.bytes) : null;
  const processing = kind === 'video' ? context.settings.videoProcessingMs : 0;
  const readyAt = new Date(context.now().getTime() + processing);
  await context.stores.media.add({
    id,
    network,
    ownerId,
    kind,
    altText,
    mime: sniffed?.mime ?? 'application/octet-stream',
    bytes: saved.bytes,
    fault: sniffed?.kind === kind ? brokenRules : `it is no ${kind}`,
    readyAt,
    stored: true,
    promised: null,
  });
  await context.room.forMedia(saved.bytes);
  return { id, sniffed, broken: brokenRules, bytes: saved.bytes, readyAt };
};

const keep = async (
  stores: Stores,
  { name, bytes, head }: SavedFile & { readonly name: string },
  id: string,
  limit: number,
): Promise<SavedFile> => {
  if (bytes > limit) throw new TooLargeError(`More than ${limit} bytes`);
  await stores.files.rename(name, id);
  return { bytes, head };
};

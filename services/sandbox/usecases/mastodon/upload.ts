import type { SandboxContext } from '../../context.ts';
import { MASTODON_LIMITS } from '../../domain/mastodon/limits.ts';
import { mastodonFaults } from '../../domain/mastodon/mastodon-fault.ts';
import type { Focus, Size, StoredMedia } from '../../domain/post.ts';
import { readVideo } from '../../domain/read-video.ts';
import { type Sniffed, sniff } from '../../domain/sniff.ts';
import { brokenVideoRules } from '../../domain/video-fault.ts';
import type { SavedFile } from '../../stores/files.ts';

interface Incoming {
  readonly ownerId: string;
  readonly altText: string | null;
  readonly focus: Focus | null;
  readonly file: SavedFile & { readonly name: string };
}

/** Receives a file. A picture can be used at once, a video after processing. */
export async function takeUpload(
  { stores, room, now, digits, settings }: SandboxContext,
  { ownerId, altText, focus, file }: Incoming,
): Promise<StoredMedia> {
  if (altText !== null && [...altText].length > MASTODON_LIMITS.altText) throw mastodonFaults.altText();
  const sniffed = await sniff(file.head, true);
  if (!sniffed) throw mastodonFaults.noMedia();
  const maxBytes = sniffed.kind === 'video' ? MASTODON_LIMITS.videoBytes : MASTODON_LIMITS.imageBytes;
  if (file.bytes > maxBytes) throw mastodonFaults.fileTooLarge(maxBytes);
  const id = `115${digits(15)}`;
  const processingMs = sniffed.kind === 'video' ? settings.videoProcessingMs : 0;
  const media: StoredMedia = {
    id,
    network: 'mastodon',
    ownerId,
    kind: sniffed.kind,
    altText,
    focus,
    mime: sniffed.mime,
    bytes: file.bytes,
    stored: true,
    promised: null,
    attachedTo: null,
    size: sizeOf(sniffed, file.head),
    fault: sniffed.kind === 'video' ? brokenVideoRules('mastodon', file.head, file.bytes) : null,
    readyAt: new Date(now().getTime() + processingMs),
  };
  await stores.files.rename(file.name, id);
  await stores.media.add(media);
  await room.forMedia(file.bytes);
  return media;
}

/** Null where the head doesn't tell. */
const sizeOf = ({ kind, width, height }: Sniffed, head: Uint8Array): Size | null => {
  const size = kind === 'video' ? readVideo(head) : { width, height };
  return size && size.width > 0 ? { width: size.width, height: size.height } : null;
};

import { sentence, text } from '@carillon/contracts/text.ts';
import { imageSize } from 'image-size';
import { z } from 'zod';
import type { Media, PublishRequest } from '../../capabilities/publish.ts';
import { openMedia } from '../../open-media.ts';
import { SocialError } from '../../social-error.ts';
import { linkCard } from '../card/link-card.ts';
import type { BlueskyClient } from '../client.ts';
import { uploadBlob } from './blob.ts';
import { findUploadedBlob, noteBlob } from './notes.ts';

/** More images than these are a gallery. */
const MAX_IMAGES = 4;
const MAX_IMAGE_BYTES = 2_000_000;
/** The limit of a server that names none. */
const USUAL_UPLOAD_BYTES = 5 * 1024 * 1024;
const VIDEO_TYPE = 'video/mp4';

const limits = z.object({ blobUploadLimit: z.number().positive().optional() });

type Embed = Readonly<Record<string, unknown>>;

/** Creates the embed of a post: its files, uploaded first, or a card for its first link. */
export async function embedOf(client: BlueskyClient, request: PublishRequest): Promise<Embed | undefined> {
  const [first] = request.media;
  if (!first) return linkCard(client, request);
  return first.kind === 'video' ? videoOf(client, request, first) : imagesOf(client, request);
}

/** Never an empty array: the server takes it, and nobody sees the post. */
async function imagesOf(client: BlueskyClient, request: PublishRequest): Promise<Embed> {
  const isGallery = request.media.length > MAX_IMAGES;
  const images: Embed[] = [];
  for (const [place, media] of request.media.entries()) {
    const file = await openImage(media);
    const size = dimensionsOf(new Uint8Array(await file.arrayBuffer()));
    if (!size && isGallery) throw unreadable();
    images.push({
      ...(isGallery && { $type: 'app.bsky.embed.gallery#image' }),
      image: await bring(client, request, { media, place, file }),
      alt: media.altText ?? '',
      ...(size && { aspectRatio: size }),
    });
  }
  return isGallery
    ? { $type: 'app.bsky.embed.gallery', items: images }
    : { $type: 'app.bsky.embed.images', images };
}

async function openImage(media: Media): Promise<Blob> {
  if (media.bytes > MAX_IMAGE_BYTES)
    throw new SocialError(sentence`Bluesky accepts images of up to 2 MB.`, {
      kind: 'permanent',
      code: 'image_bytes',
    });
  return openMedia(media);
}

/** Width and height as the picture is shown. */
function dimensionsOf(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    if (!(width > 0 && height > 0)) return null;
    return orientation > 4 ? { width: height, height: width } : { width, height };
  } catch {
    return null;
  }
}

const unreadable = (): SocialError =>
  new SocialError(sentence`Carillon can’t read the size of an image.`, {
    kind: 'permanent',
    code: 'image_size',
  });

/** The server prepares it after the post is published, as long as it accepts the file. */
async function videoOf(client: BlueskyClient, request: PublishRequest, media: Media): Promise<Embed> {
  if (media.mime !== VIDEO_TYPE)
    throw new SocialError(sentence`Bluesky accepts only MP4 videos.`, {
      kind: 'permanent',
      code: 'video_type',
    });
  const { access, signal } = request;
  const call = { access: { ...access, token: '' }, schema: limits, signal };
  const { blobUploadLimit: uploadLimit = USUAL_UPLOAD_BYTES } = await client.xrpc.query(
    'com.atproto.server.describeServer',
    call,
  );
  if (media.bytes > uploadLimit)
    throw new SocialError(
      text`Your Bluesky server accepts files of up to ${{ most: Math.floor(uploadLimit / 1_048_576) }} MB. Use a smaller video.`,
      { kind: 'permanent', code: 'video_bytes' },
    );
  const file = await openMedia(media);
  return {
    $type: 'app.bsky.embed.video',
    video: await bring(client, request, { media, place: 0, file }),
    ...(media.altText && { alt: media.altText }),
  };
}

interface OpenedMedia {
  readonly media: Media;
  readonly place: number;
  readonly file: Blob;
}

async function bring(client: BlueskyClient, request: PublishRequest, { media, place, file }: OpenedMedia) {
  const uploadedBlob = findUploadedBlob(request, place, media.bytes);
  if (uploadedBlob) return uploadedBlob;
  const typedBlob = new Blob([file], { type: media.mime });
  const brought = await uploadBlob(client, request.access, typedBlob, request.signal);
  await noteBlob(request, place, media.bytes, brought);
  return brought;
}

/** Brings the files of a noted post there again, which a deleted older post may have taken along. */
export async function bringAgain(client: BlueskyClient, request: PublishRequest): Promise<void> {
  for (const media of request.media) {
    const typedBlob = new Blob([await openMedia(media)], { type: media.mime });
    await uploadBlob(client, request.access, typedBlob, request.signal);
  }
}

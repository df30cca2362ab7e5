import { z } from 'zod';
import { textUpTo } from '../../domain/bounded-text.ts';
import { ALT_TEXT_LENGTH } from '../../domain/limits.ts';
import { MEDIA_NOTICES } from '../../domain/media-notice.ts';
import { videoFacts } from '../../domain/video-facts.ts';
import { sentence } from '../../text.ts';

/** Made by the client, or by the service. */
export const mediaId = z.uuid(sentence`Use a UUID.`).toLowerCase();

export const mediaName = textUpTo(255).trim().min(1, sentence`Give the file a name.`);

export const altText = textUpTo(ALT_TEXT_LENGTH).trim();

/** One file of the media library, as its workspace sees it. */
export const mediaView = z.object({
  id: z.uuid(),
  kind: z.enum(['image', 'video']),
  /** The media type of the stored copy. */
  type: z.string(),
  /** Size of the stored copy. */
  bytes: z.number().int(),
  /** The name that the owner gave it. */
  name: z.string(),
  /** Display size in pixels. Null if unknown. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** The alt text of an image. Empty if there is none. */
  alt_text: z.string().default(''),
  /** Null for images. */
  duration_ms: z.number().int().nullable(),
  /** The properties of a video that networks have rules for. Left out if unknown. */
  video: videoFacts.optional(),
  /** A change to the file that the user may not expect. Absent if there was none. */
  notice: z.enum(MEDIA_NOTICES).optional(),
  /** Signed, good for a day, the same for an hour. */
  url: z.string(),
  /** The same for a picture of at most 480 pixels a side; left out where `url` is small enough, and for videos. */
  thumbnail_url: z.string().optional(),
  /** Whether it stays when no draft and no post uses it. */
  kept: z.boolean().optional(),
  created_at: z.iso.datetime(),
});
export type MediaView = z.infer<typeof mediaView>;

export const mediaReply = z.object({ success: z.literal(true), media: mediaView });

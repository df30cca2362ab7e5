import { z } from 'zod';
import { typedDetails } from '../../domain/draft-details.ts';
import { MAX_COMMENT, MOST_TARGETS, UPLOAD_LIMITS } from '../../domain/limits.ts';
import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { sentence } from '../../text.ts';
import { generatedPosts } from '../ai/generated-posts.ts';
import { localTime } from './local-time.ts';
import { mediaId, mediaView } from './media-view.ts';
import { postOptions } from './post-options.ts';
import { review } from './review.ts';
import { repeat } from './series.ts';

/** Made by the browser. The post that is made of a draft has the draft's id. */
export const draftId = z.uuid(sentence`Use a UUID.`).toLowerCase();
export const draftParams = z.object({ id: draftId });

const words = z.string().max(100_000);
const hashtags = z.array(z.string().max(200)).max(200);

/** A text that is being edited. */
const writing = z.object({
  /** The content of the generated post that it was made from; null when it was written without one. */
  source: words.nullable(),
  text: words,
  /** The networks that get a different text. */
  versions: z.partialRecord(z.enum(PLATFORM_NAMES), words).default({}),
  /** Chosen ones, in the text or not, without #. */
  hashtags,
  /** Networks that get a text of their own without the chosen hashtags below it. */
  without_hashtags: z.array(z.enum(PLATFORM_NAMES)).max(10).optional(),
  /** Written below the post after it is published on these networks. Absent if nobody has set one. */
  first_comment: z
    .object({ text: z.string().max(MAX_COMMENT), networks: z.array(z.enum(PLATFORM_NAMES)).max(10) })
    .nullable()
    .optional(),
  /** Chosen options of networks, by platform and name. Left out while none is chosen. */
  options: z.partialRecord(z.enum(PLATFORM_NAMES), postOptions).optional(),
});

/** Everything stored about a draft. Missing fields haven't been set yet. */
export const draftContent = z.object({
  topic: z.string().max(5_000, sentence`Use at most 5,000 characters.`).default(''),
  /** The details next to the topic. Null if there are none. */
  details: typedDetails.nullable().default(null),
  /** The brand voice that the details were taken from, which may be gone. */
  voice_id: z.uuid().nullable().default(null),
  generated: generatedPosts.nullable().default(null),
  /** The text being edited. Null before one was selected. Its `source` names the selected one of `generated`. */
  post: writing.nullable().default(null),
  /**
   * The user's choice of networks: an entry for each page or account that is selected, or that was when its network
   * was. Once there is an entry, a network without one is not selected.
   */
  targets: z
    .array(
      z.object({
        platform: z.enum(PLATFORM_NAMES),
        selected: z.boolean(),
        /** Facebook page, Instagram account or LinkedIn page; null for the first one there is, on LinkedIn the profile. */
        page_id: z.string().max(200).nullable(),
      }),
    )
    .max(PLATFORM_NAMES.length * MOST_TARGETS)
    .default([]),
  /** Files of the media library, in order. */
  media_ids: z.array(mediaId).max(UPLOAD_LIMITS.files).default([]),
  mode: z.enum(['now', 'later']).default('now'),
  scheduled_time: localTime.nullable().default(null),
  timezone: z.string().max(100).nullable().default(null),
  use_ai_suggestion: z.boolean().default(false),
  /** Whether its links are tagged. Null to follow the workspace's rule. */
  link_tracking: z.boolean().nullable().default(null),
  /** How the post repeats from `scheduled_time` on. Absent if nobody has set it. */
  repeat: repeat.nullable().optional(),
  /** The dialog that is open on the page. */
  step: z.enum(['topic', 'edit', 'publish', 'schedule']).default('topic'),
});
export type DraftContent = z.output<typeof draftContent>;

/** A draft as its workspace sees it. */
export const draftView = draftContent.extend({
  id: z.uuid(),
  /** One more with each write; 1 after the first. */
  version: z.number().int().positive(),
  /** The files of `media_ids`, without those that are gone. */
  media: z.array(mediaView),
  review,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type DraftView = z.output<typeof draftView>;

export const draftReply = z.object({ success: z.literal(true), draft: draftView });

/** `detail` of the error `draft_changed`: the draft as it is now; null when it was deleted. */
export const draftChangedDetail = z.object({ draft: draftView.nullable() });
/** `detail` of the error `draft_sent`: the post that was made of the draft, read by GET /posts/:id. */
export const draftSentDetail = z.object({ post_id: z.string() });

import { z } from 'zod';
import { givenId, postText, textUpTo } from '../../domain/bounded-text.ts';
import { MAX_COMMENT, REQUEST_LIMITS, UPLOAD_LIMITS } from '../../domain/limits.ts';
import { platformId } from '../../domain/platform-id.ts';
import { PLATFORM_IDS, type PlatformId } from '../../domain/platforms.ts';
import { sentence } from '../../text.ts';
import { draftId } from './draft.ts';
import { postOptions } from './post-options.ts';

/** One target in the `platforms` field, which is a JSON list of these. */
export const platformEntry = z.object({
  platform_id: platformId,
  /**
   * Facebook page or Instagram account; a page or another profile on LinkedIn. Empty is as if left out, and is the LinkedIn
   * profile that was connected first.
   */
  page_id: givenId.nullish(),
  content: postText,
  /** Written below the post after it is published. Empty means the same as absent. */
  first_comment: textUpTo(MAX_COMMENT).nullish(),
  /** Options that only this network has, by name, such as a content warning. If absent, the defaults apply. */
  options: postOptions.nullish(),
});
export type PlatformEntry = z.infer<typeof platformEntry>;

/** Text fields of POST /posts/publish and /posts/schedule. Files come as `media_{platform_id}`, several may repeat a name. */
export const postForm = z.object({
  platforms: textUpTo(REQUEST_LIMITS.json).describe(
    'JSON list of {platform_id, page_id, content, first_comment, options}',
  ),
  initial_post_description: textUpTo(5_000).default(''),
  draft_id: draftId
    .optional()
    .describe(
      'The draft that this is made of, written before or not. The post has its id, so a repeated call, also from ' +
        'another tab, answers with the post that is there.',
    ),
  draft_version: z.coerce
    .number(sentence`Send the version of the draft.`)
    .int()
    .nonnegative()
    .optional()
    .describe('The version of the draft that was last seen. With another one now: `draft_changed`.'),
  media_ids: textUpTo(1_000)
    .default('[]')
    .describe('JSON list of ids of the media library, in order: every target gets these files'),
  link_tracking: z
    .enum(['true', 'false'])
    .optional()
    .describe(
      'Whether the links of this post are tagged as PUT /posts/link-tracking says; as that rule says when left out.',
    ),
  idempotency_key: z
    .string()
    .min(8)
    .max(100)
    .optional()
    .describe(
      'For calls without a draft: a repeated call with it answers as the first did. Without one, a caller whose ' +
        'reply was lost makes a second post by asking again.',
    ),
});

/**
 * True if another form of the same draft or key was accepted before: the reply is about that form's post, and this
 * form was ignored.
 */
export const earlier = z.boolean().default(false);

const files = z
  .array(z.file())
  .max(UPLOAD_LIMITS.files)
  .optional()
  .describe('Images or one video for this network alone');

/** The file parts, by the id of the network that they are for. */
export const mediaFiles = Object.fromEntries(PLATFORM_IDS.map((id) => [`media_${id}`, files])) as Readonly<
  Record<`media_${PlatformId}`, typeof files>
>;

/** Their names, as clients also write them. */
export const MEDIA_FIELD = new RegExp(`^media_(${PLATFORM_IDS.join('|')})(\\[\\])?$`);

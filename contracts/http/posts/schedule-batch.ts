import { z } from 'zod';
import { givenId, postText, textUpTo, zoneName } from '../../domain/bounded-text.ts';
import { MAX_COMMENT, UPLOAD_LIMITS } from '../../domain/limits.ts';
import { platformId } from '../../domain/platform-id.ts';
import { defineOperation } from '../../operation.ts';
import { sentence } from '../../text.ts';
import { messageWithValues } from '../../words/message-with-values.ts';
import { EXAMPLE } from '../example-values.ts';
import { localTime } from './local-time.ts';
import { mediaId } from './media-view.ts';

/** Most posts of one call. */
export const BATCH_POSTS = 50;
/** Most targets of one post. */
const BATCH_TARGETS = 30;

const batchPost = z.object({
  /** Names the post in its workspace, and in the reply: a repeated call with it finds the post that is there. */
  idempotency_key: z.string().min(8).max(100),
  content: postText,
  /** Written below the post of each target after it is published. Empty means the same as absent. */
  first_comment: textUpTo(MAX_COMMENT).nullish(),
  targets: z
    .array(z.object({ platform_id: platformId, page_id: givenId.nullish() }))
    .min(1, sentence`Choose at least one account.`)
    .max(BATCH_TARGETS),
  /** Null for the next free posting slot of each account's own. */
  scheduled_time: localTime.nullable(),
  media_ids: z.array(mediaId).max(UPLOAD_LIMITS.files).default([]),
});
export type BatchPost = z.input<typeof batchPost>;

const batchResult = z.object({
  idempotency_key: z.string(),
  /**
   * `repeated`: an earlier call created it, from the same input. `gone`: an earlier call created it, and it has been
   * canceled or deleted since. `refused`: nothing was created; with `conflict` if the key belongs to another post.
   */
  outcome: z.enum(['scheduled', 'repeated', 'gone', 'refused']),
  post_id: z.string().nullable(),
  /** When its first target is published, UTC. Null if it was rejected. */
  due_at: z.iso.datetime().nullable(),
  /** The error code of a refusal, and a sentence for people. */
  error: z.string().nullable(),
  message: z.string().nullable(),
  errors: z.record(z.string(), z.array(z.string())).default({}),
  /** The same as `texts` in a failed reply. */
  texts: z.record(z.string(), messageWithValues).optional(),
});
export type BatchResult = z.infer<typeof batchResult>;

/** Schedules posts independently, like POST /posts/schedule: a rejected one doesn't stop the others. */
export const scheduleBatch = defineOperation({
  id: 'posts.scheduleBatch',
  method: 'POST',
  path: '/posts/schedule/batch',
  access: 'editor',
  scope: 'posts:publish',
  rate: 'costly',
  summary: 'Schedule many posts',
  example: {
    body: {
      timezone: EXAMPLE.zone,
      posts: [
        {
          idempotency_key: EXAMPLE.key,
          content: EXAMPLE.text,
          targets: [{ platform_id: 1, page_id: EXAMPLE.page }],
          scheduled_time: EXAMPLE.time,
        },
      ],
    },
  },
  body: z.object({
    /** IANA zone that the times are meant in. */
    timezone: zoneName,
    posts: z.array(batchPost).min(1).max(BATCH_POSTS),
    /** Their source, in words; stored as each post's topic. */
    description: textUpTo(200).default(''),
  }),
  response: z.object({ success: z.literal(true), results: z.array(batchResult) }),
  errors: ['not_authenticated', 'validation_failed'],
});

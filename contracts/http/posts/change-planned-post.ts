import { z } from 'zod';
import { zoneName } from '../../domain/bounded-text.ts';
import { MOST_TARGETS, UPLOAD_LIMITS } from '../../domain/limits.ts';
import { defineOperation } from '../../operation.ts';
import { sentence } from '../../text.ts';
import { EXAMPLE } from '../example-values.ts';

import { localTime } from './local-time.ts';
import { mediaId } from './media-view.ts';
import { seenVersions } from './planned-post.ts';
import { platformEntry } from './post-form.ts';
import { postParams, postReply } from './publication-reply.ts';

/**
 * Changes a scheduled post in place, as one change: its texts, first comments, files, targets and time. The post
 * stays scheduled throughout. `platforms` names every target that the post has afterwards; a changeable target that
 * isn't named is removed. Targets that are published or being published stay unchanged; if they are named, `refused`
 * reports them.
 */
export const changePlannedPost = defineOperation({
  id: 'posts.changePlannedPost',
  method: 'PUT',
  path: '/posts/:id/plan',
  access: 'editor',
  scope: 'posts:publish',
  rate: 'costly',
  summary: 'Change a planned post',
  example: {
    params: { id: EXAMPLE.post },
    body: {
      platforms: [{ platform_id: 1, page_id: EXAMPLE.page, content: EXAMPLE.text }],
      scheduled_time: EXAMPLE.time,
      timezone: EXAMPLE.zone,
    },
  },
  params: postParams,
  body: z.object({
    platforms: z.array(platformEntry).min(1, sentence`Choose at least one account.`).max(MOST_TARGETS),
    /** Files of the media library for every target, in order. Left out: each target keeps its own. */
    media_ids: z.array(mediaId).max(UPLOAD_LIMITS.files).optional(),
    /** The new time, for every target. Left out: each target keeps its own. */
    scheduled_time: localTime.optional(),
    /** IANA zone that `scheduled_time` is meant in; the zone that the post was scheduled in when left out. */
    timezone: zoneName.optional(),
    /** Whether links are tagged; null for the workspace's rule. Left out: as before. */
    link_tracking: z.boolean().nullable().optional(),
    /**
     * The versions that the editor was shown. Rejected with `conflict` when a changeable target has another version by
     * now, so that nothing is overwritten unseen; without it the post is changed unconditionally.
     */
    seen: seenVersions.optional(),
    /** One for each change: a repeated call with it answers as the first did, whatever became of the post since. */
    idempotency_key: z.string().min(8).max(100).optional(),
  }),
  response: postReply,
  errors: [
    'not_authenticated',
    'validation_failed',
    'not_found',
    'not_connected',
    'conflict',
    'approval_required',
    'quota_full',
    'storage_full',
    'unsupported_media',
  ],
});

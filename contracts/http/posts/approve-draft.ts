import { z } from 'zod';
import { MOST_TARGETS, UPLOAD_LIMITS } from '../../domain/limits.ts';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { draftParams, draftReply } from './draft.ts';
import { mediaId } from './media-view.ts';
import { platformEntry } from './post-form.ts';
import { repeat } from './series.ts';

/**
 * Approves a draft that waits for it without publishing it: members who may publish or schedule can then do so with
 * just this version, at any time. Publishing or scheduling a draft that waits for approval approves it too. `conflict`:
 * it waits for none; `approval_required`: an owner has to approve it.
 */
export const approveDraft = defineOperation({
  id: 'posts.approveDraft',
  method: 'POST',
  path: '/posts/drafts/:id/approve',
  access: 'editor',
  scope: 'posts:publish',
  summary: 'Approve a draft',
  example: {
    params: { id: EXAMPLE.post },
    body: { version: 1, platforms: [{ platform_id: 1, page_id: EXAMPLE.page, content: EXAMPLE.text }] },
  },
  params: draftParams,
  body: z.object({
    /** The one that was seen. */
    version: z.number().int().positive(),
    /** The targets to publish to, as in POST /posts/publish. */
    platforms: z.array(platformEntry).min(1).max(MOST_TARGETS),
    media_ids: z.array(mediaId).max(UPLOAD_LIMITS.files).default([]),
    link_tracking: z.boolean().nullable().default(null),
    repeat: repeat.nullable().default(null),
  }),
  response: draftReply,
  errors: [
    'not_authenticated',
    'validation_failed',
    'not_found',
    'conflict',
    'draft_changed',
    'draft_sent',
    'approval_required',
  ],
});

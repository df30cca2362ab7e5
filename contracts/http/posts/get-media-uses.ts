import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { mediaId } from './media-view.ts';

const use = z.object({
  /** The id of the draft or post. */
  id: z.uuid(),
  /** `draft`; `planned`: part of it is still to be published, or failed and can be retried; `out`: nothing is. */
  kind: z.enum(['draft', 'planned', 'out']),
  /** Its first 120 characters. */
  text: z.string(),
  /** When a draft was last changed; when a post was or is due. */
  at: z.iso.datetime(),
});
export type MediaUse = z.infer<typeof use>;

/** The drafts and posts that use a file: fifty at the most, drafts first. */
export const getMediaUses = defineOperation({
  id: 'posts.getMediaUses',
  method: 'GET',
  path: '/posts/media/:id/uses',
  access: 'viewer',
  scope: 'posts:read',
  summary: 'List the drafts and posts that use a media library file',
  example: { params: { id: EXAMPLE.media } },
  params: z.object({ id: mediaId }),
  response: z.object({
    success: z.literal(true),
    uses: z.array(use),
    /** Whether there are more uses than these. */
    more: z.boolean(),
  }),
  errors: ['not_authenticated', 'validation_failed', 'not_found'],
});

import { z } from 'zod';
import { cursor, textUpTo } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { mediaView } from './media-view.ts';

/**
 * At most forty files, the newest first. A search checks some thousand files at a time, so a page may have fewer
 * files, or none, and still be followed by another.
 */
export const listMedia = defineOperation({
  id: 'posts.listMedia',
  method: 'GET',
  path: '/posts/media',
  access: 'viewer',
  scope: 'posts:read',
  summary: 'The media library of the workspace',
  example: { query: { kind: 'image' } },
  query: z.object({
    kind: z.enum(['image', 'video']).optional(),
    /** Words that the name or the alt text has, each of them, in capitals or not. */
    search: textUpTo(200).optional(),
    /** `next` of the page before. */
    before: cursor.optional(),
  }),
  response: z.object({
    success: z.literal(true),
    media: z.array(mediaView),
    /** Where the next page begins; null when this is the last. */
    next: z.string().nullable(),
    /** The storage that the workspace uses and its limit, in bytes. */
    used_bytes: z.number().int(),
    quota_bytes: z.number().int(),
  }),
  errors: ['not_authenticated', 'validation_failed'],
});

import { z } from 'zod';
import { givenId } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { postFigures } from './figures.ts';
import { postWithFigures } from './list-post-figures.ts';

/** The figures of each publication of a post, and how they came to be. */
export const getPostFigures = defineOperation({
  id: 'analytics.getPostFigures',
  method: 'GET',
  path: '/analytics/posts/:id',
  access: 'viewer',
  onBehalf: ['ai'],
  scope: 'analytics:read',
  summary: 'Analytics of one post',
  example: { params: { id: EXAMPLE.post } },
  params: z.object({ id: givenId.describe('Id of the post') }),
  response: z.object({
    success: z.literal(true),
    /** The published targets. Empty if the post isn't published. */
    publications: z
      .array(
        postWithFigures.extend({
          /** The readings, the oldest first. They are more frequent while a post is new. */
          curve: z.array(postFigures.extend({ at: z.iso.datetime() })).max(200),
        }),
      )
      .max(100),
  }),
  errors: ['not_authenticated', 'validation_failed'],
});

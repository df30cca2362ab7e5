import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { template, templateParams, templateWords } from './template.ts';

/**
 * Writes a template whole. `template_changed` when it has another version by now, or was deleted, which `detail` tells.
 * A repeated call whose reply was lost answers as the first time.
 */
export const saveTemplate = defineOperation({
  id: 'posts.saveTemplate',
  method: 'PUT',
  path: '/posts/templates/:id',
  access: 'writer',
  scope: 'texts',
  summary: 'Write a template',
  example: { params: { id: EXAMPLE.own }, body: { name: 'New bread', text: 'New: {product}', version: 0 } },
  params: templateParams,
  body: templateWords.extend({
    /** The one that its writer last saw; 0 for a new template. */
    version: z.number().int().nonnegative(),
  }),
  response: z.object({ success: z.literal(true), template: template }),
  errors: ['not_authenticated', 'validation_failed', 'template_changed', 'too_many_templates'],
});

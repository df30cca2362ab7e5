import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { TEMPLATE_LIMITS, template } from './template.ts';

export const listTemplates = defineOperation({
  id: 'posts.listTemplates',
  method: 'GET',
  path: '/posts/templates',
  access: 'viewer',
  scope: 'texts',
  summary: "The workspace's templates",
  response: z.object({
    success: z.literal(true),
    /** By name. */
    templates: z.array(template).max(TEMPLATE_LIMITS.count),
  }),
  errors: ['not_authenticated'],
});

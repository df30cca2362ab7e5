import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';

import { publicationParams, publicationReply } from './publication-reply.ts';

/** Publishes a scheduled publication at once. Does nothing if it is already being published. */
export const publishPublicationNow = defineOperation({
  id: 'posts.publishPublicationNow',
  method: 'POST',
  path: '/posts/publications/:id/publish-now',
  access: 'editor',
  onBehalf: ['ai'],
  scope: 'posts:publish',
  rate: 'costly',
  summary: 'Publish one target of a scheduled post at once',
  example: { params: { id: EXAMPLE.publication } },
  params: publicationParams,
  response: publicationReply,
  errors: ['not_authenticated', 'not_found', 'conflict'],
});

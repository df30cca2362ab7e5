import { z } from 'zod';
import { givenId } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';

/** For who tells others of a publication, whatever state it is in. */
export const readPublicationText = defineOperation({
  id: 'posts.readPublicationText',
  method: 'POST',
  path: '/internal/publications/text',
  access: ['deliverer'],
  summary: 'The text of a publication',
  body: z.object({ workspace_id: givenId, publication_id: givenId }),
  response: z.object({ text: z.string() }),
  errors: ['not_found'],
});

import { z } from 'zod';
import { givenId } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';

export const AUTHORS_AT_ONCE = 200;

/** For notifications, which mails them: who wrote these posts. Those that are not there are passed over. */
export const listAuthors = defineOperation({
  id: 'posts.listAuthors',
  method: 'POST',
  path: '/internal/posts/authors',
  access: ['notifications'],
  summary: 'Get the authors of posts',
  body: z.object({ workspace_id: givenId, post_ids: z.array(givenId).max(AUTHORS_AT_ONCE) }),
  response: z.object({ authors: z.array(z.object({ post_id: z.string(), user_id: z.string() })) }),
});

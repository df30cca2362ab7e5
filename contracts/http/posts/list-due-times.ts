import { z } from 'zod';
import { givenId } from '../../domain/bounded-text.ts';
import { dateTime } from '../../domain/date-time.ts';
import { defineOperation } from '../../operation.ts';

/** For services that suggest times: when a workspace's scheduled posts are published. */
export const listDueTimes = defineOperation({
  id: 'posts.listDueTimes',
  method: 'POST',
  path: '/internal/publications/due-times',
  access: ['analytics'],
  summary: 'Get the times of scheduled posts',
  body: z.object({ workspace_id: givenId, from: dateTime, until: dateTime }),
  response: z.object({ due_at: z.array(z.iso.datetime()) }),
});

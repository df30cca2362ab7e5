import { commentReceived } from '@carillon/contracts/events/analytics/comment-received.ts';
import { COMMENT_RECEIVED } from '@carillon/contracts/testing/examples/events.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { expect, test } from '@jest/globals';
import { createFakeQueue } from '../fake-queue.ts';

test('records the events it consumes from analytics', async () => {
  const { message, agree } = await pactsOf('webhooks');
  const { queue, consumers } = createFakeQueue();
  await message(commentReceived, COMMENT_RECEIVED, consumers);
  const { workspace_id: workspaceId, text, url } = COMMENT_RECEIVED;
  expect(queue).toMatchObject([{ workspaceId, type: 'comment.received', data: { text, permalink: url } }]);
  await agree();
});

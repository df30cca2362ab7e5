import { commentReceived } from '@carillon/contracts/events/analytics/comment-received.ts';
import { COMMENT_RECEIVED } from '@carillon/contracts/testing/examples/events.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('what webhooks hears of analytics', async () => {
  const { message, agree } = await pactsOf('webhooks');
  await message(commentReceived, COMMENT_RECEIVED);
  await agree();
});

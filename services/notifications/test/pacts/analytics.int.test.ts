import { summarizeWeek } from '@carillon/contracts/http/analytics/summarize-week.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('records the pact with analytics', async () => {
  const { exchange, agree } = await pactsOf('notifications');
  const unknown = { value: null, before: null };
  const workspace_id = '8c5a6bdf-3445-4fa6-9c89-001bd9f68d32';
  await exchange(summarizeWeek, {
    state: 'a published post with figures',
    known: { workspace_id },
    // A week of which nothing is known: the fields are there all the same.
    input: { body: { workspace_id, timezone: 'UTC', until: '2036-01-07' } },
    reads: {
      likes: unknown,
      comments: unknown,
      shares: unknown,
      reach: unknown,
      best: null,
    },
  });
  await agree();
});

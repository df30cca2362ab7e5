import { getBestTimes } from '@carillon/contracts/http/analytics/get-best-times.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

test('what the planner reads of analytics', async () => {
  const { exchange, agree } = await pactsOf('planner');
  await exchange(getBestTimes, {
    input: { query: { platforms: '1,2,3', timezone: 'UTC' } },
    reads: {
      success: true,
      slots: [{ weekday: 1, hour: 0, score: 0.848485, posts: 0 }],
      best: [{ weekday: 2, hour: 11, score: 1.272727, posts: 0 }],
      basis: 'general',
      posts: 0,
    },
  });
  await agree();
});

import { getBestTimes } from '@carillon/contracts/http/analytics/get-best-times.ts';
import { BEST_TIMES } from '@carillon/contracts/testing/examples/best-times.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

test('records the pact with analytics', async () => {
  const { exchange, agree } = await pactsOf('planner');
  await exchange(getBestTimes, {
    input: { query: { platforms: '1,2,3', timezone: 'UTC' } },
    reads: BEST_TIMES,
  });
  await agree();
});

import { suggestTime } from '@carillon/contracts/http/analytics/suggest-time.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

test('what the composer reads of analytics', async () => {
  const { exchange, agree } = await pactsOf('composer');
  await exchange(suggestTime, {
    input: { query: { platforms: '1', timezone: 'UTC' } },
    reads: {
      success: true,
      scheduled_time: '2026-11-24 09:00:00',
      timezone: 'UTC',
      reason: 'General experience; too few of your own…',
    },
  });
  await agree();
});

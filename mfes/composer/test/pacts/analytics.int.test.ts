import { suggestTime } from '@carillon/contracts/http/analytics/suggest-time.ts';
import { SUGGESTED_TIME } from '@carillon/contracts/testing/examples/best-times.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

test('records the pact with analytics', async () => {
  const { exchange, agree } = await pactsOf('composer');
  await exchange(suggestTime, {
    input: { query: { platforms: '1', timezone: 'UTC' } },
    reads: SUGGESTED_TIME,
  });
  await agree();
});

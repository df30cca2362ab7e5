import { listKnownTargets } from '@carillon/contracts/http/analytics/list-known-targets.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

test('records the pact with analytics', async () => {
  const { exchange, agree } = await pactsOf('shell');
  await exchange(listKnownTargets, {
    state: 'a published post with figures',
    reads: {
      success: true,
      targets: [{ target_id: '104344569041026', target_name: 'ada', platform: 'facebook', connected: true }],
    },
  });
  await agree();
});

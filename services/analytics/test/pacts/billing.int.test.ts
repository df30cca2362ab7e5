import { requireFeature } from '@carillon/contracts/http/billing/require-feature.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('records the pact with billing', async () => {
  const { exchange, agree } = await pactsOf('analytics');
  await exchange(requireFeature, {
    state: 'an account',
    known: { workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff' },
    input: { body: { workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff', feature: 'sentimentAnalysis' } },
    reads: { success: true },
  });
  await agree();
});

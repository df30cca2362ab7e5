import { getWordBalance } from '@carillon/contracts/http/billing/get-word-balance.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

test('records the pact with billing', async () => {
  const { exchange, agree } = await pactsOf('assistant');
  await exchange(getWordBalance, { reads: { success: true, left: 1210000, unlimited: false } });
  await agree();
});

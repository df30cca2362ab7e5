import { getWordBalance } from '@carillon/contracts/http/billing/get-word-balance.ts';
import { listWordLedger } from '@carillon/contracts/http/billing/list-word-ledger.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

test('records the pact with billing', async () => {
  const { exchange, agree } = await pactsOf('shell');
  await exchange(getWordBalance, {
    reads: { success: true, granted: 1210000, spent: 0, reserved: 0, left: 1210000, unlimited: false },
  });
  await exchange(listWordLedger, {
    reads: {
      success: true,
      entries: [
        {
          id: 'plan 014d65b1-ed7c-41a9-ae04-3c056036af4d 0',
          kind: 'grant',
          reason: 'plan',
          words: 200000,
          left: 1210000,
          at: '2026-11-24T02:43:40.111Z',
        },
      ],
    },
  });
  await agree();
});

import { commitWords } from '@carillon/contracts/http/billing/commit-words.ts';
import { releaseWords } from '@carillon/contracts/http/billing/release-words.ts';
import { reserveWords } from '@carillon/contracts/http/billing/reserve-words.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('what ai reads of billing', async () => {
  const { exchange, agree } = await pactsOf('ai');
  await exchange(commitWords, {
    state: 'reserved words',
    known: { workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99' },
    input: { body: { workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99', id: 'reserved', words: 5 } },
    reads: { success: true, spent: 5 },
  });
  await exchange(releaseWords, {
    state: 'an account',
    known: { workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99' },
    input: { body: { workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99', id: 'c' } },
    reads: { success: true },
  });
  await exchange(reserveWords, {
    state: 'an account',
    known: { workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99' },
    input: {
      body: {
        workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99',
        id: 'a',
        words: 5,
        reason: 'description',
      },
    },
    reads: { success: true, words: 5 },
  });
  await agree();
});

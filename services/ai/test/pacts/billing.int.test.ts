import { commitWords } from '@carillon/contracts/http/billing/commit-words.ts';
import { getPlan } from '@carillon/contracts/http/billing/get-plan.ts';
import { releaseWords } from '@carillon/contracts/http/billing/release-words.ts';
import { reserveWords } from '@carillon/contracts/http/billing/reserve-words.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('records the pact with billing', async () => {
  const { exchange, agree } = await pactsOf('ai');
  await exchange(commitWords, {
    state: 'reserved words',
    known: { workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99' },
    input: { body: { workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99', id: 'reserved', words: 5 } },
    reads: { success: true, spent: 5 },
  });
  const usedCount = (count: number) => ({ used: count, limit: null });
  await exchange(getPlan, {
    state: 'a paid plan',
    reads: {
      success: true,
      status: 'active',
      plan: 'premium',
      next_plan: null,
      period: 'yearly',
      ends_at: '2027-11-24T02:43:39.918Z',
      renews: true,
      trial_days_left: 0,
      usage: { posts: usedCount(1), scheduled_posts: usedCount(0), accounts: usedCount(3) },
      words: { granted: 810000, spent: 0, reserved: 0, left: 810000, unlimited: false },
      words_per_month: 200000,
      provider: 'sandbox',
      pending: null,
      from_sandbox: false,
      bonus: false,
    },
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

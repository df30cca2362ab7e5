import { commitQuota } from '@carillon/contracts/http/billing/commit-quota.ts';
import { releaseQuota } from '@carillon/contracts/http/billing/release-quota.ts';
import { reserveQuota } from '@carillon/contracts/http/billing/reserve-quota.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('what posts reads of billing', async () => {
  const { exchange, agree } = await pactsOf('posts');
  await exchange(commitQuota, {
    state: 'an account',
    known: { workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff' },
    input: {
      body: {
        workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff',
        id: 'a',
        uses: [{ quota: 'posts', until: null }],
      },
    },
    reads: { success: true },
  });
  await exchange(releaseQuota, {
    state: 'an account',
    known: { workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff' },
    input: {
      body: {
        workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff',
        id: 'a',
        quotas: ['posts'],
        committed: true,
      },
    },
    reads: { success: true },
  });
  await exchange(reserveQuota, {
    state: 'an account',
    known: { workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff' },
    input: { body: { workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff', id: 'a', quotas: ['posts'] } },
    reads: { success: true },
  });
  await agree();
});

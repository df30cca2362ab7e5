import { commitQuota } from '@carillon/contracts/http/billing/commit-quota.ts';
import { releaseQuota } from '@carillon/contracts/http/billing/release-quota.ts';
import { reserveQuota } from '@carillon/contracts/http/billing/reserve-quota.ts';
import type { Pacts } from './pact.ts';

/** Records the calls of a service to billing by `plan/quotas.ts`. */
export async function readQuotas({ exchange }: Pacts): Promise<void> {
  const workspace_id = 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff';
  await exchange(commitQuota, {
    state: 'an account',
    known: { workspace_id },
    input: {
      body: {
        workspace_id,
        id: 'a',
        uses: [{ quota: 'posts', until: null }],
      },
    },
    reads: { success: true },
  });
  await exchange(releaseQuota, {
    state: 'an account',
    known: { workspace_id },
    input: {
      body: {
        workspace_id,
        id: 'a',
        quotas: ['posts'],
        committed: true,
      },
    },
    reads: { success: true },
  });
  await exchange(reserveQuota, {
    state: 'an account',
    known: { workspace_id },
    input: { body: { workspace_id, id: 'a', quotas: ['posts'] } },
    reads: { success: true },
  });
}

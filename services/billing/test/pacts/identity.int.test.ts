import { accountDeleted } from '@carillon/contracts/events/identity/account-deleted.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import { listQuotaUses } from '@carillon/contracts/http/identity/list-quota-uses.ts';
import { ACCOUNT_DELETED, WORKSPACE_DELETED } from '@carillon/contracts/testing/examples/events.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('what billing reads of identity', async () => {
  const { exchange, message, agree } = await pactsOf('billing');
  const workspace_id = '8c5a6bdf-3445-4fa6-9c89-001bd9f68d32';
  await exchange(listQuotaUses, {
    state: 'an account',
    known: { workspace_id },
    input: { body: { workspace_id } },
    reads: { uses: [{ quota: 'accounts', id: 'facebook', until: null }], complete: true },
  });
  await message(accountDeleted, ACCOUNT_DELETED);
  await message(workspaceDeleted, WORKSPACE_DELETED);
  await agree();
});

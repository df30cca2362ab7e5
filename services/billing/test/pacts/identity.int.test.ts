import { accountDeleted } from '@carillon/contracts/events/identity/account-deleted.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import { listQuotaUses } from '@carillon/contracts/http/identity/list-quota-uses.ts';
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
  await message(accountDeleted, { user_id: '6a259c16-4950-4187-b6ff-98e02db32a46' });
  await message(workspaceDeleted, { workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99' });
  await agree();
});

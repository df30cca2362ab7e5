import { accountDeleted } from '@carillon/contracts/events/identity/account-deleted.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('what webhooks hears of identity', async () => {
  const { message, agree } = await pactsOf('webhooks');
  await message(connectionChanged, {
    workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99',
    platform: 'instagram',
    status: 'connected',
    reason: null,
    revision: 2,
  });
  await message(accountDeleted, { user_id: '6a259c16-4950-4187-b6ff-98e02db32a46' });
  await message(workspaceDeleted, { workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99' });
  await agree();
});

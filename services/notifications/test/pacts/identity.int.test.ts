import { accountDeleted } from '@carillon/contracts/events/identity/account-deleted.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { mailRequested } from '@carillon/contracts/events/identity/mail-requested.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('what notifications hears of identity', async () => {
  const { message, agree } = await pactsOf('notifications');
  await message(connectionChanged, {
    workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99',
    platform: 'instagram',
    status: 'connected',
    reason: null,
    revision: 2,
  });
  await message(mailRequested, {
    mail_id: '2f1b8a52-3c1a-4f0e-9a57-6a1f7f1d9a10',
    sealed: 'v2:ab43a17b:q83vEjRWeJCrze8SNFZ4kA',
  });
  await message(accountDeleted, { user_id: '6a259c16-4950-4187-b6ff-98e02db32a46' });
  await message(workspaceDeleted, { workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99' });
  await agree();
});

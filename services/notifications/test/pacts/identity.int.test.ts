import { accountDeleted } from '@carillon/contracts/events/identity/account-deleted.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { mailRequested } from '@carillon/contracts/events/identity/mail-requested.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import {
  ACCOUNT_DELETED,
  CONNECTION_CHANGED,
  WORKSPACE_DELETED,
} from '@carillon/contracts/testing/examples/events.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('what notifications hears of identity', async () => {
  const { message, agree } = await pactsOf('notifications');
  await message(connectionChanged, CONNECTION_CHANGED);
  await message(mailRequested, {
    mail_id: '2f1b8a52-3c1a-4f0e-9a57-6a1f7f1d9a10',
    sealed: 'v2:ab43a17b:q83vEjRWeJCrze8SNFZ4kA',
  });
  await message(accountDeleted, ACCOUNT_DELETED);
  await message(workspaceDeleted, WORKSPACE_DELETED);
  await agree();
});

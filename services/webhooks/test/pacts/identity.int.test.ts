import { accountDeleted } from '@carillon/contracts/events/identity/account-deleted.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import {
  ACCOUNT_DELETED,
  CONNECTION_CHANGED,
  WORKSPACE_DELETED,
} from '@carillon/contracts/testing/examples/events.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('what webhooks hears of identity', async () => {
  const { message, agree } = await pactsOf('webhooks');
  await message(connectionChanged, CONNECTION_CHANGED);
  await message(accountDeleted, ACCOUNT_DELETED);
  await message(workspaceDeleted, WORKSPACE_DELETED);
  await agree();
});

import { accountDeleted } from '@carillon/contracts/events/identity/account-deleted.ts';
import { accountReclaimed } from '@carillon/contracts/events/identity/account-reclaimed.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import {
  ACCOUNT_DELETED,
  ACCOUNT_RECLAIMED,
  CONNECTION_CHANGED,
  MEMBER_JOINED,
  WORKSPACE_DELETED,
} from '@carillon/contracts/testing/examples/events.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('what webhooks hears of identity', async () => {
  const { message, agree } = await pactsOf('webhooks');
  await message(connectionChanged, CONNECTION_CHANGED);
  await message(memberChanged, MEMBER_JOINED);
  await message(accountReclaimed, ACCOUNT_RECLAIMED);
  await message(accountDeleted, ACCOUNT_DELETED);
  await message(workspaceDeleted, WORKSPACE_DELETED);
  await agree();
});

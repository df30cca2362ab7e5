import { accountDeleted } from '@carillon/contracts/events/identity/account-deleted.ts';
import { accountReclaimed } from '@carillon/contracts/events/identity/account-reclaimed.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import { checkTarget } from '@carillon/contracts/http/identity/check-target.ts';
import { reportLostConnection } from '@carillon/contracts/http/identity/report-lost-connection.ts';
import { resolveTarget } from '@carillon/contracts/http/identity/resolve-target.ts';
import {
  ACCOUNT_DELETED,
  ACCOUNT_RECLAIMED,
  CONNECTION_CHANGED,
  MEMBER_JOINED,
  WORKSPACE_DELETED,
} from '@carillon/contracts/testing/examples/events.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('what posts reads of identity', async () => {
  const { exchange, message, agree } = await pactsOf('posts');
  await exchange(checkTarget, {
    state: 'an account',
    known: {
      workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff',
      user_id: 'a53132d1-db88-4ec0-9ff6-7bb1a10cb166',
      page_id: '104344569041026',
    },
    input: {
      body: {
        workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff',
        user_id: 'a53132d1-db88-4ec0-9ff6-7bb1a10cb166',
        platform_id: 1,
        page_id: '104344569041026',
      },
    },
    reads: { target_id: '104344569041026', target_name: 'ada', timezone: 'UTC' },
  });
  await exchange(reportLostConnection, {
    state: 'an account',
    known: { workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff' },
    input: {
      body: {
        workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff',
        platform_id: 1,
        reason: 'revoked',
        revision: 0,
      },
    },
    reads: { success: true, lost: false },
  });
  await exchange(resolveTarget, {
    state: 'an account',
    known: { workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff', page_id: '104344569041026' },
    input: {
      body: {
        workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff',
        platform_id: 1,
        page_id: '104344569041026',
      },
    },
    reads: {
      access_token: 'EAAPX1tbE-iXW9qBeZKGT31vT8kR8igx7Z7y4qxbg8or__g',
      target_id: '104344569041026',
      target_name: 'ada',
      revision: 1,
    },
  });
  await message(connectionChanged, CONNECTION_CHANGED);
  await message(memberChanged, MEMBER_JOINED);
  await message(accountReclaimed, ACCOUNT_RECLAIMED);
  await message(accountDeleted, ACCOUNT_DELETED);
  await message(workspaceDeleted, WORKSPACE_DELETED);
  await agree();
});

import { accountDeleted } from '@carillon/contracts/events/identity/account-deleted.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import { listTargets } from '@carillon/contracts/http/identity/list-targets.ts';
import { reportLostConnection } from '@carillon/contracts/http/identity/report-lost-connection.ts';
import { resolveTarget } from '@carillon/contracts/http/identity/resolve-target.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('what analytics reads of identity', async () => {
  const { exchange, message, agree } = await pactsOf('analytics');
  await exchange(listTargets, {
    state: 'an account',
    known: { workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff' },
    input: { body: { workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff', platform: 'facebook' } },
    reads: { targets: [{ page_id: '104344569041026', target_id: '104344569041026', target_name: 'ada' }] },
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

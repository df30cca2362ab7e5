import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { listTargets } from '@carillon/contracts/http/identity/connections/list-targets.ts';
import { reportLostConnection } from '@carillon/contracts/http/identity/connections/report-lost-connection.ts';
import { resolveTarget } from '@carillon/contracts/http/identity/connections/resolve-target.ts';
import { CONNECTION_CHANGED } from '@carillon/contracts/testing/examples/events.ts';
import { hearDeletions } from '@carillon/kit/test/hear-deletions.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { expect, test } from '@jest/globals';
import { consumersOf } from '../../consumers/consumers.ts';
import { entry } from '../../main-collector.ts';
import { startCollecting } from '../collector-under-test.ts';

test('records the pact with identity', async () => {
  const pacts = await pactsOf('analytics');
  const { exchange, message, agree } = pacts;
  await exchange(listTargets, {
    state: 'an account',
    known: { workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff' },
    input: { body: { workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff', platform: 'facebook' } },
    reads: { targets: [{ page_id: '104344569041026', target_id: '104344569041026', target_name: 'ada' }] },
  });
  await exchange(reportLostConnection, {
    state: 'an account',
    known: {
      workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff',
      connection_id: 'con_7lktUxDn0T9nPGjb6tmu8OK7',
    },
    input: {
      body: {
        workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff',
        platform_id: 1,
        connection_id: 'con_7lktUxDn0T9nPGjb6tmu8OK7',
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
        target_id: '104344569041026',
      },
    },
    reads: {
      connection_id: 'con_7lktUxDn0T9nPGjb6tmu8OK7',
      access_token: 'EAAPX1tbE-iXW9qBeZKGT31vT8kR8igx7Z7y4qxbg8or__g',
      target_id: '104344569041026',
      target_name: 'ada',
      revision: 1,
    },
  });
  const { collector, close } = await startCollecting();
  await message(connectionChanged, CONNECTION_CHANGED, consumersOf(collector));
  const { workspace_id } = CONNECTION_CHANGED;
  expect(await collector.stores.targets.ofWorkspace(workspace_id)).toMatchObject([
    { platform: 'instagram', targetId: 'insta-1' },
  ]);
  await close();
  await hearDeletions(pacts, entry, { PUBLIC_URL: 'http://localhost' });
  await agree();
});

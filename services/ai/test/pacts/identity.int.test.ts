import { getUser } from '@carillon/contracts/http/identity/account/get-user.ts';
import { listConnections } from '@carillon/contracts/http/identity/connections/list-connections.ts';
import { connectionView } from '@carillon/contracts/testing/examples/connections.ts';
import { ACCOUNT_DELETED, WORKSPACE_DELETED } from '@carillon/contracts/testing/examples/events.ts';
import { owner } from '@carillon/contracts/testing/examples/members.ts';
import { hearDeletions } from '@carillon/kit/test/hear-deletions.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';
import { entry } from '../../main.ts';

test('records the pact with identity', async () => {
  const pacts = await pactsOf('ai');
  const { exchange, agree } = pacts;
  const picture = 'http://localhost:45249/sandbox/avatars/104344569041026.svg';
  await exchange(listConnections, {
    reads: {
      success: true,
      connections: [
        connectionView('facebook', [{ id: '104344569041026', name: 'ada', picture }], {
          account: { id: '104344569041027', name: 'ada', picture },
          capabilities: ['publish'],
        }),
      ],
      available: ['facebook'],
    },
  });
  await exchange(getUser, {
    reads: owner(ACCOUNT_DELETED.user_id, WORKSPACE_DELETED.workspace_id),
  });
  await hearDeletions(pacts, entry);
  await agree();
});

import { removeConnection } from '@carillon/contracts/http/identity/connections/remove-connection.ts';
import { renameWorkspace } from '@carillon/contracts/http/identity/workspaces/rename-workspace.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

test('records the pact with identity', async () => {
  const { exchange, agree } = await pactsOf('dashboard');
  await exchange(removeConnection, {
    state: 'an Instagram account',
    known: { connection_id: 'con_7lktUxDn0T9nPGjb6tmu8OK7' },
    input: { params: { id: 'con_7lktUxDn0T9nPGjb6tmu8OK7' } },
    reads: { success: true },
  });
  await exchange(renameWorkspace, {
    input: { body: { name: 'ada' } },
    reads: { success: true, name: 'ada' },
  });
  await agree();
});

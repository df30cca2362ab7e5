import { disconnect } from '@carillon/contracts/http/identity/disconnect.ts';
import { renameWorkspace } from '@carillon/contracts/http/identity/rename-workspace.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

test('what the dashboard reads of identity', async () => {
  const { exchange, agree } = await pactsOf('dashboard');
  await exchange(disconnect, {
    state: 'Instagram is connected',
    input: { params: { platform: 'instagram' } },
    reads: { success: true },
  });
  await exchange(renameWorkspace, {
    input: { body: { name: 'ada' } },
    reads: { success: true, name: 'ada' },
  });
  await agree();
});

import { listWorkspaces } from '@carillon/contracts/http/identity/workspaces/list-workspaces.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

test('what the composer reads of identity', async () => {
  const { exchange, agree } = await pactsOf('composer');
  await exchange(listWorkspaces, {
    reads: { workspaces: [{ id: '04d79de8-e649-4c18-a10b-76538063ef99' }] },
  });
  await agree();
});

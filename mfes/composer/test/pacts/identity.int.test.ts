import { listMembers } from '@carillon/contracts/http/identity/list-members.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

test('what the composer reads of identity', async () => {
  const { exchange, agree } = await pactsOf('composer');
  await exchange(listMembers, {
    reads: { success: true, members: [{ id: '0f3d5a4e-64a4-4b07-9a63-0d7a0f3c4b52', name: 'ada' }] },
  });
  await agree();
});

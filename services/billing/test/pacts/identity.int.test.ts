import { listQuotaUses } from '@carillon/contracts/http/identity/workspaces/list-quota-uses.ts';
import { hearDeletions } from '@carillon/kit/test/hear-deletions.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';
import { entry } from '../../main.ts';

test('records the pact with identity', async () => {
  const pacts = await pactsOf('billing');
  const { exchange, agree } = pacts;
  const workspace_id = '8c5a6bdf-3445-4fa6-9c89-001bd9f68d32';
  await exchange(listQuotaUses, {
    state: 'an account',
    known: { workspace_id },
    input: { body: { workspace_id } },
    reads: { uses: [{ quota: 'accounts', id: 'facebook', until: null }], complete: true },
  });
  await hearDeletions(pacts, entry, { PUBLIC_URL: 'http://localhost' });
  await agree();
});

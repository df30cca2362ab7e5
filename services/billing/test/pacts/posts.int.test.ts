import { listQuotaUses } from '@carillon/contracts/http/posts/list-quota-uses.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('records the pact with posts', async () => {
  const { exchange, agree } = await pactsOf('billing');
  const workspace_id = '8c5a6bdf-3445-4fa6-9c89-001bd9f68d32';
  await exchange(listQuotaUses, {
    state: 'a published post',
    known: { workspace_id },
    input: { body: { workspace_id } },
    reads: { uses: [{ quota: 'posts', id: 'facebook', until: null }], complete: true },
  });
  await agree();
});

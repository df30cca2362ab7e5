import { pactsOf } from '@carillon/kit/test/pact.ts';
import { readQuotas } from '@carillon/kit/test/read-quotas.ts';
import { test } from '@jest/globals';

test('records the pact with billing', async () => {
  const pacts = await pactsOf('posts');
  await readQuotas(pacts);
  await pacts.agree();
});

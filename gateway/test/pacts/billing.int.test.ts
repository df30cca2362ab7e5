import { wordsChanged } from '@carillon/contracts/events/billing/words-changed.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('what gateway hears of billing', async () => {
  const { message, agree } = await pactsOf('gateway');
  await message(wordsChanged, { workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99' });
  await agree();
});

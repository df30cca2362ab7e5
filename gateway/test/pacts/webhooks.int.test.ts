import { webhooksChanged } from '@carillon/contracts/events/webhooks/webhooks-changed.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('what gateway hears of webhooks', async () => {
  const { message, agree } = await pactsOf('gateway');
  await message(webhooksChanged, { workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99' });
  await agree();
});

import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('what webhooks hears of identity', async () => {
  const { message, agree } = await pactsOf('webhooks');
  await message(connectionChanged, {
    workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99',
    platform: 'instagram',
    status: 'connected',
    reason: null,
    revision: 2,
  });
  await agree();
});

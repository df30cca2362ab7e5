import { notificationsChanged } from '@carillon/contracts/events/notifications/notifications-changed.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('what gateway hears of notifications', async () => {
  const { message, agree } = await pactsOf('gateway');
  await message(notificationsChanged, {
    workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99',
    user_id: null,
  });
  await agree();
});

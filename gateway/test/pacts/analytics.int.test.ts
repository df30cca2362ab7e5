import { figuresChanged } from '@carillon/contracts/events/analytics/figures-changed.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('what gateway hears of analytics', async () => {
  const { message, agree } = await pactsOf('gateway');
  await message(figuresChanged, { workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99', what: 'figures' });
  await agree();
});

import { webhooksChanged } from '@carillon/contracts/events/webhooks/webhooks-changed.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';
import { passOn } from '../open-stream.ts';

test('records the events it consumes from webhooks', async () => {
  const pacts = await pactsOf('gateway');
  await passOn(pacts, webhooksChanged, 'webhooks.changed', {
    workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99',
  });
  await pacts.agree();
});

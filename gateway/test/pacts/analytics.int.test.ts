import { figuresChanged } from '@carillon/contracts/events/analytics/figures-changed.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';
import { passOn } from '../open-stream.ts';

test('records the events it consumes from analytics', async () => {
  const pacts = await pactsOf('gateway');
  await passOn(pacts, figuresChanged, 'figures.changed', {
    workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99',
    what: 'figures',
  });
  await pacts.agree();
});

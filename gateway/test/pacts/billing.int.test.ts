import { wordsChanged } from '@carillon/contracts/events/billing/words-changed.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';
import { passOn } from '../open-stream.ts';

test('records the events it consumes from billing', async () => {
  const pacts = await pactsOf('gateway');
  await passOn(pacts, wordsChanged, 'words.changed', {
    workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99',
  });
  await pacts.agree();
});

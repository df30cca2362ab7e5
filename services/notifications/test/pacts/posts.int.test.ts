import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { PUBLICATION_CHANGED } from '@carillon/contracts/testing/examples/events.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('what notifications hears of posts', async () => {
  const { message, agree } = await pactsOf('notifications');
  await message(publicationChanged, PUBLICATION_CHANGED);
  await agree();
});

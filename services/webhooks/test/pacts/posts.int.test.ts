import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { readPublicationText } from '@carillon/contracts/http/posts/read-publication-text.ts';
import { PUBLICATION_CHANGED } from '@carillon/contracts/testing/examples/events.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { expect, test } from '@jest/globals';
import { createFakeQueue } from '../fake-queue.ts';

test('records the pact with posts', async () => {
  const { exchange, message, agree } = await pactsOf('webhooks');
  const workspace_id = 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff';
  const publication_id = 'e4b63157-5bf6-4b7f-8415-241afc26b871-1';
  await exchange(readPublicationText, {
    state: 'a published post',
    known: { workspace_id, publication_id },
    input: { body: { workspace_id, publication_id } },
    reads: { text: 'Text 96f03d61-df3c-4100-ba34-045ab8bbc204' },
  });
  const { queue, consumers } = createFakeQueue();
  await message(publicationChanged, PUBLICATION_CHANGED, consumers);
  const { publication } = PUBLICATION_CHANGED;
  expect(queue).toMatchObject([
    {
      workspaceId: PUBLICATION_CHANGED.workspace_id,
      type: 'publication.published',
      data: { publication_id: publication.id, permalink: publication.post_url },
    },
  ]);
  await agree();
});

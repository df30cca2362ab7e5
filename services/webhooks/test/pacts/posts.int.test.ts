import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { readPublicationText } from '@carillon/contracts/http/posts/read-publication-text.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('what webhooks reads of posts', async () => {
  const { exchange, message, agree } = await pactsOf('webhooks');
  const workspace_id = 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff';
  const publication_id = 'e4b63157-5bf6-4b7f-8415-241afc26b871-1';
  await exchange(readPublicationText, {
    state: 'a published post',
    known: { workspace_id, publication_id },
    input: { body: { workspace_id, publication_id } },
    reads: { text: 'Text 96f03d61-df3c-4100-ba34-045ab8bbc204' },
  });
  await message(publicationChanged, {
    workspace_id: '8c5a6bdf-3445-4fa6-9c89-001bd9f68d32',
    post_id: '28e826b9-6be6-4de3-bc71-5df96fd0f302',
    words: 'Text b9059588-3252-4b73-b247-8a1d4338d596',
    revision: 2,
    removed: false,
    publication: {
      id: '28e826b9-6be6-4de3-bc71-5df96fd0f302-1',
      platform: 'facebook',
      platform_id: 1,
      page_id: '104344569041026',
      target_name: 'ada',
      status: 'published',
      due_at: '2026-11-24T02:43:58.841Z',
      scheduled_time: null,
      timezone: null,
      from_queue: false,
      series_id: null,
      published_at: '2026-11-24T02:43:58.919Z',
      failed_at: null,
      canceled_at: null,
      late: false,
      attempts: 1,
      next_attempt_at: null,
      waiting_for: null,
      post_url: 'http://localhost:44309/sandbox/facebook/posts/104344569041026_245903946807758',
      reason: null,
      reason_code: null,
      network_message: null,
      may_be_out: false,
      first_comment: null,
    },
  });
  await agree();
});

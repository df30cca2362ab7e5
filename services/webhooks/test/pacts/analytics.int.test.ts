import { commentReceived } from '@carillon/contracts/events/analytics/comment-received.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('what webhooks hears of analytics', async () => {
  const { message, agree } = await pactsOf('webhooks');
  await message(commentReceived, {
    workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99',
    comment_id: 'gq0xCXN4ZjQmN1rYk3u0Jm7qkW2oE8aB',
    post_id: '28e826b9-6be6-4de3-bc71-5df96fd0f302',
    publication_id: '28e826b9-6be6-4de3-bc71-5df96fd0f302-1',
    platform: 'facebook',
    target_name: 'ada',
    text: 'How lovely!',
    author: 'Eve',
    url: 'http://localhost:44309/sandbox/facebook/posts/104344569041026_245903946807758',
    written_at: '2026-11-24T02:43:58.919Z',
  });
  await agree();
});

import { listActivity } from '@carillon/contracts/http/notifications/list-activity.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

const id = '28e826b9-6be6-4de3-bc71-5df96fd0f302';

test('records the pact with notifications', async () => {
  const { exchange, agree } = await pactsOf('account');
  await exchange(listActivity, {
    state: 'a scheduled post that the activity has',
    input: { query: { topic: 'posts' } },
    reads: {
      entries: [
        {
          id,
          at: '2026-11-24T02:43:58.919Z',
          kind: 'post.scheduled',
          platform: 'facebook',
          actor: { kind: 'person', id, name: 'Ada' },
          post: {
            id,
            target_name: 'ada',
            words: 'Fresh bread',
            due_at: '2026-11-24T02:43:58.841Z',
            deleted: false,
          },
        },
      ],
    },
  });
  await agree();
});

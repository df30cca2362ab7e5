import { listUserPosts } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import { saveHashtagGroup } from '@carillon/contracts/http/posts/save-hashtag-group.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

test('what the tools read of posts', async () => {
  const { exchange, agree } = await pactsOf('tools');
  await exchange(listUserPosts, {
    state: 'a scheduled post',
    reads: {
      success: true,
      posts: {
        facebook: [
          {
            id: '06128499-739c-4eb2-84a7-67b46281d8fd-1',
            post_id: '06128499-739c-4eb2-84a7-67b46281d8fd',
            platform: 'facebook',
            status: 'scheduled',
            created_at: '2026-11-24T02:43:41.370Z',
            due_at: '2027-01-01T10:00:00.000Z',
            target_name: 'ada',
            page_id: '104344569041026',
            initial_description: '',
            AI_generated_description: 'Text 9fe65f27-cecd-4e34-b07e-d0dc2a4d7782',
            next_attempt_at: '2027-01-01T10:00:00.000Z',
            waiting_for: 'time',
            scheduled_time: '2027-01-01 10:00:00',
            timezone: 'UTC',
            late: false,
            may_be_out: false,
          },
        ],
        linkedin: [
          {
            id: '6bbdf797-b1ba-4026-af2d-83493a6a51d1-1',
            post_id: '6bbdf797-b1ba-4026-af2d-83493a6a51d1',
            platform: 'linkedin',
            status: 'published',
            created_at: '2026-11-24T02:43:41.531Z',
            due_at: '2026-11-24T02:43:41.531Z',
            target_name: 'ada',
            initial_description: '',
            AI_generated_description: 'Fresh bread.0',
            post_url: 'http://localhost:44309/sandbox/linkedin/feed/update/urn:li:share:7293494291055404857/',
            response_post_id: 'urn:li:share:7293494291055404857',
            published_at: '2026-11-24T02:43:41.645Z',
            late: false,
            may_be_out: false,
          },
        ],
      },
      next: { open: 'WzE4MDA1MjU2MDAwMDAsImE0NjhhODMzLWNkYmIt…' },
    },
  });
  await exchange(saveDraft, {
    state: 'a new id',
    known: { new_id: '9466a08b-67f9-405f-a56c-783305ce27c4' },
    input: { params: { id: '9466a08b-67f9-405f-a56c-783305ce27c4' }, body: { topic: 'Bread', version: 0 } },
    reads: {
      success: true,
      draft: {
        topic: 'Bread',
        targets: [],
        mode: 'now',
        step: 'topic',
        id: '9466a08b-67f9-405f-a56c-783305ce27c4',
        version: 1,
        media: [],
        created_at: '2026-11-24T02:43:57.627Z',
      },
    },
  });
  await exchange(saveHashtagGroup, {
    state: 'a new id',
    known: { new_id: '958f9327-56c3-4b3f-93f4-83ba0f5d0692' },
    input: {
      params: { id: '958f9327-56c3-4b3f-93f4-83ba0f5d0692' },
      body: { name: 'Group for bread', hashtags: ['Bread'], version: 0 },
    },
    reads: {
      success: true,
      group: {
        name: 'Group for bread',
        hashtags: ['Bread'],
        id: '958f9327-56c3-4b3f-93f4-83ba0f5d0692',
        version: 1,
      },
    },
  });
  await agree();
});

import { listUserPosts, type UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import { saveHashtagGroup } from '@carillon/contracts/http/posts/save-hashtag-group.ts';
import { draft } from '@carillon/contracts/testing/examples/drafts.ts';
import {
  listedFacebookPost,
  listedPublishedPost,
} from '@carillon/contracts/testing/examples/listed-posts.ts';
import { pick } from '@carillon/contracts/testing/examples/pick.ts';
import { hashtagGroup } from '@carillon/contracts/testing/examples/saved-words.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

const read = (one: UserPost) =>
  pick(
    one,
    ['id', 'post_id', 'platform', 'status', 'created_at', 'due_at', 'target_name', 'page_id'],
    ['initial_description', 'AI_generated_description', 'post_url', 'response_post_id', 'published_at'],
    ['next_attempt_at', 'waiting_for', 'scheduled_time', 'timezone', 'late', 'may_be_out'],
  );

test('records the pact with posts', async () => {
  const { exchange, agree } = await pactsOf('tools');
  const waiting = listedFacebookPost('06128499-739c-4eb2-84a7-67b46281d8fd', {
    created_at: '2026-11-24T02:43:41.370Z',
    text: 'Text 9fe65f27-cecd-4e34-b07e-d0dc2a4d7782',
  });
  const published = listedPublishedPost(
    '6bbdf797-b1ba-4026-af2d-83493a6a51d1',
    { created_at: '2026-11-24T02:43:41.531Z', text: 'Fresh bread.0' },
    '2026-11-24T02:43:41.645Z',
  );
  await exchange(listUserPosts, {
    state: 'a scheduled post',
    reads: {
      success: true,
      posts: { facebook: [read(waiting)], linkedin: [read(published)] },
      next: { open: 'WzE4MDA1MjU2MDAwMDAsImE0NjhhODMzLWNkYmIt…' },
    },
  });
  const saved = draft('9466a08b-67f9-405f-a56c-783305ce27c4', '2026-11-24T02:43:57.627Z', 'Bread');
  await exchange(saveDraft, {
    state: 'a new id',
    known: { new_id: saved.id },
    input: { params: { id: saved.id }, body: { topic: 'Bread', version: 0 } },
    reads: {
      success: true,
      draft: pick(saved, ['id', 'version', 'topic', 'targets', 'mode', 'step', 'media', 'created_at']),
    },
  });
  const group = hashtagGroup('958f9327-56c3-4b3f-93f4-83ba0f5d0692', 'Group for bread');
  await exchange(saveHashtagGroup, {
    state: 'a new id',
    known: { new_id: group.id },
    input: { params: { id: group.id }, body: { name: group.name, hashtags: group.hashtags, version: 0 } },
    reads: { success: true, group },
  });
  await agree();
});

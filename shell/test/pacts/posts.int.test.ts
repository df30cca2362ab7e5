import { changePlannedPost } from '@carillon/contracts/http/posts/change-planned-post.ts';
import { duplicatePost } from '@carillon/contracts/http/posts/duplicate-post.ts';
import { listDrafts } from '@carillon/contracts/http/posts/list-drafts.ts';
import { returnToDraft } from '@carillon/contracts/http/posts/return-to-draft.ts';
import { saveHashtagGroup } from '@carillon/contracts/http/posts/save-hashtag-group.ts';
import { listedDraft } from '@carillon/contracts/testing/examples/drafts.ts';
import { pick } from '@carillon/contracts/testing/examples/pick.ts';
import { hashtagGroup } from '@carillon/contracts/testing/examples/saved-words.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

test('records the pact with posts', async () => {
  const { exchange, agree } = await pactsOf('shell');
  await exchange(duplicatePost, {
    state: 'a scheduled post',
    known: {
      post_id: 'b59e0115-349e-49a1-b09e-fe046820fa82',
      new_id: '00d65ce1-5687-4ab5-a5ff-e14d15c3e4ba',
    },
    input: {
      params: { id: 'b59e0115-349e-49a1-b09e-fe046820fa82' },
      body: { draft_id: '00d65ce1-5687-4ab5-a5ff-e14d15c3e4ba' },
    },
    reads: {
      success: true,
      message: 'This draft is a copy of that post.',
      draft_id: '00d65ce1-5687-4ab5-a5ff-e14d15c3e4ba',
      missing_media: 0,
      refused: [],
    },
  });
  await exchange(changePlannedPost, {
    state: 'a scheduled post',
    known: { post_id: '0f9d2a57-6c1f-4a7e-9a4e-2f1f3d6b8c11' },
    input: {
      params: { id: '0f9d2a57-6c1f-4a7e-9a4e-2f1f3d6b8c11' },
      body: { platforms: [{ platform_id: 3, page_id: null, content: 'Another text' }] },
    },
    reads: { success: true, message: 'Saved. The post stays scheduled.', refused: [] },
  });
  await exchange(returnToDraft, {
    state: 'a scheduled post',
    known: {
      post_id: '92a9b4a3-03b1-457b-801d-cba54a0c6b37',
      new_id: '8f26c714-cb32-4362-81c1-f6611b3536c3',
    },
    input: {
      params: { id: '92a9b4a3-03b1-457b-801d-cba54a0c6b37' },
      body: { draft_id: '8f26c714-cb32-4362-81c1-f6611b3536c3' },
    },
    reads: {
      success: true,
      message: 'Moved back to drafts. It’s no longer scheduled.',
      draft_id: '8f26c714-cb32-4362-81c1-f6611b3536c3',
      missing_media: 0,
      refused: [],
    },
  });
  const group = hashtagGroup('f4dc866b-e5f3-4ffa-95c6-26cafb7f7312', 'Group of the shell');
  await exchange(saveHashtagGroup, {
    state: 'a new id',
    known: { new_id: group.id },
    input: { params: { id: group.id }, body: { name: group.name, hashtags: group.hashtags, version: 0 } },
    reads: { success: true, group },
  });
  const listedRow = listedDraft('ce1034ce-6c8e-498a-b5fd-fae398e98566', '2026-11-24T02:43:52.834Z');
  await exchange(listDrafts, {
    state: 'a draft',
    reads: {
      success: true,
      drafts: [
        pick(
          { ...listedRow, created_by: '6a259c16-4950-4187-b6ff-98e02db32a46' },
          ['id', 'version', 'topic', 'text', 'platforms', 'mode'],
          ['created_by', 'created_at', 'updated_at'],
        ),
      ],
    },
  });
  await agree();
});

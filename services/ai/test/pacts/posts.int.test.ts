import { cancelPublication } from '@carillon/contracts/http/posts/cancel-publication.ts';
import { countHashtags } from '@carillon/contracts/http/posts/count-hashtags.ts';
import { deletePost } from '@carillon/contracts/http/posts/delete-post.ts';
import { getDraft } from '@carillon/contracts/http/posts/get-draft.ts';
import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import { listDrafts } from '@carillon/contracts/http/posts/list-drafts.ts';
import { listUserPosts } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { publishPublicationNow } from '@carillon/contracts/http/posts/publish-publication-now.ts';
import { reschedulePublication } from '@carillon/contracts/http/posts/reschedule-publication.ts';
import { retryPublication } from '@carillon/contracts/http/posts/retry-publication.ts';
import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { inputById, inputOfPublication } from '@carillon/contracts/testing/examples/asked-by-id.ts';
import { draft, listedDraft } from '@carillon/contracts/testing/examples/drafts.ts';
import { listedFacebookPost, listedLinkedinPost } from '@carillon/contracts/testing/examples/listed-posts.ts';
import { scheduledPost } from '@carillon/contracts/testing/examples/posts.ts';
import {
  canceledPublication,
  ON_LINKEDIN,
  queuedPublication,
  scheduled,
} from '@carillon/contracts/testing/examples/publications.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

const LATER = { scheduled_time: '2030-01-02 10:00:00', timezone: 'UTC' };
const LATER_AT = '2030-01-02T10:00:00.000Z';

// A service takes an answer only whole, as its contract has it.
/** The assistant asks nobody for approval. */
const unreviewed = <T extends { readonly review: unknown }>({ review: _, ...rest }: T): Omit<T, 'review'> =>
  rest;

test('records the pact with posts', async () => {
  const { exchange, agree } = await pactsOf('ai');
  const stopped = 'e9e64679-aec0-4e45-8c8c-402b040a3751';
  await exchange(cancelPublication, {
    state: 'a scheduled post',
    ...inputOfPublication(stopped),
    reads: {
      success: true,
      message: 'Canceled. It won’t be published.',
      publication: canceledPublication(stopped, '2026-11-24T02:38:10.386Z'),
    },
  });
  const workspace_id = '04d79de8-e649-4c18-a10b-76538063ef99';
  await exchange(countHashtags, {
    state: 'an account',
    known: { workspace_id },
    input: { body: { workspace_id, hashtags: ['bread'] } },
    reads: { counts: {} },
  });
  await exchange(deletePost, {
    state: 'a scheduled post',
    ...inputById('post_id', 'd05dbc04-97a2-4223-bea9-c0b90a88f08d'),
    reads: { success: true, message: 'Deleted. It won’t be published.', results: [], refused: [] },
  });
  const draftView = draft('034a8998-cb67-4c48-9913-ccb25a642239', '2026-11-24T02:38:10.579Z');
  await exchange(getDraft, {
    state: 'a draft',
    ...inputById('draft_id', draftView.id),
    reads: { success: true, draft: unreviewed(draftView) },
  });
  const post = scheduledPost(
    '75f8ca22-e582-4d25-b993-37359987d8ed',
    '2026-11-24T02:38:10.595Z',
    'Text 44aea6a3-ef1f-4448-b6f7-d23f24d63e30',
  );
  await exchange(getPost, {
    state: 'a scheduled post',
    ...inputById('post_id', post.id),
    reads: { success: true, post },
  });
  const { created_by: _, ...listedFields } = listedDraft(
    '44d0e4a2-16af-4d46-a7aa-e2b9cc1aa9ea',
    '2026-11-24T02:38:10.651Z',
  );
  await exchange(listDrafts, {
    state: 'a draft',
    reads: { success: true, drafts: [unreviewed(listedFields)], next: null },
  });
  const onFacebook = listedFacebookPost('4465bb3b-374b-49c0-a519-e019e37edeba', {
    created_at: '2026-11-24T02:38:01.043Z',
    text: 'Text e0db502d-98aa-4c12-ae64-256c190e2a4e',
  });
  const onLinkedin = listedLinkedinPost('1ed4ee2f-a0fa-8a40-87ad-9b89407bc014', {
    created_at: '2026-11-24T02:38:05.986Z',
    text: 'Bread in a batch.',
  });
  await exchange(listUserPosts, {
    state: 'a published post',
    reads: { success: true, posts: { facebook: [onFacebook], linkedin: [onLinkedin] }, next: {} },
  });
  const now = 'bbb511fa-64a0-454a-bd5a-50525a0c1188';
  await exchange(publishPosts, {
    form: { platforms: '[{"platform_id":3,"content":"Fresh bread.0"}]' },
    reads: {
      success: true,
      message: 'Your post is on its way to LinkedIn.',
      post_id: now,
      earlier: false,
      results: [queuedPublication(now, '2026-11-24T02:38:10.904Z', ON_LINKEDIN)],
    },
  });
  const hurried = '5cb348bb-68da-4b74-8da8-29281e08f6e3';
  await exchange(publishPublicationNow, {
    state: 'a scheduled post',
    ...inputOfPublication(hurried),
    reads: {
      success: true,
      message: 'It is on its way.',
      publication: queuedPublication(hurried, '2026-11-24T02:38:11.259Z'),
    },
  });
  const movedId = 'ed572e51-cb31-4484-897a-d8b7a913b2bf';
  const move = inputOfPublication(movedId);
  await exchange(reschedulePublication, {
    state: 'a scheduled post',
    ...move,
    input: { ...move.input, body: LATER },
    reads: {
      success: true,
      message: 'Moved to Wednesday, January 2, 2030 at 10:00 AM (UTC).',
      publication: scheduled(movedId, LATER_AT),
    },
  });
  const refusedId = 'f2854592-c35c-433a-988a-de1b175d77f8';
  await exchange(retryPublication, {
    state: 'a post that its network has refused',
    ...inputOfPublication(refusedId),
    reads: {
      success: true,
      message: 'It’s being published again.',
      publication: queuedPublication(refusedId, '2026-11-24T02:38:12.017Z', { attempts: 1 }),
    },
  });
  const saved = draft('54333d1c-ebf2-4987-a778-3dfe2fcaced2', '2026-11-24T02:38:12.428Z', 'Bread');
  await exchange(saveDraft, {
    state: 'a new id',
    known: { new_id: saved.id },
    input: { params: { id: saved.id }, body: { topic: 'Bread', version: 0 } },
    reads: { success: true, draft: unreviewed(saved) },
  });
  const later = 'f703bd5b-4344-411b-baad-a925b5e486a9';
  await exchange(schedulePosts, {
    form: { platforms: '[{"platform_id":3,"content":"Fresh bread.2"}]', ...LATER },
    reads: {
      success: true,
      message: 'Your post is scheduled for Wednesday, Ja…',
      post_id: later,
      earlier: false,
      due_at: LATER_AT,
      ...LATER,
      series: null,
      results: [scheduled(later, LATER_AT, ON_LINKEDIN)],
    },
  });
  await agree();
});

import { cancelPublication } from '@carillon/contracts/http/posts/cancel-publication.ts';
import { deleteDraft } from '@carillon/contracts/http/posts/delete-draft.ts';
import { deletePost } from '@carillon/contracts/http/posts/delete-post.ts';
import { editPost } from '@carillon/contracts/http/posts/edit-post.ts';
import { editPublication } from '@carillon/contracts/http/posts/edit-publication.ts';
import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import { listUserPosts, type UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import { publishPublicationNow } from '@carillon/contracts/http/posts/publish-publication-now.ts';
import { reschedulePost } from '@carillon/contracts/http/posts/reschedule-post.ts';
import { reschedulePublication } from '@carillon/contracts/http/posts/reschedule-publication.ts';
import { retryPublication } from '@carillon/contracts/http/posts/retry-publication.ts';
import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import { searchPosts } from '@carillon/contracts/http/posts/search-posts.ts';
import { inputById, inputOfPublication } from '@carillon/contracts/testing/examples/asked-by-id.ts';
import { draft } from '@carillon/contracts/testing/examples/drafts.ts';
import { listedFacebookPost, listedLinkedinPost } from '@carillon/contracts/testing/examples/listed-posts.ts';
import { pick } from '@carillon/contracts/testing/examples/pick.ts';
import { pickPost, scheduledPost } from '@carillon/contracts/testing/examples/posts.ts';
import {
  canceledPublication,
  queuedPublication,
  RIGHTS,
  scheduled,
} from '@carillon/contracts/testing/examples/publications.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

const PUBLICATION = [
  ...(['id', 'platform', 'platform_id', 'target_name', 'status', 'due_at', 'scheduled_time'] as const),
  ...(['timezone', 'canceled_at', 'late', 'next_attempt_at', 'waiting_for', 'may_be_out'] as const),
  ...RIGHTS,
];
const readPublication = (one: PublicationView) => pick(one, PUBLICATION);
const readListedPost = (one: UserPost) =>
  pick(
    one,
    ['id', 'post_id', 'platform', 'status', 'created_at', 'due_at', 'target_name'],
    ['initial_description', 'AI_generated_description', 'next_attempt_at', 'waiting_for'],
    ['scheduled_time', 'timezone', 'late', 'may_be_out', ...RIGHTS],
  );
/** Where a post is moved to. */
const LATER = { scheduled_time: '2030-01-02 10:00:00', timezone: 'UTC' };
const LATER_AT = '2030-01-02T10:00:00.000Z';

test('records the pact with posts', async () => {
  const { exchange, agree } = await pactsOf('dashboard');
  const stopped = '8df761bf-0982-461f-9b64-2cefe502910d';
  await exchange(cancelPublication, {
    state: 'a scheduled post',
    ...inputOfPublication(stopped),
    reads: {
      success: true,
      message: 'Canceled. It won’t be published.',
      publication: readPublication(canceledPublication(stopped, '2026-11-24T02:43:44.275Z')),
    },
  });
  await exchange(deleteDraft, {
    state: 'a draft',
    ...inputById('draft_id', '432f12ee-aa08-42f1-9a64-9ded234245f1'),
    reads: { success: true },
  });
  await exchange(deletePost, {
    state: 'a scheduled post',
    ...inputById('post_id', '2468640f-e592-4e47-a7c4-1a922ad67477'),
    reads: { success: true, message: 'Deleted. It won’t be published.', results: [], refused: [] },
  });
  const edited = 'b7124cf9-5b27-4239-8dd4-40a11c3f5a7a';
  await exchange(editPost, {
    state: 'a scheduled post',
    known: { post_id: edited },
    input: { params: { id: edited }, body: { content: 'Another text.' } },
    reads: {
      success: true,
      message: 'Changed for Facebook.',
      results: [readPublication(scheduled(edited))],
      refused: [],
    },
  });
  const corrected = '28dfa3ef-3488-48fa-97a0-c41b7c0249ba';
  const correction = inputOfPublication(corrected);
  await exchange(editPublication, {
    state: 'a scheduled post',
    ...correction,
    input: { ...correction.input, body: { content: 'Another text.' } },
    reads: { success: true, message: 'Changed.', publication: readPublication(scheduled(corrected)) },
  });
  const post = scheduledPost(
    '40537f51-bc5c-4d92-b05d-ec51d7b2cc06',
    '2026-11-24T02:43:45.703Z',
    'Text a7892660-ec96-4bb0-8357-71b77e03cd47',
  );
  await exchange(getPost, {
    state: 'a scheduled post',
    ...inputById('post_id', post.id),
    reads: {
      success: true,
      post: pickPost(
        post,
        ['id', 'initial_description', 'created_at', 'scheduled_time', 'timezone'],
        [...PUBLICATION, 'content', 'moves', 'media', 'history'],
      ),
    },
  });
  const onFacebook = listedFacebookPost('06128499-739c-4eb2-84a7-67b46281d8fd', {
    created_at: '2026-11-24T02:43:41.370Z',
    text: 'Text 9fe65f27-cecd-4e34-b07e-d0dc2a4d7782',
  });
  const onLinkedin = listedLinkedinPost('312ea961-ec1e-4238-8b0e-d120e6342f93', {
    created_at: '2026-11-24T02:43:41.661Z',
    text: 'Fresh bread.2',
  });
  await exchange(listUserPosts, {
    state: 'a scheduled post',
    reads: {
      success: true,
      posts: { facebook: [readListedPost(onFacebook)], linkedin: [readListedPost(onLinkedin)] },
      next: {},
    },
  });
  await exchange(searchPosts, {
    state: 'a scheduled post',
    input: { query: { statuses: 'scheduled', order: 'soonest' } },
    reads: {
      success: true,
      posts: [readListedPost(onFacebook), readListedPost(onLinkedin)],
      next: null,
      searched_to: null,
    },
  });
  const hurried = 'c4997ccc-f2ea-4bbf-96f2-104f28ff94b5';
  await exchange(publishPublicationNow, {
    state: 'a scheduled post',
    ...inputOfPublication(hurried),
    reads: {
      success: true,
      message: 'It is on its way.',
      publication: readPublication(queuedPublication(hurried, '2026-11-24T02:43:46.727Z')),
    },
  });
  const movedPost = 'b299bed7-6bdb-48f0-9b68-2e00aba4470b';
  await exchange(reschedulePost, {
    state: 'a scheduled post',
    known: { post_id: movedPost },
    input: { params: { id: movedPost }, body: LATER },
    reads: {
      success: true,
      message: 'Moved for Facebook.',
      results: [readPublication(scheduled(movedPost, LATER_AT))],
      refused: [],
    },
  });
  const movedId = '15710ecc-f4ed-4611-ae6a-7cacd4a0eb1e';
  const move = inputOfPublication(movedId);
  await exchange(reschedulePublication, {
    state: 'a scheduled post',
    ...move,
    input: { ...move.input, body: LATER },
    reads: {
      success: true,
      message: 'Moved to Wednesday, January 2, 2030 at 10:00 AM (UTC).',
      publication: readPublication(scheduled(movedId, LATER_AT)),
    },
  });
  const refusedId = 'b8140886-63c7-490f-b408-6d550b2a6a28';
  await exchange(retryPublication, {
    state: 'a post that its network has refused',
    ...inputOfPublication(refusedId),
    reads: {
      success: true,
      message: 'It’s being published again.',
      publication: readPublication(queuedPublication(refusedId, '2026-11-24T02:43:47.970Z')),
    },
  });
  const saved = draft('91f0eb85-ed71-4b09-9511-25afa764f66f', '2026-11-24T02:43:48.362Z', 'Bread');
  await exchange(saveDraft, {
    state: 'a new id',
    known: { new_id: saved.id },
    input: { params: { id: saved.id }, body: { topic: 'Bread', version: 0 } },
    reads: {
      success: true,
      draft: pick(
        saved,
        ['id', 'version', 'topic', 'targets', 'mode', 'step'],
        ['media', 'created_at', 'updated_at'],
      ),
    },
  });
  await agree();
});

import { cancelPublication } from '@carillon/contracts/http/posts/cancel-publication.ts';
import { deleteDraft } from '@carillon/contracts/http/posts/delete-draft.ts';
import { deletePost } from '@carillon/contracts/http/posts/delete-post.ts';
import { editPost } from '@carillon/contracts/http/posts/edit-post.ts';
import { editPublication } from '@carillon/contracts/http/posts/edit-publication.ts';
import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import { listDrafts } from '@carillon/contracts/http/posts/list-drafts.ts';
import { listUserPosts } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { publishPublicationNow } from '@carillon/contracts/http/posts/publish-publication-now.ts';
import { reschedulePost } from '@carillon/contracts/http/posts/reschedule-post.ts';
import { reschedulePublication } from '@carillon/contracts/http/posts/reschedule-publication.ts';
import { retryPublication } from '@carillon/contracts/http/posts/retry-publication.ts';
import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

const PUBLICATION = {
  id: 'b7124cf9-5b27-4239-8dd4-40a11c3f5a7a-1',
  platform: 'facebook',
  platform_id: 1,
  target_name: 'ada',
  status: 'scheduled',
  due_at: '2027-01-01T10:00:00.000Z',
  scheduled_time: '2027-01-01 10:00:00',
  timezone: 'UTC',
  late: false,
  next_attempt_at: '2027-01-01T10:00:00.000Z',
  waiting_for: 'time',
  may_be_out: false,
  can_edit: true,
  can_cancel: true,
  can_reschedule: true,
  can_retry: false,
  can_delete: true,
};

test('what the dashboard reads of posts', async () => {
  const { exchange, agree } = await pactsOf('dashboard');
  await exchange(cancelPublication, {
    state: 'a scheduled post',
    known: {
      post_id: '8df761bf-0982-461f-9b64-2cefe502910d',
      publication_id: '8df761bf-0982-461f-9b64-2cefe502910d-1',
    },
    input: { params: { id: '8df761bf-0982-461f-9b64-2cefe502910d-1' } },
    reads: {
      success: true,
      message: 'Canceled. It will not go out.',
      publication: {
        id: '8df761bf-0982-461f-9b64-2cefe502910d-1',
        platform: 'facebook',
        platform_id: 1,
        target_name: 'ada',
        status: 'canceled',
        due_at: '2027-01-01T10:00:00.000Z',
        scheduled_time: '2027-01-01 10:00:00',
        timezone: 'UTC',
        canceled_at: '2026-11-24T02:43:44.275Z',
        late: false,
        may_be_out: false,
        can_edit: false,
        can_cancel: false,
        can_reschedule: false,
        can_retry: false,
        can_delete: true,
      },
    },
  });
  await exchange(deleteDraft, {
    state: 'a draft',
    known: { draft_id: '432f12ee-aa08-42f1-9a64-9ded234245f1' },
    input: { params: { id: '432f12ee-aa08-42f1-9a64-9ded234245f1' } },
    reads: { success: true },
  });
  await exchange(deletePost, {
    state: 'a scheduled post',
    known: { post_id: '2468640f-e592-4e47-a7c4-1a922ad67477' },
    input: { params: { id: '2468640f-e592-4e47-a7c4-1a922ad67477' } },
    reads: { success: true, message: 'Deleted. Nothing of it goes out.', results: [], refused: [] },
  });
  await exchange(editPost, {
    state: 'a scheduled post',
    known: { post_id: 'b7124cf9-5b27-4239-8dd4-40a11c3f5a7a' },
    input: { params: { id: 'b7124cf9-5b27-4239-8dd4-40a11c3f5a7a' }, body: { content: 'Another text.' } },
    reads: {
      success: true,
      message: 'Changed for Facebook.',
      results: [PUBLICATION],
      refused: [],
    },
  });
  await exchange(editPublication, {
    state: 'a scheduled post',
    known: {
      post_id: '28dfa3ef-3488-48fa-97a0-c41b7c0249ba',
      publication_id: '28dfa3ef-3488-48fa-97a0-c41b7c0249ba-1',
    },
    input: { params: { id: '28dfa3ef-3488-48fa-97a0-c41b7c0249ba-1' }, body: { content: 'Another text.' } },
    reads: {
      success: true,
      message: 'Changed.',
      publication: { ...PUBLICATION, id: '28dfa3ef-3488-48fa-97a0-c41b7c0249ba-1' },
    },
  });
  await exchange(getPost, {
    state: 'a scheduled post',
    known: { post_id: '40537f51-bc5c-4d92-b05d-ec51d7b2cc06' },
    input: { params: { id: '40537f51-bc5c-4d92-b05d-ec51d7b2cc06' } },
    reads: {
      success: true,
      post: {
        id: '40537f51-bc5c-4d92-b05d-ec51d7b2cc06',
        initial_description: '',
        created_at: '2026-11-24T02:43:45.703Z',
        scheduled_time: '2027-01-01 10:00:00',
        timezone: 'UTC',
        results: [
          {
            id: '40537f51-bc5c-4d92-b05d-ec51d7b2cc06-1',
            platform: 'facebook',
            platform_id: 1,
            target_name: 'ada',
            status: 'scheduled',
            due_at: '2027-01-01T10:00:00.000Z',
            scheduled_time: '2027-01-01 10:00:00',
            timezone: 'UTC',
            late: false,
            next_attempt_at: '2027-01-01T10:00:00.000Z',
            waiting_for: 'time',
            may_be_out: false,
            can_edit: true,
            can_cancel: true,
            can_reschedule: true,
            can_retry: false,
            can_delete: true,
            content: 'Text a7892660-ec96-4bb0-8357-71b77e03cd47',
            moves: [],
            media: [],
            history: [],
          },
        ],
      },
    },
  });
  await exchange(listDrafts, {
    state: 'a draft',
    reads: {
      success: true,
      drafts: [
        {
          id: '0cc014a0-2fe5-4425-9482-c9bb1c418a9d',
          version: 1,
          topic: 'Of the owner',
          text: '',
          platforms: [],
          mode: 'now',
          created_at: '2026-11-24T02:43:46.013Z',
          updated_at: '2026-11-24T02:43:46.013Z',
        },
      ],
    },
  });
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
            initial_description: '',
            AI_generated_description: 'Text 9fe65f27-cecd-4e34-b07e-d0dc2a4d7782',
            next_attempt_at: '2027-01-01T10:00:00.000Z',
            waiting_for: 'time',
            scheduled_time: '2027-01-01 10:00:00',
            timezone: 'UTC',
            late: false,
            may_be_out: false,
            can_edit: true,
            can_cancel: true,
            can_reschedule: true,
            can_retry: false,
            can_delete: true,
          },
        ],
        linkedin: [
          {
            id: '312ea961-ec1e-4238-8b0e-d120e6342f93-1',
            post_id: '312ea961-ec1e-4238-8b0e-d120e6342f93',
            platform: 'linkedin',
            status: 'scheduled',
            created_at: '2026-11-24T02:43:41.661Z',
            due_at: '2030-01-02T10:00:00.000Z',
            target_name: 'ada',
            initial_description: '',
            AI_generated_description: 'Fresh bread.2',
            next_attempt_at: '2030-01-02T10:00:00.000Z',
            waiting_for: 'time',
            scheduled_time: '2030-01-02 10:00:00',
            timezone: 'UTC',
            late: false,
            may_be_out: false,
            can_edit: true,
            can_cancel: true,
            can_reschedule: true,
            can_retry: false,
            can_delete: true,
          },
        ],
      },
      next: {},
    },
  });
  await exchange(publishPublicationNow, {
    state: 'a scheduled post',
    known: {
      post_id: 'c4997ccc-f2ea-4bbf-96f2-104f28ff94b5',
      publication_id: 'c4997ccc-f2ea-4bbf-96f2-104f28ff94b5-1',
    },
    input: { params: { id: 'c4997ccc-f2ea-4bbf-96f2-104f28ff94b5-1' } },
    reads: {
      success: true,
      message: 'It is on its way.',
      publication: {
        id: 'c4997ccc-f2ea-4bbf-96f2-104f28ff94b5-1',
        platform: 'facebook',
        platform_id: 1,
        target_name: 'ada',
        status: 'queued',
        due_at: '2026-11-24T02:43:46.727Z',
        late: false,
        may_be_out: false,
        can_edit: true,
        can_cancel: true,
        can_reschedule: true,
        can_retry: false,
        can_delete: true,
      },
    },
  });
  await exchange(reschedulePost, {
    state: 'a scheduled post',
    known: { post_id: 'b299bed7-6bdb-48f0-9b68-2e00aba4470b' },
    input: {
      params: { id: 'b299bed7-6bdb-48f0-9b68-2e00aba4470b' },
      body: { scheduled_time: '2030-01-02 10:00:00', timezone: 'UTC' },
    },
    reads: {
      success: true,
      message: 'Moved for Facebook.',
      results: [
        {
          ...PUBLICATION,
          id: 'b299bed7-6bdb-48f0-9b68-2e00aba4470b-1',
          due_at: '2030-01-02T10:00:00.000Z',
          scheduled_time: '2030-01-02 10:00:00',
          next_attempt_at: '2030-01-02T10:00:00.000Z',
        },
      ],
      refused: [],
    },
  });
  await exchange(reschedulePublication, {
    state: 'a scheduled post',
    known: {
      post_id: '15710ecc-f4ed-4611-ae6a-7cacd4a0eb1e',
      publication_id: '15710ecc-f4ed-4611-ae6a-7cacd4a0eb1e-1',
    },
    input: {
      params: { id: '15710ecc-f4ed-4611-ae6a-7cacd4a0eb1e-1' },
      body: { scheduled_time: '2030-01-02 10:00:00', timezone: 'UTC' },
    },
    reads: {
      success: true,
      message: 'Moved to Wednesday, January 2, 2030 at 10:00 AM (UTC).',
      publication: {
        ...PUBLICATION,
        id: '15710ecc-f4ed-4611-ae6a-7cacd4a0eb1e-1',
        due_at: '2030-01-02T10:00:00.000Z',
        scheduled_time: '2030-01-02 10:00:00',
        next_attempt_at: '2030-01-02T10:00:00.000Z',
      },
    },
  });
  await exchange(retryPublication, {
    state: 'a post that its network has refused',
    known: {
      post_id: 'b8140886-63c7-490f-b408-6d550b2a6a28',
      publication_id: 'b8140886-63c7-490f-b408-6d550b2a6a28-1',
    },
    input: { params: { id: 'b8140886-63c7-490f-b408-6d550b2a6a28-1' } },
    reads: {
      success: true,
      message: 'It is on its way again.',
      publication: {
        id: 'b8140886-63c7-490f-b408-6d550b2a6a28-1',
        platform: 'facebook',
        platform_id: 1,
        target_name: 'ada',
        status: 'queued',
        due_at: '2026-11-24T02:43:47.970Z',
        late: false,
        may_be_out: false,
        can_edit: true,
        can_cancel: true,
        can_reschedule: true,
        can_retry: false,
        can_delete: true,
      },
    },
  });
  await exchange(saveDraft, {
    state: 'a new id',
    known: { new_id: '91f0eb85-ed71-4b09-9511-25afa764f66f' },
    input: { params: { id: '91f0eb85-ed71-4b09-9511-25afa764f66f' }, body: { topic: 'Bread', version: 0 } },
    reads: {
      success: true,
      draft: {
        topic: 'Bread',
        targets: [],
        mode: 'now',
        step: 'topic',
        id: '91f0eb85-ed71-4b09-9511-25afa764f66f',
        version: 1,
        media: [],
        created_at: '2026-11-24T02:43:48.362Z',
        updated_at: '2026-11-24T02:43:48.362Z',
      },
    },
  });
  await agree();
});

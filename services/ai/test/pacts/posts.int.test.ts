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
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

const PUBLICATION = {
  id: 'e9e64679-aec0-4e45-8c8c-402b040a3751-1',
  platform: 'facebook',
  platform_id: 1,
  page_id: '104344569041026',
  target_name: 'ada',
  status: 'queued',
  due_at: '2030-01-02T10:00:00.000Z',
  scheduled_time: null,
  timezone: 'UTC',
  from_queue: false,
  series_id: null,
  published_at: null,
  failed_at: null,
  canceled_at: null,
  late: false,
  attempts: 0,
  next_attempt_at: null,
  waiting_for: null,
  post_url: null,
  reason: null,
  reason_code: null,
  network_message: null,
  may_be_out: false,
  first_comment: null,
  can_edit: true,
  can_cancel: true,
  can_reschedule: true,
  can_retry: false,
  can_delete: true,
};

test('what ai reads of posts', async () => {
  const { exchange, agree } = await pactsOf('ai');
  await exchange(cancelPublication, {
    state: 'a scheduled post',
    known: {
      post_id: 'e9e64679-aec0-4e45-8c8c-402b040a3751',
      publication_id: 'e9e64679-aec0-4e45-8c8c-402b040a3751-1',
    },
    input: { params: { id: 'e9e64679-aec0-4e45-8c8c-402b040a3751-1' } },
    reads: {
      success: true,
      message: 'Canceled. It will not go out.',
      publication: {
        ...PUBLICATION,
        status: 'canceled',
        due_at: '2027-01-01T10:00:00.000Z',
        scheduled_time: '2027-01-01 10:00:00',
        canceled_at: '2026-11-24T02:38:10.386Z',
        can_edit: false,
        can_cancel: false,
        can_reschedule: false,
      },
    },
  });
  await exchange(countHashtags, {
    state: 'an account',
    known: { workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99' },
    input: { body: { workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99', hashtags: ['bread'] } },
    reads: { counts: {} },
  });
  await exchange(deletePost, {
    state: 'a scheduled post',
    known: { post_id: 'd05dbc04-97a2-4223-bea9-c0b90a88f08d' },
    input: { params: { id: 'd05dbc04-97a2-4223-bea9-c0b90a88f08d' } },
    reads: { success: true, message: 'Deleted. Nothing of it goes out.', results: [], refused: [] },
  });
  await exchange(getDraft, {
    state: 'a draft',
    known: { draft_id: '034a8998-cb67-4c48-9913-ccb25a642239' },
    input: { params: { id: '034a8998-cb67-4c48-9913-ccb25a642239' } },
    reads: {
      success: true,
      draft: {
        topic: 'Of the owner',
        details: null,
        voice_id: null,
        generated: null,
        post: null,
        targets: [],
        media_ids: [],
        mode: 'now',
        scheduled_time: null,
        timezone: null,
        use_ai_suggestion: false,
        link_tracking: null,
        step: 'topic',
        id: '034a8998-cb67-4c48-9913-ccb25a642239',
        version: 1,
        media: [],
        created_at: '2026-11-24T02:38:10.579Z',
        updated_at: '2026-11-24T02:38:10.579Z',
      },
    },
  });
  await exchange(getPost, {
    state: 'a scheduled post',
    known: { post_id: '75f8ca22-e582-4d25-b993-37359987d8ed' },
    input: { params: { id: '75f8ca22-e582-4d25-b993-37359987d8ed' } },
    reads: {
      success: true,
      post: {
        id: '75f8ca22-e582-4d25-b993-37359987d8ed',
        initial_description: '',
        created_at: '2026-11-24T02:38:10.595Z',
        scheduled_time: '2027-01-01 10:00:00',
        timezone: 'UTC',
        results: [
          {
            id: '75f8ca22-e582-4d25-b993-37359987d8ed-1',
            platform: 'facebook',
            platform_id: 1,
            page_id: '104344569041026',
            target_name: 'ada',
            status: 'scheduled',
            due_at: '2027-01-01T10:00:00.000Z',
            scheduled_time: '2027-01-01 10:00:00',
            timezone: 'UTC',
            from_queue: false,
            series_id: null,
            published_at: null,
            failed_at: null,
            canceled_at: null,
            late: false,
            attempts: 0,
            next_attempt_at: '2027-01-01T10:00:00.000Z',
            waiting_for: 'time',
            post_url: null,
            reason: null,
            reason_code: null,
            network_message: null,
            may_be_out: false,
            first_comment: null,
            can_edit: true,
            can_cancel: true,
            can_reschedule: true,
            can_retry: false,
            can_delete: true,
            content: 'Text 44aea6a3-ef1f-4448-b6f7-d23f24d63e30',
            tagged_content: null,
            edited_at: null,
            retried_at: null,
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
          id: '44d0e4a2-16af-4d46-a7aa-e2b9cc1aa9ea',
          version: 1,
          topic: 'Of the owner',
          text: '',
          platforms: [],
          mode: 'now',
          scheduled_time: null,
          timezone: null,
          picture: null,
          created_at: '2026-11-24T02:38:10.651Z',
          updated_at: '2026-11-24T02:38:10.651Z',
        },
      ],
      next: null,
    },
  });
  await exchange(listUserPosts, {
    state: 'a published post',
    reads: {
      success: true,
      posts: {
        facebook: [
          {
            id: '4465bb3b-374b-49c0-a519-e019e37edeba-1',
            post_id: '4465bb3b-374b-49c0-a519-e019e37edeba',
            platform: 'facebook',
            status: 'scheduled',
            created_at: '2026-11-24T02:38:01.043Z',
            due_at: '2027-01-01T10:00:00.000Z',
            target_name: 'ada',
            page_id: '104344569041026',
            initial_description: '',
            AI_generated_description: 'Text e0db502d-98aa-4c12-ae64-256c190e2a4e',
            post_url: null,
            response_post_id: null,
            reason: null,
            published_at: null,
            canceled_at: null,
            next_attempt_at: '2027-01-01T10:00:00.000Z',
            waiting_for: 'time',
            picture: null,
            scheduled_time: '2027-01-01 10:00:00',
            timezone: 'UTC',
            late: false,
            attempts: 0,
            edited_at: null,
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
            id: '1ed4ee2f-a0fa-8a40-87ad-9b89407bc014-1',
            post_id: '1ed4ee2f-a0fa-8a40-87ad-9b89407bc014',
            platform: 'linkedin',
            status: 'scheduled',
            created_at: '2026-11-24T02:38:05.986Z',
            due_at: '2030-01-02T10:00:00.000Z',
            target_name: 'ada',
            page_id: null,
            initial_description: '',
            AI_generated_description: 'Bread in a batch.',
            post_url: null,
            response_post_id: null,
            reason: null,
            published_at: null,
            canceled_at: null,
            next_attempt_at: '2030-01-02T10:00:00.000Z',
            waiting_for: 'time',
            picture: null,
            scheduled_time: '2030-01-02 10:00:00',
            timezone: 'UTC',
            late: false,
            attempts: 0,
            edited_at: null,
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
  await exchange(publishPosts, {
    form: { platforms: '[{"platform_id":3,"content":"Fresh bread.0"}]' },
    reads: {
      success: true,
      message: 'Your post is on its way to LinkedIn.',
      post_id: 'bbb511fa-64a0-454a-bd5a-50525a0c1188',
      earlier: false,
      results: [
        {
          ...PUBLICATION,
          id: 'bbb511fa-64a0-454a-bd5a-50525a0c1188-1',
          platform: 'linkedin',
          platform_id: 3,
          page_id: null,
          due_at: '2026-11-24T02:38:10.904Z',
          timezone: null,
        },
      ],
    },
  });
  await exchange(publishPublicationNow, {
    state: 'a scheduled post',
    known: {
      post_id: '5cb348bb-68da-4b74-8da8-29281e08f6e3',
      publication_id: '5cb348bb-68da-4b74-8da8-29281e08f6e3-1',
    },
    input: { params: { id: '5cb348bb-68da-4b74-8da8-29281e08f6e3-1' } },
    reads: {
      success: true,
      message: 'It is on its way.',
      publication: {
        ...PUBLICATION,
        id: '5cb348bb-68da-4b74-8da8-29281e08f6e3-1',
        due_at: '2026-11-24T02:38:11.259Z',
        timezone: null,
      },
    },
  });
  await exchange(reschedulePublication, {
    state: 'a scheduled post',
    known: {
      post_id: 'ed572e51-cb31-4484-897a-d8b7a913b2bf',
      publication_id: 'ed572e51-cb31-4484-897a-d8b7a913b2bf-1',
    },
    input: {
      params: { id: 'ed572e51-cb31-4484-897a-d8b7a913b2bf-1' },
      body: { scheduled_time: '2030-01-02 10:00:00', timezone: 'UTC' },
    },
    reads: {
      success: true,
      message: 'Moved to Wednesday, January 2, 2030 at 10:00 AM (UTC).',
      publication: {
        ...PUBLICATION,
        id: 'ed572e51-cb31-4484-897a-d8b7a913b2bf-1',
        status: 'scheduled',
        scheduled_time: '2030-01-02 10:00:00',
        next_attempt_at: '2030-01-02T10:00:00.000Z',
        waiting_for: 'time',
      },
    },
  });
  await exchange(retryPublication, {
    state: 'a post that its network has refused',
    known: {
      post_id: 'f2854592-c35c-433a-988a-de1b175d77f8',
      publication_id: 'f2854592-c35c-433a-988a-de1b175d77f8-1',
    },
    input: { params: { id: 'f2854592-c35c-433a-988a-de1b175d77f8-1' } },
    reads: {
      success: true,
      message: 'It is on its way again.',
      publication: {
        ...PUBLICATION,
        id: 'f2854592-c35c-433a-988a-de1b175d77f8-1',
        due_at: '2026-11-24T02:38:12.017Z',
        timezone: null,
        attempts: 1,
      },
    },
  });
  await exchange(saveDraft, {
    state: 'a new id',
    known: { new_id: '54333d1c-ebf2-4987-a778-3dfe2fcaced2' },
    input: { params: { id: '54333d1c-ebf2-4987-a778-3dfe2fcaced2' }, body: { topic: 'Bread', version: 0 } },
    reads: {
      success: true,
      draft: {
        topic: 'Bread',
        details: null,
        voice_id: null,
        generated: null,
        post: null,
        targets: [],
        media_ids: [],
        mode: 'now',
        scheduled_time: null,
        timezone: null,
        use_ai_suggestion: false,
        link_tracking: null,
        step: 'topic',
        id: '54333d1c-ebf2-4987-a778-3dfe2fcaced2',
        version: 1,
        media: [],
        created_at: '2026-11-24T02:38:12.428Z',
        updated_at: '2026-11-24T02:38:12.428Z',
      },
    },
  });
  await exchange(schedulePosts, {
    form: {
      platforms: '[{"platform_id":3,"content":"Fresh bread.2"}]',
      scheduled_time: '2030-01-02 10:00:00',
      timezone: 'UTC',
    },
    reads: {
      success: true,
      message: 'Your post is scheduled for Wednesday, Ja…',
      post_id: 'f703bd5b-4344-411b-baad-a925b5e486a9',
      earlier: false,
      due_at: '2030-01-02T10:00:00.000Z',
      scheduled_time: '2030-01-02 10:00:00',
      timezone: 'UTC',
      series: null,
      results: [
        {
          ...PUBLICATION,
          id: 'f703bd5b-4344-411b-baad-a925b5e486a9-1',
          platform: 'linkedin',
          platform_id: 3,
          page_id: null,
          status: 'scheduled',
          scheduled_time: '2030-01-02 10:00:00',
          next_attempt_at: '2030-01-02T10:00:00.000Z',
          waiting_for: 'time',
        },
      ],
    },
  });
  await agree();
});

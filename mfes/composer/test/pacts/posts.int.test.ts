import { cropMedia } from '@carillon/contracts/http/posts/crop-media.ts';
import { deleteDraft } from '@carillon/contracts/http/posts/delete-draft.ts';
import { deleteHashtagGroup } from '@carillon/contracts/http/posts/delete-hashtag-group.ts';
import { deleteMedia } from '@carillon/contracts/http/posts/delete-media.ts';
import { deleteTemplate } from '@carillon/contracts/http/posts/delete-template.ts';
import { describeMedia } from '@carillon/contracts/http/posts/describe-media.ts';
import { getDraft } from '@carillon/contracts/http/posts/get-draft.ts';
import { getLinkTracking } from '@carillon/contracts/http/posts/get-link-tracking.ts';
import { getMediaUses } from '@carillon/contracts/http/posts/get-media-uses.ts';
import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import { getQueue } from '@carillon/contracts/http/posts/get-queue.ts';
import { listDrafts } from '@carillon/contracts/http/posts/list-drafts.ts';
import { listHashtagGroups } from '@carillon/contracts/http/posts/list-hashtag-groups.ts';
import { listMedia } from '@carillon/contracts/http/posts/list-media.ts';
import { listTemplates } from '@carillon/contracts/http/posts/list-templates.ts';
import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import { saveTemplate } from '@carillon/contracts/http/posts/save-template.ts';
import { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { uploadMedia } from '@carillon/contracts/http/posts/upload-media.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

/** One pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('what the composer reads of posts', async () => {
  const { exchange, agree } = await pactsOf('composer');
  await exchange(cropMedia, {
    state: 'a picture',
    known: {
      media_id: 'a535495d-96a1-401b-9837-5182d8bea96c',
      new_id: '7ad2ebae-8d16-49d7-8b94-7c53d44cfb2f',
    },
    input: {
      params: { id: 'a535495d-96a1-401b-9837-5182d8bea96c' },
      body: { new_id: '7ad2ebae-8d16-49d7-8b94-7c53d44cfb2f', left: 0, top: 0, width: 200, height: 200 },
    },
    reads: {
      success: true,
      media: {
        id: '7ad2ebae-8d16-49d7-8b94-7c53d44cfb2f',
        kind: 'image',
        type: 'image/jpeg',
        bytes: 519,
        name: 'picture.png',
        width: 200,
        height: 200,
        alt_text: '',
        url: 'http://localhost:44309/media/N2FkMmViYWUtOGQxNi00OWQ3LThiOTQtN2M1M2Q0NGNmYjJmXzM5MThhMjE0MGMwNy9hODJmMGVlOWUyMjVlMmJiNWNhNzBlYjk4Yzk2MGEwODdiMjBlMjZhMGJhM2U2YTZjYTgxZTJjODIyODkwNDQ2LmpwZy8xNzk1NTc1NjAw.Uyz_997zuzAOsCL3gxdkRsWiK4Lc0tMxNq_yjuaLauI',
        kept: false,
        created_at: '2026-11-24T02:43:40.982Z',
      },
    },
  });
  await exchange(deleteDraft, {
    state: 'a draft',
    known: { draft_id: '6c476feb-4565-4e7f-a381-11476db73ac8' },
    input: { params: { id: '6c476feb-4565-4e7f-a381-11476db73ac8' } },
    reads: { success: true },
  });
  await exchange(deleteHashtagGroup, {
    state: 'a hashtag group',
    known: { group_id: '7f73a9e4-c395-4e03-9718-b2edbb6b76d4' },
    input: { params: { id: '7f73a9e4-c395-4e03-9718-b2edbb6b76d4' } },
    reads: { success: true },
  });
  await exchange(deleteMedia, {
    state: 'a picture',
    known: { media_id: 'f46c4494-267c-4df4-bea1-6dc9211379a6' },
    input: { params: { id: 'f46c4494-267c-4df4-bea1-6dc9211379a6' } },
    reads: { success: true },
  });
  await exchange(deleteTemplate, {
    state: 'a template',
    known: { template_id: 'c8e81503-4795-417a-a1d8-8f861ca1b849' },
    input: { params: { id: 'c8e81503-4795-417a-a1d8-8f861ca1b849' } },
    reads: { success: true },
  });
  await exchange(describeMedia, {
    state: 'a picture',
    known: { media_id: 'b46a283c-9564-4908-9c5f-b24c36b230b5' },
    input: { params: { id: 'b46a283c-9564-4908-9c5f-b24c36b230b5' }, body: { alt_text: 'Bread' } },
    reads: {
      success: true,
      media: {
        id: 'b46a283c-9564-4908-9c5f-b24c36b230b5',
        kind: 'image',
        type: 'image/png',
        bytes: 1408,
        name: 'picture.png',
        width: 400,
        height: 400,
        alt_text: 'Bread',
        url: 'http://localhost:44309/media/YjQ2YTI4M2MtOTU2NC00OTA4LTljNWYtYjI0YzM2YjIzMGI1XzE2OTYyNWJhZDRlOS8wNjc0MGY2Yjk4MGQ5NGFjMGE3NTU3ZDNlYzJkYThkMWRlZjA0YTY1NmRiZmRlMGUzNTAxZGNmNjlmYjM1ZTE5LnBuZy8xNzk1NTc1NjAw.nNusqNcF8_K2mZSeI8udWvARvufpmnusOHnYsIEn42M',
        kept: false,
        created_at: '2026-11-24T02:43:41.221Z',
      },
    },
  });
  await exchange(getDraft, {
    state: 'a draft',
    known: { draft_id: 'ece700c5-1fa9-47ee-9721-af6ccf00ece6' },
    input: { params: { id: 'ece700c5-1fa9-47ee-9721-af6ccf00ece6' } },
    reads: {
      success: true,
      draft: {
        topic: 'Of the owner',
        targets: [],
        media_ids: [],
        mode: 'now',
        use_ai_suggestion: false,
        step: 'topic',
        id: 'ece700c5-1fa9-47ee-9721-af6ccf00ece6',
        version: 1,
        media: [],
        created_at: '2026-11-24T02:43:41.235Z',
        updated_at: '2026-11-24T02:43:41.235Z',
      },
    },
  });
  await exchange(getLinkTracking, {
    state: 'a rule for links',
    reads: {
      success: true,
      link_tracking: {
        enabled: true,
        networks: { facebook: { enabled: true }, instagram: { enabled: true }, linkedin: { enabled: true } },
        version: 1,
      },
    },
  });
  await exchange(getMediaUses, {
    state: 'a picture in a draft',
    known: { media_id: 'b9244c63-1bac-43de-92b2-98839be740a9' },
    input: { params: { id: 'b9244c63-1bac-43de-92b2-98839be740a9' } },
    reads: {
      success: true,
      uses: [
        {
          id: 'f2727bc6-3261-4fda-8d6e-88bd1d1e2a63',
          kind: 'draft',
          text: 'Bread',
          at: '2026-11-24T02:43:41.312Z',
        },
      ],
      more: false,
    },
  });
  await exchange(getPost, {
    state: 'a scheduled post',
    known: { post_id: '06128499-739c-4eb2-84a7-67b46281d8fd' },
    input: { params: { id: '06128499-739c-4eb2-84a7-67b46281d8fd' } },
    reads: {
      success: true,
      post: {
        id: '06128499-739c-4eb2-84a7-67b46281d8fd',
        created_at: '2026-11-24T02:43:41.370Z',
        scheduled_time: '2027-01-01 10:00:00',
        timezone: 'UTC',
        results: [
          {
            id: '06128499-739c-4eb2-84a7-67b46281d8fd-1',
            platform: 'facebook',
            platform_id: 1,
            page_id: '104344569041026',
            target_name: 'ada',
            status: 'scheduled',
            due_at: '2027-01-01T10:00:00.000Z',
            scheduled_time: '2027-01-01 10:00:00',
            timezone: 'UTC',
            late: false,
            next_attempt_at: '2027-01-01T10:00:00.000Z',
            waiting_for: 'time',
            may_be_out: false,
            content: 'Text 9fe65f27-cecd-4e34-b07e-d0dc2a4d7782',
            moves: [],
            media: [],
            history: [],
          },
        ],
      },
    },
  });
  await exchange(getQueue, {
    state: 'a posting schedule',
    reads: {
      success: true,
      schedules: [
        {
          platform: 'linkedin',
          platform_id: 3,
          target_name: 'ada',
          timezone: 'UTC',
          slots: [{ weekday: 1, time: '10:00' }],
          version: 1,
          next_free: [{ due_at: '2026-11-30T10:00:00.000Z', scheduled_time: '2026-11-30 10:00:00' }],
          queued: [],
        },
      ],
    },
  });
  await exchange(listDrafts, {
    state: 'a draft',
    reads: {
      success: true,
      drafts: [
        {
          id: '09c464da-5fd6-4c81-9157-1e883f63b1e4',
          version: 1,
          topic: 'Of the owner',
          text: '',
          platforms: [],
          mode: 'now',
          created_at: '2026-11-24T02:43:41.462Z',
          updated_at: '2026-11-24T02:43:41.462Z',
        },
      ],
    },
  });
  await exchange(listHashtagGroups, {
    state: 'a hashtag group',
    reads: {
      success: true,
      groups: [
        {
          name: 'Group 8917f350-000d-4fe4-a539-f0ce409e7d92',
          hashtags: ['Bread'],
          id: '8917f350-000d-4fe4-a539-f0ce409e7d92',
          version: 1,
        },
      ],
    },
  });
  await exchange(listMedia, {
    state: 'a picture',
    reads: {
      success: true,
      media: [
        {
          id: '82552cdf-dbcb-4833-b2c3-a9a35ca9b7b7',
          kind: 'image',
          type: 'image/png',
          bytes: 1408,
          name: 'picture.png',
          width: 400,
          height: 400,
          alt_text: '',
          url: 'http://localhost:44309/media/ODI1NTJjZGYtZGJjYi00ODMzLWIyYzMtYTlhMzVjYTliN2I3XzZkM2JjODk3Y2QxZS8wNjc0MGY2Yjk4MGQ5NGFjMGE3NTU3ZDNlYzJkYThkMWRlZjA0YTY1NmRiZmRlMGUzNTAxZGNmNjlmYjM1ZTE5LnBuZy8xNzk1NTc1NjAw.SVXu368qjF24FEkc6eD5FdqzXHY1OC5gR7ws6WhBRsY',
          kept: false,
          created_at: '2026-11-24T02:43:41.500Z',
        },
      ],
      used_bytes: 7559,
      quota_bytes: 5368709120,
    },
  });
  await exchange(listTemplates, {
    state: 'a template',
    reads: {
      success: true,
      templates: [
        {
          name: 'Template 48c8051a-bdf8-46fa-a676-27ad43c17184',
          text: 'New: {product}',
          hashtags: [],
          id: '48c8051a-bdf8-46fa-a676-27ad43c17184',
          version: 1,
        },
      ],
    },
  });
  await exchange(publishPosts, {
    form: { platforms: '[{"platform_id":3,"content":"Fresh bread.0"}]' },
    reads: {
      success: true,
      message: 'Your post is on its way to LinkedIn.',
      post_id: '6bbdf797-b1ba-4026-af2d-83493a6a51d1',
      earlier: false,
      results: [
        {
          id: '6bbdf797-b1ba-4026-af2d-83493a6a51d1-1',
          platform: 'linkedin',
          platform_id: 3,
          target_name: 'ada',
          status: 'queued',
          due_at: '2026-11-24T02:43:41.531Z',
          late: false,
          may_be_out: false,
        },
      ],
    },
  });
  await exchange(saveDraft, {
    state: 'a new id',
    known: { new_id: '3b0b3878-bbc8-4277-957d-833a07d3d68d' },
    input: { params: { id: '3b0b3878-bbc8-4277-957d-833a07d3d68d' }, body: { topic: 'Bread', version: 0 } },
    reads: {
      success: true,
      draft: {
        topic: 'Bread',
        targets: [],
        media_ids: [],
        mode: 'now',
        use_ai_suggestion: false,
        step: 'topic',
        id: '3b0b3878-bbc8-4277-957d-833a07d3d68d',
        version: 1,
        media: [],
        created_at: '2026-11-24T02:43:41.598Z',
        updated_at: '2026-11-24T02:43:41.598Z',
      },
    },
  });
  await exchange(saveTemplate, {
    state: 'a new id',
    known: { new_id: '85e52584-c5f5-4189-922f-b98359abe676' },
    input: {
      params: { id: '85e52584-c5f5-4189-922f-b98359abe676' },
      body: { name: 'Template for a new loaf', text: 'New: {product}', version: 0 },
    },
    reads: {
      success: true,
      template: {
        name: 'Template for a new loaf',
        text: 'New: {product}',
        hashtags: [],
        id: '85e52584-c5f5-4189-922f-b98359abe676',
        version: 1,
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
      post_id: '312ea961-ec1e-4238-8b0e-d120e6342f93',
      earlier: false,
      due_at: '2030-01-02T10:00:00.000Z',
      scheduled_time: '2030-01-02 10:00:00',
      timezone: 'UTC',
      results: [
        {
          id: '312ea961-ec1e-4238-8b0e-d120e6342f93-1',
          platform: 'linkedin',
          platform_id: 3,
          target_name: 'ada',
          status: 'scheduled',
          due_at: '2030-01-02T10:00:00.000Z',
          scheduled_time: '2030-01-02 10:00:00',
          timezone: 'UTC',
          late: false,
          next_attempt_at: '2030-01-02T10:00:00.000Z',
          waiting_for: 'time',
          may_be_out: false,
        },
      ],
    },
  });
  await exchange(uploadMedia, {
    form: { file: new File([Buffer.from(PICTURE, 'base64')], 'bread.png', { type: 'image/png' }) },
    reads: {
      success: true,
      media: {
        id: 'eedc2bc1-0860-45dc-af4b-cef4eb65e04c',
        kind: 'image',
        type: 'image/png',
        bytes: 91,
        name: 'bread.png',
        width: 1,
        height: 1,
        alt_text: '',
        url: 'http://localhost:44309/media/ZWVkYzJiYzEtMDg2MC00NWRjLWFmNGItY2VmNGViNjVlMDRjX2E0MzQ2YTgwMDYzMy82OGI4N2NmMjg0OTA2NWZlM2RkMjJiMDU3NDJiM2NkMzM2YjE0ZGZmYjBiYzdlZGJjNTMwMmI5ODc5MWQ2ODkzLnBuZy8xNzk1NTc1NjAw.x0WEUVqi56F0BLBorkusKQj9qc2lvMsRmMkzwn4OSu8',
        kept: false,
        created_at: '2026-11-24T02:43:41.816Z',
      },
    },
  });
  await agree();
});

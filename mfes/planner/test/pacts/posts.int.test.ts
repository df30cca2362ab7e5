import { cancelPublication } from '@carillon/contracts/http/posts/cancel-publication.ts';
import { deleteCalendarFeed } from '@carillon/contracts/http/posts/delete-calendar-feed.ts';
import { deletePost } from '@carillon/contracts/http/posts/delete-post.ts';
import { describeMedia } from '@carillon/contracts/http/posts/describe-media.ts';
import { fetchMedia } from '@carillon/contracts/http/posts/fetch-media.ts';
import { getCalendarFeed } from '@carillon/contracts/http/posts/get-calendar-feed.ts';
import { getDraft } from '@carillon/contracts/http/posts/get-draft.ts';
import { getLinkTracking } from '@carillon/contracts/http/posts/get-link-tracking.ts';
import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import { getQueue } from '@carillon/contracts/http/posts/get-queue.ts';
import { getSeries } from '@carillon/contracts/http/posts/get-series.ts';
import { listDrafts } from '@carillon/contracts/http/posts/list-drafts.ts';
import { listPlanned } from '@carillon/contracts/http/posts/list-planned.ts';
import { previewPostingSchedule } from '@carillon/contracts/http/posts/preview-posting-schedule.ts';
import { publishPublicationNow } from '@carillon/contracts/http/posts/publish-publication-now.ts';
import { renewCalendarFeed } from '@carillon/contracts/http/posts/renew-calendar-feed.ts';
import { reschedulePost } from '@carillon/contracts/http/posts/reschedule-post.ts';
import { resumeSeries } from '@carillon/contracts/http/posts/resume-series.ts';
import { retryPublication } from '@carillon/contracts/http/posts/retry-publication.ts';
import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import { saveLinkTracking } from '@carillon/contracts/http/posts/save-link-tracking.ts';
import { savePostingSchedule } from '@carillon/contracts/http/posts/save-posting-schedule.ts';
import { scheduleBatch } from '@carillon/contracts/http/posts/schedule-batch.ts';
import { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { stopSeries } from '@carillon/contracts/http/posts/stop-series.ts';
import { uploadMedia } from '@carillon/contracts/http/posts/upload-media.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

const PUBLICATION = {
  id: '1dd92f96-5620-406b-98a7-84d57313bdbe-1',
  platform: 'facebook',
  platform_id: 1,
  page_id: '104344569041026',
  target_name: 'ada',
  status: 'queued',
  due_at: '2026-11-24T02:43:52.947Z',
  from_queue: false,
  late: false,
  may_be_out: false,
  can_edit: true,
  can_cancel: true,
  can_reschedule: true,
  can_retry: false,
  can_delete: true,
};
const TAGS = {
  enabled: true,
  utm_source: '{network}',
  utm_medium: 'social',
  utm_campaign: 'bread',
  utm_term: '',
  utm_content: '',
};

/** One pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('what the planner reads of posts', async () => {
  const { exchange, agree } = await pactsOf('planner');
  await exchange(cancelPublication, {
    state: 'a scheduled post',
    known: {
      post_id: 'e4d6c010-fe79-4357-ae3e-9ebdbe4cc981',
      publication_id: 'e4d6c010-fe79-4357-ae3e-9ebdbe4cc981-1',
    },
    input: { params: { id: 'e4d6c010-fe79-4357-ae3e-9ebdbe4cc981-1' } },
    reads: {
      success: true,
      message: 'Canceled. It will not go out.',
      publication: {
        id: 'e4d6c010-fe79-4357-ae3e-9ebdbe4cc981-1',
        platform: 'facebook',
        platform_id: 1,
        page_id: '104344569041026',
        target_name: 'ada',
        status: 'canceled',
        due_at: '2027-01-01T10:00:00.000Z',
        scheduled_time: '2027-01-01 10:00:00',
        timezone: 'UTC',
        from_queue: false,
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
  await exchange(deleteCalendarFeed, { state: 'a calendar feed', reads: { success: true } });
  await exchange(deletePost, {
    state: 'a scheduled post',
    known: { post_id: 'e905d373-22cd-4f64-9619-052595afa54b' },
    input: { params: { id: 'e905d373-22cd-4f64-9619-052595afa54b' } },
    reads: { success: true, message: 'Deleted. Nothing of it goes out.', results: [], refused: [] },
  });
  await exchange(describeMedia, {
    state: 'a picture',
    known: { media_id: '6287d383-3e71-4093-88aa-59a122151639' },
    input: { params: { id: '6287d383-3e71-4093-88aa-59a122151639' }, body: { alt_text: 'Bread' } },
    reads: {
      success: true,
      media: {
        id: '6287d383-3e71-4093-88aa-59a122151639',
        kind: 'image',
        type: 'image/png',
        bytes: 1408,
        name: 'picture.png',
        width: 400,
        height: 400,
        alt_text: 'Bread',
        url: 'http://localhost:44309/media/NjI4N2QzODMtM2U3MS00MDkzLTg4YWEtNTlhMTIyMTUxNjM5XzFmMTc2OTZhNjBkOC8wNjc0MGY2Yjk4MGQ5NGFjMGE3NTU3ZDNlYzJkYThkMWRlZjA0YTY1NmRiZmRlMGUzNTAxZGNmNjlmYjM1ZTE5LnBuZy8xNzk1NTc1NjAw.owiBok08tNdR113PPS0BUh9Gk1Zvv-RP_RtY2Fawe4Q',
        kept: false,
        created_at: '2026-11-24T02:43:49.997Z',
      },
    },
  });
  await exchange(fetchMedia, {
    state: 'a new id',
    known: { new_id: 'a96a4ea3-27ae-47c8-8b63-0262ceef1723' },
    input: {
      body: { files: [{ id: 'a96a4ea3-27ae-47c8-8b63-0262ceef1723', url: 'http://127.0.0.1/bread.png' }] },
    },
    reads: {
      success: true,
      files: [
        {
          id: 'a96a4ea3-27ae-47c8-8b63-0262ceef1723',
          error: 'validation_failed',
          message: '127.0.0.1 is not a public web address. G…',
        },
      ],
    },
  });
  await exchange(getCalendarFeed, {
    state: 'a calendar feed',
    reads: {
      success: true,
      address: 'http://localhost:44309/calendar/CfE_L54kAWv5_XF3ZgalnqspzFuptASSunXZdsU1d2o.ics',
      created_at: '2026-11-24T02:43:50.030Z',
    },
  });
  await exchange(getDraft, {
    state: 'a draft',
    known: { draft_id: '696ccc62-cb01-4875-931b-c904020dae30' },
    input: { params: { id: '696ccc62-cb01-4875-931b-c904020dae30' } },
    reads: {
      success: true,
      draft: {
        topic: 'Of the owner',
        targets: [],
        media_ids: [],
        mode: 'now',
        step: 'topic',
        id: '696ccc62-cb01-4875-931b-c904020dae30',
        version: 1,
        media: [],
        created_at: '2026-11-24T02:43:50.047Z',
        updated_at: '2026-11-24T02:43:50.047Z',
      },
    },
  });
  await exchange(getLinkTracking, {
    state: 'a rule for links',
    reads: {
      success: true,
      link_tracking: {
        enabled: true,
        networks: {
          facebook: TAGS,
          instagram: TAGS,
          linkedin: TAGS,
        },
        version: 1,
      },
    },
  });
  await exchange(getPost, {
    state: 'a scheduled post',
    known: { post_id: 'fd4fb12f-0cab-4e65-bf38-1bbdf0ab6432' },
    input: { params: { id: 'fd4fb12f-0cab-4e65-bf38-1bbdf0ab6432' } },
    reads: {
      success: true,
      post: {
        id: 'fd4fb12f-0cab-4e65-bf38-1bbdf0ab6432',
        created_at: '2026-11-24T02:43:50.219Z',
        scheduled_time: '2027-01-01 10:00:00',
        timezone: 'UTC',
        results: [
          {
            id: 'fd4fb12f-0cab-4e65-bf38-1bbdf0ab6432-1',
            platform: 'facebook',
            platform_id: 1,
            page_id: '104344569041026',
            target_name: 'ada',
            status: 'scheduled',
            due_at: '2027-01-01T10:00:00.000Z',
            scheduled_time: '2027-01-01 10:00:00',
            timezone: 'UTC',
            from_queue: false,
            late: false,
            next_attempt_at: '2027-01-01T10:00:00.000Z',
            waiting_for: 'time',
            may_be_out: false,
            can_edit: true,
            can_cancel: true,
            can_reschedule: true,
            can_retry: false,
            can_delete: true,
            content: 'Text 7db21ce4-8034-4cef-9b5e-8f4deb69f87e',
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
          target_id: 'urn:li:person:Sb626344589',
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
  await exchange(getSeries, {
    state: 'a series',
    known: { post_id: '34ddfc29-81fa-4d0e-a67f-fa4460dfd29e' },
    input: { params: { id: '34ddfc29-81fa-4d0e-a67f-fa4460dfd29e' } },
    reads: {
      success: true,
      series: {
        id: '34ddfc29-81fa-4d0e-a67f-fa4460dfd29e',
        repeat: { every: 'day', weekdays: [], count: 60 },
        first_time: '2027-01-01 10:00:00',
        timezone: 'UTC',
        status: 'active',
        planned: 22,
        total: 60,
      },
    },
  });
  await exchange(listDrafts, {
    state: 'a draft',
    reads: {
      success: true,
      drafts: [
        {
          id: 'ce1034ce-6c8e-498a-b5fd-fae398e98566',
          version: 1,
          topic: 'Of the owner',
          text: '',
          platforms: [],
          mode: 'now',
          created_at: '2026-11-24T02:43:52.834Z',
          updated_at: '2026-11-24T02:43:52.834Z',
        },
      ],
    },
  });
  await exchange(listPlanned, {
    state: 'a scheduled post',
    input: { query: { from: '2026-12-30T00:00:00.000Z', until: '2027-01-30T00:00:00.000Z' } },
    reads: {
      success: true,
      publications: [
        {
          id: '06128499-739c-4eb2-84a7-67b46281d8fd-1',
          post_id: '06128499-739c-4eb2-84a7-67b46281d8fd',
          platform: 'facebook',
          target_id: '104344569041026',
          target_name: 'ada',
          status: 'scheduled',
          due_at: '2027-01-01T10:00:00.000Z',
          scheduled_time: '2027-01-01 10:00:00',
          timezone: 'UTC',
          next_attempt_at: '2027-01-01T10:00:00.000Z',
          waiting_for: 'time',
          may_be_out: false,
          from_queue: false,
          can_reschedule: true,
          words: 'Text 9fe65f27-cecd-4e34-b07e-d0dc2a4d7782',
        },
      ],
    },
  });
  await exchange(previewPostingSchedule, {
    state: 'no posting schedule',
    input: { body: { platform_id: 3, timezone: 'UTC', slots: [{ weekday: 1, time: '10:00' }], version: 0 } },
    reads: { success: true, moves: [], plan: '4f53cda18c2baa0c0354bb5f9a3ecbe5' },
  });
  await exchange(publishPublicationNow, {
    state: 'a scheduled post',
    known: {
      post_id: '1dd92f96-5620-406b-98a7-84d57313bdbe',
      publication_id: '1dd92f96-5620-406b-98a7-84d57313bdbe-1',
    },
    input: { params: { id: '1dd92f96-5620-406b-98a7-84d57313bdbe-1' } },
    reads: {
      success: true,
      message: 'It is on its way.',
      publication: PUBLICATION,
    },
  });
  await exchange(renewCalendarFeed, {
    reads: {
      success: true,
      address: 'http://localhost:44309/calendar/e9l5I3kPUrLZ-N4r3G0WTR8jeH4Zkxw9bkxUhjVHgiM.ics',
      created_at: '2026-11-24T02:43:52.965Z',
    },
  });
  await exchange(reschedulePost, {
    state: 'a scheduled post',
    known: { post_id: 'c5f9207d-912c-4d29-9ace-0c69adcf212e' },
    input: {
      params: { id: 'c5f9207d-912c-4d29-9ace-0c69adcf212e' },
      body: { scheduled_time: '2030-01-02 10:00:00', timezone: 'UTC' },
    },
    reads: {
      success: true,
      message: 'Moved for Facebook.',
      results: [
        {
          id: 'c5f9207d-912c-4d29-9ace-0c69adcf212e-1',
          platform: 'facebook',
          platform_id: 1,
          page_id: '104344569041026',
          target_name: 'ada',
          status: 'scheduled',
          due_at: '2030-01-02T10:00:00.000Z',
          scheduled_time: '2030-01-02 10:00:00',
          timezone: 'UTC',
          from_queue: false,
          late: false,
          next_attempt_at: '2030-01-02T10:00:00.000Z',
          waiting_for: 'time',
          may_be_out: false,
          can_edit: true,
          can_cancel: true,
          can_reschedule: true,
          can_retry: false,
          can_delete: true,
        },
      ],
      refused: [],
    },
  });
  await exchange(resumeSeries, {
    state: 'a paused series',
    known: { post_id: '9ac89da0-7435-4282-9579-922777ba94ce' },
    input: { params: { id: '9ac89da0-7435-4282-9579-922777ba94ce' } },
    reads: {
      success: true,
      message: 'The series goes on.',
      series: {
        id: '9ac89da0-7435-4282-9579-922777ba94ce',
        repeat: { every: 'day', weekdays: [], count: 60 },
        first_time: '2027-01-01 10:00:00',
        timezone: 'UTC',
        status: 'active',
        planned: 22,
        total: 60,
      },
    },
  });
  await exchange(retryPublication, {
    state: 'a post that its network has refused',
    known: {
      post_id: '4449f253-2efc-41f0-b3b9-f7f1b05416ba',
      publication_id: '4449f253-2efc-41f0-b3b9-f7f1b05416ba-1',
    },
    input: { params: { id: '4449f253-2efc-41f0-b3b9-f7f1b05416ba-1' } },
    reads: {
      success: true,
      message: 'It is on its way again.',
      publication: {
        ...PUBLICATION,
        id: '4449f253-2efc-41f0-b3b9-f7f1b05416ba-1',
        due_at: '2026-11-24T02:43:54.406Z',
      },
    },
  });
  await exchange(saveDraft, {
    state: 'a new id',
    known: { new_id: 'bf62c742-cfee-476c-8c96-b3fbcc6c989a' },
    input: { params: { id: 'bf62c742-cfee-476c-8c96-b3fbcc6c989a' }, body: { topic: 'Bread', version: 0 } },
    reads: {
      success: true,
      draft: {
        topic: 'Bread',
        targets: [],
        media_ids: [],
        mode: 'now',
        step: 'topic',
        id: 'bf62c742-cfee-476c-8c96-b3fbcc6c989a',
        version: 1,
        media: [],
        created_at: '2026-11-24T02:43:54.509Z',
        updated_at: '2026-11-24T02:43:54.509Z',
      },
    },
  });
  await exchange(saveLinkTracking, {
    state: 'no rule for links',
    input: {
      body: {
        enabled: true,
        networks: {
          facebook: TAGS,
          instagram: TAGS,
          linkedin: TAGS,
        },
        domains: null,
        version: 0,
      },
    },
    reads: {
      success: true,
      message: 'Link tracking saved.',
      link_tracking: {
        enabled: true,
        networks: {
          facebook: TAGS,
          instagram: TAGS,
          linkedin: TAGS,
        },
        version: 1,
      },
    },
  });
  await exchange(savePostingSchedule, {
    state: 'no posting schedule',
    input: { body: { platform_id: 3, timezone: 'UTC', slots: [{ weekday: 1, time: '10:00' }], version: 0 } },
    reads: {
      success: true,
      message: 'Posting slots saved.',
      schedule: {
        platform: 'linkedin',
        platform_id: 3,
        target_id: 'urn:li:person:Sb626344589',
        target_name: 'ada',
        timezone: 'UTC',
        slots: [{ weekday: 1, time: '10:00' }],
        version: 1,
        next_free: [{ due_at: '2026-11-30T10:00:00.000Z', scheduled_time: '2026-11-30 10:00:00' }],
        queued: [],
      },
      moved: 0,
    },
  });
  await exchange(scheduleBatch, {
    input: {
      body: {
        timezone: 'UTC',
        posts: [
          {
            idempotency_key: '3d5a2c1e-8f4b-4a6d-9b7c-2e1f0a9d8c7b',
            content: 'Bread in a batch.',
            targets: [{ platform_id: 3 }],
            scheduled_time: '2030-01-02 10:00:00',
          },
        ],
      },
    },
    reads: {
      success: true,
      results: [
        {
          idempotency_key: '3d5a2c1e-8f4b-4a6d-9b7c-2e1f0a9d8c7b',
          outcome: 'scheduled',
          post_id: 'a82524f5-7982-8893-bb21-ca56649b5686',
          due_at: '2030-01-02T10:00:00.000Z',
          errors: {},
        },
      ],
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
      post_id: 'f80ccc1e-1776-41e6-ab68-5dc386964251',
      earlier: false,
      due_at: '2030-01-02T10:00:00.000Z',
      scheduled_time: '2030-01-02 10:00:00',
      timezone: 'UTC',
      results: [
        {
          id: 'f80ccc1e-1776-41e6-ab68-5dc386964251-1',
          platform: 'linkedin',
          platform_id: 3,
          target_name: 'ada',
          status: 'scheduled',
          due_at: '2030-01-02T10:00:00.000Z',
          scheduled_time: '2030-01-02 10:00:00',
          timezone: 'UTC',
          from_queue: false,
          late: false,
          next_attempt_at: '2030-01-02T10:00:00.000Z',
          waiting_for: 'time',
          may_be_out: false,
          can_edit: true,
          can_cancel: true,
          can_reschedule: true,
          can_retry: false,
          can_delete: true,
        },
      ],
    },
  });
  await exchange(stopSeries, {
    state: 'a series',
    known: { post_id: 'a6ed4a0f-2ea1-41b1-802b-f187f1953913' },
    input: { params: { id: 'a6ed4a0f-2ea1-41b1-802b-f187f1953913' } },
    reads: {
      success: true,
      message: 'The series is stopped. 22 posts ahead are canceled.',
      series: {
        id: 'a6ed4a0f-2ea1-41b1-802b-f187f1953913',
        repeat: { every: 'day', weekdays: [], count: 60 },
        first_time: '2027-01-01 10:00:00',
        timezone: 'UTC',
        status: 'stopped',
        planned: 22,
        total: 60,
      },
    },
  });
  await exchange(uploadMedia, {
    form: { file: new File([Buffer.from(PICTURE, 'base64')], 'bread.png', { type: 'image/png' }) },
    reads: {
      success: true,
      media: {
        id: '2fabd8f3-e00f-416d-a242-624c5ed98d2d',
        kind: 'image',
        type: 'image/png',
        bytes: 91,
        name: 'bread.png',
        width: 1,
        height: 1,
        alt_text: '',
        url: 'http://localhost:44309/media/MmZhYmQ4ZjMtZTAwZi00MTZkLWEyNDItNjI0YzVlZDk4ZDJkXzA0MjVjMzJiOGUwNS82OGI4N2NmMjg0OTA2NWZlM2RkMjJiMDU3NDJiM2NkMzM2YjE0ZGZmYjBiYzdlZGJjNTMwMmI5ODc5MWQ2ODkzLnBuZy8xNzk1NTc1NjAw.wIp4N5JQyjGyTQJznvC-ppGKL-Fmvb6wagW0PjoxTdA',
        kept: false,
        created_at: '2026-11-24T02:43:57.436Z',
      },
    },
  });
  await agree();
});

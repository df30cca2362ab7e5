import { changePlannedPost } from '@carillon/contracts/http/posts/change-planned-post.ts';
import { cropMedia } from '@carillon/contracts/http/posts/crop-media.ts';
import { deleteDraft } from '@carillon/contracts/http/posts/delete-draft.ts';
import { deleteHashtagGroup } from '@carillon/contracts/http/posts/delete-hashtag-group.ts';
import { deleteMedia } from '@carillon/contracts/http/posts/delete-media.ts';
import { deleteTemplate } from '@carillon/contracts/http/posts/delete-template.ts';
import { describeMedia } from '@carillon/contracts/http/posts/describe-media.ts';
import type { DraftView } from '@carillon/contracts/http/posts/draft.ts';
import { getDraft } from '@carillon/contracts/http/posts/get-draft.ts';
import { getLinkTracking } from '@carillon/contracts/http/posts/get-link-tracking.ts';
import { getMediaUses } from '@carillon/contracts/http/posts/get-media-uses.ts';
import { getPlannedPost } from '@carillon/contracts/http/posts/get-planned-post.ts';
import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import { getQueue } from '@carillon/contracts/http/posts/get-queue.ts';
import { listHashtagGroups } from '@carillon/contracts/http/posts/list-hashtag-groups.ts';
import { listMedia } from '@carillon/contracts/http/posts/list-media.ts';
import { listTemplates } from '@carillon/contracts/http/posts/list-templates.ts';
import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import { saveTemplate } from '@carillon/contracts/http/posts/save-template.ts';
import { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { uploadMedia } from '@carillon/contracts/http/posts/upload-media.ts';
import { inputById } from '@carillon/contracts/testing/examples/asked-by-id.ts';
import { draft } from '@carillon/contracts/testing/examples/drafts.ts';
import { LINK_TRACKING } from '@carillon/contracts/testing/examples/link-tracking.ts';
import { picture, pictureFile, uploadedPicture } from '@carillon/contracts/testing/examples/media.ts';
import { pick } from '@carillon/contracts/testing/examples/pick.ts';
import { SCHEDULE } from '@carillon/contracts/testing/examples/posting-schedules.ts';
import { pickPost, scheduledPost } from '@carillon/contracts/testing/examples/posts.ts';
import {
  ON_LINKEDIN,
  queuedPublication,
  scheduled,
} from '@carillon/contracts/testing/examples/publications.ts';
import { hashtagGroup, template } from '@carillon/contracts/testing/examples/saved-words.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';
import { readReviews } from './reviews.ts';

const PUBLICATION = [
  ...(['id', 'platform', 'platform_id', 'page_id', 'target_name', 'status', 'due_at'] as const),
  ...(['scheduled_time', 'timezone', 'late', 'next_attempt_at', 'waiting_for', 'may_be_out'] as const),
];
const readPublication = (one: PublicationView) => pick(one, PUBLICATION);
const readDraft = (one: DraftView) =>
  pick(
    one,
    ['id', 'version', 'topic', 'targets', 'media_ids', 'media', 'mode'],
    ['use_ai_suggestion', 'step', 'created_at', 'updated_at'],
  );
const readMedia = (one: MediaView) =>
  pick(
    one,
    ['id', 'kind', 'type', 'bytes', 'name', 'width', 'height'],
    ['alt_text', 'url', 'kept', 'created_at'],
  );

test('records the pact with posts', async () => {
  const pacts = await pactsOf('composer');
  const { exchange, agree } = pacts;
  await readReviews(pacts);
  const cropped = picture({
    id: '7ad2ebae-8d16-49d7-8b94-7c53d44cfb2f',
    url: 'http://localhost:44309/media/N2FkMmViYWUtOGQxNi00OWQ3LThiOTQtN2M1M2Q0NGNmYjJmXzM5MThhMjE0MGMwNy9hODJmMGVlOWUyMjVlMmJiNWNhNzBlYjk4Yzk2MGEwODdiMjBlMjZhMGJhM2U2YTZjYTgxZTJjODIyODkwNDQ2LmpwZy8xNzk1NTc1NjAw.Uyz_997zuzAOsCL3gxdkRsWiK4Lc0tMxNq_yjuaLauI',
    created_at: '2026-11-24T02:43:40.982Z',
    type: 'image/jpeg',
    bytes: 519,
    width: 200,
    height: 200,
  });
  const whole = 'a535495d-96a1-401b-9837-5182d8bea96c';
  await exchange(changePlannedPost, {
    state: 'a scheduled post',
    known: { post_id: '7c0a4f4e-52b1-4d3a-8a2e-91d0c7e5b622' },
    input: {
      params: { id: '7c0a4f4e-52b1-4d3a-8a2e-91d0c7e5b622' },
      body: { platforms: [{ platform_id: 3, page_id: null, content: 'Another text' }] },
    },
    reads: { success: true, message: 'Saved. The post stays scheduled.', refused: [] },
  });
  await exchange(cropMedia, {
    state: 'a picture',
    known: { media_id: whole, new_id: cropped.id },
    input: {
      params: { id: whole },
      body: { new_id: cropped.id, left: 0, top: 0, width: 200, height: 200 },
    },
    reads: { success: true, media: readMedia(cropped) },
  });
  await exchange(deleteDraft, {
    state: 'a draft',
    ...inputById('draft_id', '6c476feb-4565-4e7f-a381-11476db73ac8'),
    reads: { success: true },
  });
  await exchange(deleteHashtagGroup, {
    state: 'a hashtag group',
    ...inputById('group_id', '7f73a9e4-c395-4e03-9718-b2edbb6b76d4'),
    reads: { success: true },
  });
  await exchange(deleteMedia, {
    state: 'a picture',
    ...inputById('media_id', 'f46c4494-267c-4df4-bea1-6dc9211379a6'),
    reads: { success: true },
  });
  await exchange(deleteTemplate, {
    state: 'a template',
    ...inputById('template_id', 'c8e81503-4795-417a-a1d8-8f861ca1b849'),
    reads: { success: true },
  });
  const described = picture({
    id: 'b46a283c-9564-4908-9c5f-b24c36b230b5',
    url: 'http://localhost:44309/media/YjQ2YTI4M2MtOTU2NC00OTA4LTljNWYtYjI0YzM2YjIzMGI1XzE2OTYyNWJhZDRlOS8wNjc0MGY2Yjk4MGQ5NGFjMGE3NTU3ZDNlYzJkYThkMWRlZjA0YTY1NmRiZmRlMGUzNTAxZGNmNjlmYjM1ZTE5LnBuZy8xNzk1NTc1NjAw.nNusqNcF8_K2mZSeI8udWvARvufpmnusOHnYsIEn42M',
    created_at: '2026-11-24T02:43:41.221Z',
    alt_text: 'Bread',
  });
  await exchange(describeMedia, {
    state: 'a picture',
    known: { media_id: described.id },
    input: { params: { id: described.id }, body: { alt_text: 'Bread' } },
    reads: { success: true, media: readMedia(described) },
  });
  const storedDraft = draft('ece700c5-1fa9-47ee-9721-af6ccf00ece6', '2026-11-24T02:43:41.235Z');
  await exchange(getDraft, {
    state: 'a draft',
    ...inputById('draft_id', storedDraft.id),
    reads: { success: true, draft: readDraft(storedDraft) },
  });
  const { facebook, instagram, linkedin } = LINK_TRACKING.networks;
  await exchange(getLinkTracking, {
    state: 'a rule for links',
    reads: {
      success: true,
      link_tracking: {
        ...pick(LINK_TRACKING, ['enabled', 'version']),
        networks: {
          facebook: pick(facebook, ['enabled']),
          instagram: pick(instagram, ['enabled']),
          linkedin: pick(linkedin, ['enabled']),
        },
      },
    },
  });
  await exchange(getMediaUses, {
    state: 'a picture in a draft',
    ...inputById('media_id', 'b9244c63-1bac-43de-92b2-98839be740a9'),
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
  const post = scheduledPost(
    '06128499-739c-4eb2-84a7-67b46281d8fd',
    '2026-11-24T02:43:41.370Z',
    'Text 9fe65f27-cecd-4e34-b07e-d0dc2a4d7782',
  );
  await exchange(getPlannedPost, {
    state: 'a scheduled post',
    known: { post_id: '3b1d5c70-9e0b-4a4c-8f1a-5d2c9f7e3a90' },
    input: { params: { id: '3b1d5c70-9e0b-4a4c-8f1a-5d2c9f7e3a90' } },
    reads: {
      success: true,
      planned: {
        post_id: '3b1d5c70-9e0b-4a4c-8f1a-5d2c9f7e3a90',
        content: { post: { text: 'Text' }, media_ids: [] },
        media: [],
        targets: [
          {
            publication_id: '3b1d5c70-9e0b-4a4c-8f1a-5d2c9f7e3a90-1',
            platform: 'facebook',
            page_id: '1',
            target_name: 'Bells',
            content: 'Text',
            status: 'scheduled',
            version: 'a version',
          },
        ],
        from_queue: false,
      },
    },
  });
  await exchange(getPost, {
    state: 'a scheduled post',
    ...inputById('post_id', post.id),
    reads: {
      success: true,
      post: pickPost(
        post,
        ['id', 'created_at', 'scheduled_time', 'timezone'],
        [...PUBLICATION, 'content', 'moves', 'media', 'history'],
      ),
    },
  });
  await exchange(getQueue, {
    state: 'a posting schedule',
    reads: {
      success: true,
      schedules: [
        pick(
          SCHEDULE,
          ['platform', 'platform_id', 'target_name', 'timezone'],
          ['slots', 'version', 'next_free', 'queued'],
        ),
      ],
    },
  });
  const group = '8917f350-000d-4fe4-a539-f0ce409e7d92';
  await exchange(listHashtagGroups, {
    state: 'a hashtag group',
    reads: { success: true, groups: [hashtagGroup(group, `Group ${group}`)] },
  });
  const storedPicture = picture({
    id: '82552cdf-dbcb-4833-b2c3-a9a35ca9b7b7',
    url: 'http://localhost:44309/media/ODI1NTJjZGYtZGJjYi00ODMzLWIyYzMtYTlhMzVjYTliN2I3XzZkM2JjODk3Y2QxZS8wNjc0MGY2Yjk4MGQ5NGFjMGE3NTU3ZDNlYzJkYThkMWRlZjA0YTY1NmRiZmRlMGUzNTAxZGNmNjlmYjM1ZTE5LnBuZy8xNzk1NTc1NjAw.SVXu368qjF24FEkc6eD5FdqzXHY1OC5gR7ws6WhBRsY',
    created_at: '2026-11-24T02:43:41.500Z',
  });
  await exchange(listMedia, {
    state: 'a picture',
    reads: { success: true, media: [readMedia(storedPicture)], used_bytes: 7559, quota_bytes: 5368709120 },
  });
  const one = '48c8051a-bdf8-46fa-a676-27ad43c17184';
  await exchange(listTemplates, {
    state: 'a template',
    reads: { success: true, templates: [template(one, `Template ${one}`)] },
  });
  const now = '6bbdf797-b1ba-4026-af2d-83493a6a51d1';
  await exchange(publishPosts, {
    form: { platforms: '[{"platform_id":3,"content":"Fresh bread.0"}]' },
    reads: {
      success: true,
      message: 'Your post is on its way to LinkedIn.',
      post_id: now,
      earlier: false,
      results: [readPublication(queuedPublication(now, '2026-11-24T02:43:41.531Z', ON_LINKEDIN))],
    },
  });
  const saved = draft('3b0b3878-bbc8-4277-957d-833a07d3d68d', '2026-11-24T02:43:41.598Z', 'Bread');
  await exchange(saveDraft, {
    state: 'a new id',
    known: { new_id: saved.id },
    input: { params: { id: saved.id }, body: { topic: 'Bread', version: 0 } },
    reads: { success: true, draft: readDraft(saved) },
  });
  const newTemplate = template('85e52584-c5f5-4189-922f-b98359abe676', 'Template for a new loaf');
  await exchange(saveTemplate, {
    state: 'a new id',
    known: { new_id: newTemplate.id },
    input: {
      params: { id: newTemplate.id },
      body: { name: newTemplate.name, text: newTemplate.text, version: 0 },
    },
    reads: { success: true, template: newTemplate },
  });
  const later = '312ea961-ec1e-4238-8b0e-d120e6342f93';
  const when = { scheduled_time: '2030-01-02 10:00:00', timezone: 'UTC' };
  const due_at = '2030-01-02T10:00:00.000Z';
  await exchange(schedulePosts, {
    form: { platforms: '[{"platform_id":3,"content":"Fresh bread.2"}]', ...when },
    reads: {
      success: true,
      message: 'Your post is scheduled for Wednesday, Ja…',
      post_id: later,
      earlier: false,
      due_at,
      ...when,
      results: [readPublication(scheduled(later, due_at, ON_LINKEDIN))],
    },
  });
  const uploaded = uploadedPicture({
    id: 'eedc2bc1-0860-45dc-af4b-cef4eb65e04c',
    url: 'http://localhost:44309/media/ZWVkYzJiYzEtMDg2MC00NWRjLWFmNGItY2VmNGViNjVlMDRjX2E0MzQ2YTgwMDYzMy82OGI4N2NmMjg0OTA2NWZlM2RkMjJiMDU3NDJiM2NkMzM2YjE0ZGZmYjBiYzdlZGJjNTMwMmI5ODc5MWQ2ODkzLnBuZy8xNzk1NTc1NjAw.x0WEUVqi56F0BLBorkusKQj9qc2lvMsRmMkzwn4OSu8',
    created_at: '2026-11-24T02:43:41.816Z',
  });
  await exchange(uploadMedia, {
    form: { file: pictureFile() },
    reads: { success: true, media: readMedia(uploaded) },
  });
  await agree();
});

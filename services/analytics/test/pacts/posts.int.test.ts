import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { describePublished } from '@carillon/contracts/http/posts/describe-published.ts';
import { findPublished } from '@carillon/contracts/http/posts/find-published.ts';
import { listDueTimes } from '@carillon/contracts/http/posts/list-due-times.ts';
import { noteTakenDown } from '@carillon/contracts/http/posts/note-taken-down.ts';
import { PUBLICATION_CHANGED } from '@carillon/contracts/testing/examples/events.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { expect, test } from '@jest/globals';
import { consumersOf } from '../../consumers/consumers.ts';
import { startCollecting } from '../collector-under-test.ts';

test('records the pact with posts', async () => {
  const { exchange, message, agree } = await pactsOf('analytics');
  await exchange(describePublished, {
    state: 'a published post',
    known: {
      workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff',
      post_id: 'e4b63157-5bf6-4b7f-8415-241afc26b871',
      publication_id: 'e4b63157-5bf6-4b7f-8415-241afc26b871-1',
    },
    input: {
      body: {
        workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff',
        publication_id: 'e4b63157-5bf6-4b7f-8415-241afc26b871-1',
      },
    },
    reads: {
      remote_id: '104344569041026_864998575032325',
      target_id: '104344569041026',
      content: 'Text 96f03d61-df3c-4100-ba34-045ab8bbc204',
      platform: 'facebook',
      taken_down: false,
      removed: false,
    },
  });
  await exchange(noteTakenDown, {
    state: 'a published post',
    known: {
      workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff',
      publication_id: '7f3dbb0e-6c1c-4d55-8a51-8f7f1c1f6a0e-1',
    },
    input: {
      body: {
        workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff',
        publication_id: '7f3dbb0e-6c1c-4d55-8a51-8f7f1c1f6a0e-1',
        user_id: 'ada',
      },
    },
    reads: { success: true },
  });
  await exchange(findPublished, {
    state: 'a published post',
    known: {
      workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff',
      page_id: '104344569041026',
      remote_id: '104344569041026_130615782101555',
    },
    input: {
      body: {
        workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff',
        platform: 'facebook',
        remote_id: '104344569041026_130615782101555',
      },
    },
    reads: {
      id: 'c950d0a2-b7f5-4219-ae49-a3eda772c7dc-1',
      platform_id: 1,
      page_id: '104344569041026',
      target_id: '104344569041026',
      target_name: 'ada',
    },
  });
  await exchange(listDueTimes, {
    state: 'a scheduled post',
    known: { workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff' },
    input: {
      body: {
        workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff',
        from: '2026-01-01T00:00:00.000Z',
        until: '2029-01-01T00:00:00.000Z',
      },
    },
    reads: { due_at: ['2027-01-01T10:00:00.000Z'] },
  });
  const { collector, close } = await startCollecting();
  await message(publicationChanged, PUBLICATION_CHANGED, consumersOf(collector));
  const { workspace_id, post_id, words, publication } = PUBLICATION_CHANGED;
  expect(await collector.stores.publications.find(publication.id)).toMatchObject({
    workspaceId: workspace_id,
    postId: post_id,
    platform: 'facebook',
    pageId: publication.page_id,
    words,
    postUrl: publication.post_url,
    publishedAt: new Date(publication.published_at ?? ''),
  });
  await close();
  await agree();
});

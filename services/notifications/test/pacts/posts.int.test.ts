import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { reviewChanged } from '@carillon/contracts/events/posts/review-changed.ts';
import { listAuthors } from '@carillon/contracts/http/posts/list-authors.ts';
import { summarizeSpan } from '@carillon/contracts/http/posts/summarize-span.ts';
import { PUBLICATION_CHANGED, REVIEW_CHANGED } from '@carillon/contracts/testing/examples/events.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { expect, test } from '@jest/globals';
import { consumersOf } from '../../consumers/consumers.ts';
import { startNotifications } from '../notifications-under-test.ts';

test('records the events it consumes from posts', async () => {
  const { exchange, message, agree } = await pactsOf('notifications');
  const service = await startNotifications();
  await message(publicationChanged, PUBLICATION_CHANGED, consumersOf(service.context));
  const { workspace_id: workspaceId, post_id, words, publication } = PUBLICATION_CHANGED;
  const { notifications } = await service.list({ userId: 'ada', workspaceId });
  expect(notifications).toMatchObject([
    {
      kind: 'published',
      platform: 'facebook',
      publication: { id: publication.id, post_id, words, post_url: publication.post_url },
    },
  ]);
  expect((await service.activity({ userId: 'ada', workspaceId })).entries).toMatchObject([
    { kind: 'post.published', post: { id: post_id, publication_id: publication.id, words } },
  ]);
  await message(reviewChanged, REVIEW_CHANGED, consumersOf(service.context));
  const { workspace_id, draft_id: id, title, note, sent } = REVIEW_CHANGED;
  const lists = await service.list({ userId: 'ada', workspaceId: workspace_id, role: 'editor' });
  expect(lists.notifications).toMatchObject([
    { kind: 'approval_requested', platform: null, draft: { id, title, note, sent } },
  ]);
  expect((await service.activity({ userId: 'ada', workspaceId: workspace_id })).entries).toMatchObject([
    { kind: 'review.requested', post: { id, words: title } },
  ]);
  await service.close();
  await exchange(listAuthors, {
    state: 'a scheduled post',
    known: { workspace_id: workspaceId, post_id },
    input: { body: { workspace_id: workspaceId, post_ids: [post_id] } },
    reads: { authors: [{ post_id, user_id: '6a259c16-4950-4187-b6ff-98e02db32a46' }] },
  });
  await exchange(summarizeSpan, {
    state: 'a scheduled post',
    known: { workspace_id: workspaceId, post_id },
    input: {
      body: {
        workspace_id: workspaceId,
        from: '2026-01-01T00:00:00.000Z',
        until: '2037-01-01T00:00:00.000Z',
      },
    },
    reads: {
      published: 3,
      failed: 1,
      planned: 2,
      first: [
        {
          post_id,
          platform: 'facebook',
          target_name: 'Bells',
          words: 'The bells ring.',
          due_at: '2027-01-01T10:00:00.000Z',
        },
      ],
    },
  });
  await agree();
});

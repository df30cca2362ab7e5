import { listComments } from '@carillon/contracts/http/analytics/list-comments.ts';
import { listPostFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { markAllCommentsRead } from '@carillon/contracts/http/analytics/mark-all-comments-read.ts';
import { markCommentsRead } from '@carillon/contracts/http/analytics/mark-comments-read.ts';
import { replyToComment } from '@carillon/contracts/http/analytics/reply-to-comment.ts';
import { comment } from '@carillon/contracts/testing/examples/comments.ts';
import { newlyPublished } from '@carillon/contracts/testing/examples/figures.ts';
import { pick } from '@carillon/contracts/testing/examples/pick.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

test('records the pact with analytics', async () => {
  const { exchange, agree } = await pactsOf('inbox');
  const writtenComment = comment('1a6ae3b5-b643-449c-bae4-6057eaccd47b', '2026-11-24T02:43:48.573Z', false);
  await exchange(listComments, {
    state: 'a comment',
    reads: {
      success: true,
      comments: [
        {
          ...pick(
            writtenComment,
            ['id', 'platform', 'author', 'text', 'at', 'mood', 'read'],
            ['can_reply', 'can_like', 'can_hide', 'liked', 'hidden'],
          ),
          post: pick(writtenComment.post, ['post_id', 'words', 'target_id', 'target_name']),
        },
      ],
      unread: 1,
      as_of: '2026-11-24T02:43:48.616Z',
    },
  });
  const published = newlyPublished('5a41e623-ae1f-42dc-b460-fe3bfa49f8eb', {
    words: 'Text f58a20f0-8173-4076-afaa-db6813248e2a',
    post_url: null,
    published_at: '2026-11-24T02:43:49.222Z',
  });
  await exchange(listPostFigures, {
    state: 'a published post with figures',
    input: { query: { sort: 'published_at', direction: 'desc', timezone: 'UTC' } },
    reads: {
      success: true,
      posts: [pick(published, ['post_id', 'platform', 'target_name', 'words', 'published_at', 'gone'])],
    },
  });
  await exchange(markAllCommentsRead, {
    input: { body: { as_of: '2026-11-24T15:30:00.000Z' } },
    reads: { success: true, unread: 0 },
  });
  await exchange(markCommentsRead, {
    state: 'a comment',
    known: { comment_id: '866cf4fb-7390-4fe6-80cd-30ee73f711af' },
    input: { body: { ids: ['866cf4fb-7390-4fe6-80cd-30ee73f711af'], read: true } },
    reads: { success: true, unread: 0 },
  });
  await exchange(replyToComment, {
    state: 'a comment',
    known: {
      comment_id: '6bf9aa54-60fd-4a7a-970f-14bc55155997',
      new_id: 'b8d7a29b-fe5c-4d2b-920b-62a7a17dfc2d',
    },
    input: {
      params: { id: '6bf9aa54-60fd-4a7a-970f-14bc55155997' },
      body: { reply_id: 'b8d7a29b-fe5c-4d2b-920b-62a7a17dfc2d', text: 'Thank you' },
    },
    reads: {
      success: true,
      reply: {
        id: 'b8d7a29b-fe5c-4d2b-920b-62a7a17dfc2d',
        text: 'Thank you',
        state: 'failed',
        at: '2026-11-24T02:43:49.509Z',
        reason: 'Facebook: Unsupported request. Object wi…',
      },
    },
  });
  await agree();
});

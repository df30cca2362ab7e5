import { getBestTimes } from '@carillon/contracts/http/analytics/get-best-times.ts';
import { getFollowers } from '@carillon/contracts/http/analytics/get-followers.ts';
import { getOverview } from '@carillon/contracts/http/analytics/get-overview.ts';
import { listComments } from '@carillon/contracts/http/analytics/list-comments.ts';
import { listPostFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { replyToComment } from '@carillon/contracts/http/analytics/reply-to-comment.ts';
import { suggestTime } from '@carillon/contracts/http/analytics/suggest-time.ts';
import { BEST_TIMES, SUGGESTED_TIME } from '@carillon/contracts/testing/examples/best-times.ts';
import { comment } from '@carillon/contracts/testing/examples/comments.ts';
import { newlyPublished } from '@carillon/contracts/testing/examples/figures.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('records the pact with analytics', async () => {
  const { exchange, agree } = await pactsOf('ai');
  await exchange(getBestTimes, {
    input: { query: { platforms: '1,2,3', timezone: 'UTC' } },
    reads: {
      ...BEST_TIMES,
      slots: Array.from({ length: 168 }, (_, at) => ({
        weekday: Math.floor(at / 24) + 1,
        hour: at % 24,
        score: 0.5,
        posts: 0,
      })),
    },
  });
  await exchange(getOverview, {
    state: 'no figures yet',
    input: { query: { range: '7', timezone: 'UTC' } },
    reads: {
      success: true,
      cards: {
        total_posts: { value: 6, before: 0 },
        total_engagement: { value: null, before: null },
        total_reach: { value: null, before: null },
        conversion_rate: { value: null, before: null },
      },
      totals: {
        likes: { value: null, before: null },
        comments: { value: null, before: null },
        shares: { value: null, before: null },
      },
      series: [{ likes: 0, comments: 0, shares: 0, date: '2026-11-18' }],
      weekly: Array.from({ length: 7 }, (_, at) => ({
        weekday: at + 1,
        likes: null,
        comments: null,
        shares: null,
      })),
      platforms: [
        {
          platform: 'facebook',
          connected: true,
          followers: 19079,
          growth: null,
          growth_days: null,
          read_at: '2026-11-24T02:37:58.361Z',
          fault: null,
        },
      ],
      since: '2026-11-24T02:37:58.357Z',
    },
  });
  await exchange(listComments, {
    state: 'a comment',
    reads: {
      success: true,
      comments: [comment('5bb9306b-6d71-4ee0-b971-3d3343434d63', '2026-11-24T02:38:09.826Z', true)],
      unread: 0,
      as_of: '2026-11-24T02:38:09.845Z',
      next: null,
    },
  });
  await exchange(listPostFigures, {
    state: 'a published post with figures',
    input: { query: { sort: 'published_at', direction: 'desc', timezone: 'UTC' } },
    reads: {
      success: true,
      posts: [
        newlyPublished('42090e04-3671-468e-8c77-39664f90992b', {
          words: 'Text 0da91d9d-ff18-4eac-8a67-44b865ab7567',
          post_url: 'http://localhost:45249/sandbox/facebook/posts/104344569041026_221513467822617',
          published_at: '2026-11-24T02:38:10.142Z',
        }),
      ],
      next: null,
    },
  });
  // Followers are counted from the day on which a network is connected, which a file can't name.
  await exchange(getFollowers, {
    input: { query: { from: '2026-11-18', to: '2026-11-24' } },
    reads: { success: true, platforms: [] },
  });
  await exchange(replyToComment, {
    state: 'a comment',
    known: {
      comment_id: '6bf9aa54-60fd-4a7a-970f-14bc55155997',
      new_id: 'b8d7a29b-fe5c-4d2b-920b-62a7a17dfc2d',
    },
    input: {
      params: { id: '6bf9aa54-60fd-4a7a-970f-14bc55155997' },
      body: {
        reply_id: 'b8d7a29b-fe5c-4d2b-920b-62a7a17dfc2d',
        seen_reply_id: null,
        text: 'Thank you',
      },
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
  await exchange(suggestTime, {
    input: { query: { platforms: '1', timezone: 'UTC' } },
    reads: SUGGESTED_TIME,
  });
  await agree();
});

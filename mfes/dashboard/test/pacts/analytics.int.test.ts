import { getBestTimes } from '@carillon/contracts/http/analytics/get-best-times.ts';
import { getOverview } from '@carillon/contracts/http/analytics/get-overview.ts';
import { getPostFigures } from '@carillon/contracts/http/analytics/get-post-figures.ts';
import { listPostFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

test('what the dashboard reads of analytics', async () => {
  const { exchange, agree } = await pactsOf('dashboard');
  await exchange(getBestTimes, {
    input: { query: { platforms: '1,2,3', timezone: 'UTC' } },
    reads: {
      success: true,
      slots: [{ weekday: 1, hour: 0, score: 0.848485, posts: 0 }],
      best: [{ weekday: 2, hour: 11, score: 1.272727, posts: 0 }],
      basis: 'general',
      posts: 0,
    },
  });
  await exchange(getOverview, {
    input: { query: { range: '7', timezone: 'UTC' } },
    reads: {
      success: true,
      cards: {
        total_posts: { value: 2, before: 0 },
        total_engagement: {},
        total_reach: {},
        conversion_rate: {},
      },
      totals: { likes: {}, comments: {}, shares: {} },
      series: [{ likes: 0, comments: 0, shares: 0, date: '2026-11-18' }],
      weekly: [{ weekday: 1 }],
      platforms: [
        { platform: 'facebook', connected: true, followers: 19079, read_at: '2026-11-24T02:43:38.965Z' },
      ],
      since: '2026-11-24T02:43:38.963Z',
    },
  });
  await exchange(getPostFigures, {
    state: 'a published post with figures',
    known: { post_id: '5c549436-968d-404d-9cbe-468b93c609e9' },
    input: { params: { id: '5c549436-968d-404d-9cbe-468b93c609e9' } },
    reads: {
      success: true,
      publications: [
        {
          publication_id: '5c549436-968d-404d-9cbe-468b93c609e9-1',
          post_id: '5c549436-968d-404d-9cbe-468b93c609e9',
          platform: 'facebook',
          target_name: 'ada',
          words: 'Text 69c3057a-de20-435a-8f86-b9fc07d69fa9',
          post_url: 'http://localhost:44309/sandbox/facebook/posts/104344569041026_429573265669577',
          published_at: '2026-11-24T02:43:42.460Z',
          gone: false,
          curve: [],
        },
      ],
    },
  });
  await exchange(listPostFigures, {
    state: 'a published post with figures',
    input: { query: { sort: 'published_at', direction: 'desc', timezone: 'UTC' } },
    reads: {
      success: true,
      posts: [
        {
          publication_id: '2577aebb-8cb8-4a56-993f-122ce4c94225-1',
          post_id: '2577aebb-8cb8-4a56-993f-122ce4c94225',
          platform: 'facebook',
          target_name: 'ada',
          words: 'Text 967a40b9-ae36-493d-94c2-f8b76d4c0864',
          post_url: 'http://localhost:44309/sandbox/facebook/posts/104344569041026_194856758176476',
          published_at: '2026-11-24T02:43:43.162Z',
          gone: false,
        },
      ],
    },
  });
  await agree();
});

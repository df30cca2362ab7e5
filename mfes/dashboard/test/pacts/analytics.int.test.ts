import { getBestTimes } from '@carillon/contracts/http/analytics/get-best-times.ts';
import { getOverview } from '@carillon/contracts/http/analytics/get-overview.ts';
import { getPostFigures } from '@carillon/contracts/http/analytics/get-post-figures.ts';
import {
  listPostFigures,
  type PostWithFigures,
} from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { inputById } from '@carillon/contracts/testing/examples/asked-by-id.ts';
import { BEST_TIMES } from '@carillon/contracts/testing/examples/best-times.ts';
import { newlyPublished } from '@carillon/contracts/testing/examples/figures.ts';
import { pick } from '@carillon/contracts/testing/examples/pick.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

const read = (one: PostWithFigures) =>
  pick(
    one,
    ['publication_id', 'post_id', 'platform', 'target_name'],
    ['words', 'post_url', 'published_at', 'gone'],
  );

test('records the pact with analytics', async () => {
  const { exchange, agree } = await pactsOf('dashboard');
  await exchange(getBestTimes, {
    input: { query: { platforms: '1,2,3', timezone: 'UTC' } },
    reads: BEST_TIMES,
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
  const curved = newlyPublished('5c549436-968d-404d-9cbe-468b93c609e9', {
    words: 'Text 69c3057a-de20-435a-8f86-b9fc07d69fa9',
    post_url: 'http://localhost:44309/sandbox/facebook/posts/104344569041026_429573265669577',
    published_at: '2026-11-24T02:43:42.460Z',
  });
  await exchange(getPostFigures, {
    state: 'a published post with figures',
    ...inputById('post_id', curved.post_id),
    reads: { success: true, publications: [{ ...read(curved), curve: [] }] },
  });
  const listedPost = newlyPublished('2577aebb-8cb8-4a56-993f-122ce4c94225', {
    words: 'Text 967a40b9-ae36-493d-94c2-f8b76d4c0864',
    post_url: 'http://localhost:44309/sandbox/facebook/posts/104344569041026_194856758176476',
    published_at: '2026-11-24T02:43:43.162Z',
  });
  await exchange(listPostFigures, {
    state: 'a published post with figures',
    input: { query: { sort: 'published_at', direction: 'desc', timezone: 'UTC' } },
    reads: { success: true, posts: [read(listedPost)] },
  });
  await agree();
});

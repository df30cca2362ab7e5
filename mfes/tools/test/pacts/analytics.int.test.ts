import { analyzeSentiment } from '@carillon/contracts/http/analytics/analyze-sentiment.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

test('records the pact with analytics', async () => {
  const { exchange, agree } = await pactsOf('tools');
  await exchange(analyzeSentiment, {
    state: 'a published post',
    known: { page_id: '104344569041026', remote_id: '104344569041026_491820938213470' },
    input: { body: { post_id: '104344569041026_491820938213470', platform: 'facebook' } },
    reads: {
      success: true,
      analysis: { comment_sentiments: [], common_positive_words: [], common_negative_words: [] },
      comment_count: 0,
      charts: { distribution: [{ sentiment: 'positive', count: 0, percent: 0 }], over_time: [] },
      truncated: false,
      message: 'This post has no comments yet.',
    },
  });
  await agree();
});

import { scoreComments } from '@carillon/contracts/http/ai/score-comments.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('records the pact with ai', async () => {
  const { exchange, agree } = await pactsOf('analytics');
  await exchange(scoreComments, {
    input: { body: { comments: ['Lovely bread'] } },
    reads: {
      scores: [{ sentiment: 'positive', score: 0.933, positive_words: ['lovely'], negative_words: [] }],
    },
  });
  await agree();
});

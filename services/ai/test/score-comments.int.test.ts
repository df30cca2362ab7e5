import { SCORE_LIMITS, scoreComments } from '@carillon/contracts/http/ai/score-comments.ts';
import { createServiceApp } from '@carillon/kit/http/service-app.ts';
import { createServiceClient } from '@carillon/kit/http/service-client.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { TEST_PUBLIC_KEYS, testSigner } from '@carillon/kit/test/test-keys.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type BuiltInEngine, createBuiltInEngine } from '../engines/built-in/built-in-engine.ts';
import { mountScoreComments } from '../routes/score-comments.ts';

let fallback: BuiltInEngine;
beforeAll(() => {
  fallback = createBuiltInEngine(Math.random);
});
afterAll(() => fallback.close());

const score = (comments: string[]) => {
  const securityLog = { tell: () => undefined };
  const app = createServiceApp({ service: 'ai', log: quietLog, publicKeys: TEST_PUBLIC_KEYS, securityLog });
  mountScoreComments(app, { models: { fallback } });
  const analytics = createServiceClient(testSigner('analytics'), { ai: (request) => app.fetch(request) });
  return analytics.call(scoreComments, { body: { comments } });
};

test('analytics has comments scored in a thread, in their order; too many are refused', async () => {
  const { scores } = await score(['I love it', 'Who is it?', 'I hate it']);
  expect(scores.map(({ sentiment }) => sentiment)).toEqual(['positive', 'neutral', 'negative']);
  expect(scores[0]).toMatchObject({ positive_words: ['love'], negative_words: [] });
  expect((await score([])).scores).toEqual([]);
  const tooMany = Array.from({ length: SCORE_LIMITS.comments + 1 }, () => 'ok');
  await expect(score(tooMany)).rejects.toMatchObject({ code: 'validation_failed' });
});

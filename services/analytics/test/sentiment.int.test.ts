import { analyzeSentiment } from '@carillon/contracts/http/analytics/analyze-sentiment.ts';
import type { NetworkComment } from '@carillon/social/capabilities/comments.ts';
import { SocialError, type SocialErrorDetails } from '@carillon/social/social-error.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type AnalyticsUnderTest, startAnalytics } from './analytics-under-test.ts';

let service: AnalyticsUnderTest;
beforeEach(async () => {
  service = await startAnalytics();
});
afterEach(() => service.close());

let count = 0;
const createComment = (text: string, day = 20): NetworkComment => ({
  id: `c${count++}`,
  text,
  url: null,
  author: null,
  parentId: null,
  own: false,
  liked: null,
  hidden: null,
  createdAt: new Date(`2026-11-${day}T12:00:00Z`),
});

test('comments are counted, averaged, and shown by day and by example', async () => {
  service.state.answers = [
    [
      createComment('+ great team', 18),
      createComment('- late', 19),
      createComment('o', 19),
      createComment('+ great', 21),
      createComment('o first', 18),
    ],
  ];
  const { status, body } = await service.analyze();
  const reply = analyzeSentiment.response.parse(body);
  expect(status).toBe(200);
  expect(reply).toMatchObject({
    comment_count: 5,
    truncated: false,
    analyzed_at: '2026-11-22T10:00:00.000Z',
    analysis: {
      overall_sentiment: 'positive',
      sentiment_distribution: { positive: 2, neutral: 2, negative: 1 },
      common_positive_words: [
        { word: 'great', count: 2 },
        { word: 'team', count: 1 },
      ],
      common_negative_words: [{ word: 'late', count: 1 }],
    },
    charts: {
      distribution: [
        { sentiment: 'positive', count: 2, percent: 40 },
        { sentiment: 'neutral', count: 2, percent: 40 },
        { sentiment: 'negative', count: 1, percent: 20 },
      ],
      over_time: [
        { date: '2026-11-18', positive: 1, neutral: 1, negative: 0 },
        { date: '2026-11-19', positive: 0, neutral: 1, negative: 1 },
        { date: '2026-11-21', positive: 1, neutral: 0, negative: 0 },
      ],
    },
  });
  expect(reply.analysis.average_score).toBeCloseTo(0.26);
  expect(reply.analysis.comment_sentiments.map(({ sentiment }) => sentiment)).toEqual([
    ...['positive', 'positive', 'neutral', 'neutral', 'negative'],
  ]);
  expect(service.state.asked).toMatchObject([
    { targetId: '104', access: { token: 'a token' }, postId: '104_7' },
  ]);
  expect(service.state.asked[0]?.signal).toBeInstanceOf(AbortSignal);
});

test('a post without comments has no sentiment', async () => {
  const { body } = await service.analyze();
  expect(analyzeSentiment.response.parse(body)).toMatchObject({
    comment_count: 0,
    analysis: { overall_sentiment: null, average_score: null, comment_sentiments: [] },
    message: 'This post has no comments yet.',
  });
});

test('many are scored in batches, and that there are more is said', async () => {
  service.state.answers = [Array.from({ length: 600 }, () => createComment('+ good'))];
  service.state.truncated = true;
  const { body } = await service.analyze();
  const reply = analyzeSentiment.response.parse(body);
  expect([reply.comment_count, reply.truncated]).toEqual([600, true]);
  expect(reply.analysis.comment_sentiments).toHaveLength(200);
  expect(service.state.batches).toEqual([250, 250, 100]);
});

test('a second look within a minute does not read again; a failure is not kept', async () => {
  const networkFailure = new SocialError('Facebook: broke', { kind: 'transient' });
  service.state.answers = [networkFailure, [createComment('+ good')], [createComment('- bad')]];
  expect((await service.analyze()).status).toBe(502);
  await Promise.all([service.analyze(), service.analyze()]);
  expect(service.state.asked).toHaveLength(2);
  service.state.now = new Date(service.state.now.getTime() + 61_000);
  const { body } = await service.analyze();
  expect(body).toMatchObject({ analysis: { overall_sentiment: 'negative' } });
});

test('refusals say what to do', async () => {
  const refusals: [SocialErrorDetails, number, string, string | RegExp][] = [
    [{ kind: 'reconnect' }, 409, 'not_connected', 'Authentication error. Please reconnect your account.'],
    [
      { kind: 'forbidden' },
      409,
      'comments_unavailable',
      /Reconnect Facebook and allow everything it asks for/,
    ],
    [{ kind: 'permanent', code: 'comments_unavailable' }, 409, 'comments_unavailable', 'As the network says'],
    [{ kind: 'permanent', code: '100/33' }, 404, 'not_found', /may have been deleted/],
    [{ kind: 'permanent', status: 404 }, 404, 'not_found', /may have been deleted/],
    [
      { kind: 'permanent', code: '2635', networkMessage: 'Use a newer version.' },
      502,
      'network_unavailable',
      /refused to return the comments: Use a newer version\.$/,
    ],
    [{ kind: 'transient' }, 502, 'network_unavailable', /^Facebook could not be reached/],
    [{ kind: 'transient', retryAt: new Date() }, 502, 'network_unavailable', /limits how often/],
  ];
  for (const [details, status, code, message] of refusals) {
    await service.close();
    service = await startAnalytics();
    service.state.answers = [new SocialError('As the network says', details)];
    const refusal = await service.analyze();
    expect(refusal).toMatchObject({ status, body: { success: false, error: code } });
    expect(refusal.body.message).toMatch(message);
    expect(service.state.lost).toHaveLength(code === 'not_connected' ? 1 : 0);
  }
});

test('rejects missing and unknown input', async () => {
  expect((await service.analyze({ post_id: ' ' })).body.message).toBe(
    'Post ID is required for sentiment analysis',
  );
  expect((await service.analyze({ platform: undefined })).body.message).toBe(
    'Platform is required for sentiment analysis',
  );
  expect(await service.analyze({}, 'another workspace')).toMatchObject({ status: 404 });
  expect(await service.analyze({ platform: 'instagram' })).toMatchObject({ status: 503 });
  service.state.targetId = '105';
  expect((await service.analyze()).body).toMatchObject({
    error: 'not_connected',
    message: expect.stringMatching(/published as Bells/),
  });
  service.state.connected = false;
  expect((await service.analyze()).body.message).toMatch(/^Authentication error/);
  service.state.connected = true;
  service.state.targetId = '104';
  service.state.aiAway = true;
  service.state.answers = [[createComment('+ good')]];
  expect((await service.analyze()).body.message).toBe(
    'The comments could not be scored. Try again in a moment.',
  );
  expect(service.state.asked).toHaveLength(1);
});

test('a plan without sentiment analysis or longer figures says so, and reads nothing', async () => {
  service.state.lacks = ['sentimentAnalysis', 'advancedAnalytics'];
  const askedCount = service.state.asked.length;
  const refusedPaths = [
    '/analytics/overview?range=30',
    '/analytics/posts?days=8',
    '/analytics/posts?most=51',
  ];
  for (const answer of [
    await service.analyze(),
    ...(await Promise.all(refusedPaths.map((path) => service.ask('GET', path)))),
  ])
    expect(answer).toMatchObject({
      status: 402,
      body: { error: 'plan_limit', message: 'Popular does not.' },
    });
  expect(service.state.asked).toHaveLength(askedCount);
  for (const path of ['overview?range=7', 'posts', 'posts?days=7&most=500'])
    expect((await service.ask('GET', `/analytics/${path}`)).status).toBe(200);
  service.state.lacks = [];
});

import { expect, test } from '@jest/globals';
import { LINKEDIN_DEFAULTS } from '../settings.ts';
import { answering, ticking } from '../test/answering.ts';
import { createComments } from './comments.ts';

const ORGANIZATION = 'urn:li:organization:1';
const PERSON = 'urn:li:person:a';
const settings = { ...LINKEDIN_DEFAULTS, clientId: 'id', clientSecret: 'secret' };

const comment = (id: number, text: string, more: object = {}) => ({
  id,
  actor: `${PERSON}${id}`,
  commentUrn: `urn:li:comment:(urn:li:activity:7,${id})`,
  created: { time: 1_790_000_000_000 + id },
  message: { text },
  ...more,
});
const REPLIES = { commentsSummary: { totalFirstLevelComments: 250 } };
const list = (targetId: string, limit: number, ...answers: object[]) => {
  const { deps, calls } = answering(...answers);
  const until = new Date('2026-11-21T10:01:00Z');
  const request = { targetId, access: { token: 'token' }, postId: 'urn:li:share:7', limit, until };
  return { calls, listed: createComments(settings, deps).list(request) };
};

test('an organization’s comments come page by page, with their replies and without its own words', async () => {
  const full = Array.from({ length: 99 }, (_, index) => comment(index + 2, `Number ${index + 2}`));
  const question = comment(1, 'Asked', { commentsSummary: { totalFirstLevelComments: 2 } });
  const { calls, listed } = list(
    ...([ORGANIZATION, 2000] as const),
    { elements: [question, ...full] },
    { elements: [comment(101, 'The last'), comment(102, ' ')] },
    { elements: [comment(900, 'Replied'), comment(901, 'Ours', { actor: ORGANIZATION })] },
  );
  const { comments, truncated } = await listed;
  expect(comments.map(({ text }) => text)).toEqual([
    'Asked',
    ...full.map(({ message }) => message.text),
    'The last',
    'Replied',
  ]);
  expect(comments[0]).toMatchObject({ createdAt: new Date(1_790_000_000_001), url: null });
  expect(truncated).toBe(false);
  expect(calls.map(({ url }) => new URL(url).search)).toEqual([
    '?start=0&count=100',
    '?start=100&count=100',
    '?start=0&count=100',
  ]);
  expect(calls[2]?.url).toContain(encodeURIComponent('urn:li:comment:(urn:li:activity:7,1)'));
});

test('reading ends at the limit, and says that there is more', async () => {
  const page = (from: number) => ({
    elements: Array.from({ length: 100 }, (_, index) => comment(from + index, `Number ${index}`)),
  });
  const { comments, truncated } = await list(ORGANIZATION, 150, page(0), page(100), page(200)).listed;
  expect([comments.length, truncated]).toEqual([150, true]);
});

test('replies are read page by page too', async () => {
  const replies = Array.from({ length: 101 }, (_, index) => comment(10 + index, `Reply ${index}`));
  const { calls, listed } = list(
    ...([ORGANIZATION, 2000] as const),
    { elements: [comment(1, 'Asked', REPLIES)] },
    ...[{ elements: replies.slice(0, 100) }, { elements: replies.slice(100) }],
  );
  const { comments, truncated } = await listed;
  expect([comments.length, truncated, calls.length]).toEqual([102, false, 3]);
});

test('no replies are asked for once the time is up', async () => {
  const askedComments = Array.from({ length: 50 }, (_, index) => comment(index, 'Asked', REPLIES));
  const replied = Array.from({ length: 50 }, (_, index) => ({ elements: [comment(100 + index, 'Replied')] }));
  const { deps, calls } = ticking(10, { elements: askedComments }, ...replied);
  const request = {
    targetId: ORGANIZATION,
    access: { token: 'token' },
    postId: 'urn:li:share:7',
    limit: 2000,
  };
  const until = new Date(deps.now().getTime() + 25_000);
  const { comments, truncated } = await createComments(settings, deps).list({ ...request, until });
  expect([comments.length, truncated, calls.length]).toEqual([52, true, 3]);
});

test('an impossible time is not a date', async () => {
  const odd = [9e15, 8e15].map((time, index) => comment(index, 'Odd', { created: { time } }));
  const { comments } = await list(ORGANIZATION, 10, { elements: odd }).listed;
  expect(comments.map(({ createdAt }) => createdAt)).toEqual([null, null]);
});

test('a member’s comments are not asked for, since LinkedIn gives them to nobody', async () => {
  const { calls, listed } = list(PERSON, 10);
  await expect(listed).rejects.toMatchObject({ kind: 'permanent', code: 'comments_unavailable' });
  expect(calls).toEqual([]);
});

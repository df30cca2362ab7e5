import { expect, test } from '@jest/globals';
import { type CommentPage, collectComments } from './collect-comments.ts';

const now = () => new Date('2026-11-21T10:00:00Z');
const bounds = { targetId: 'target', limit: 100, until: new Date('2026-11-21T10:01:00Z') };
const createComment = (id: string, more: object = {}) => ({
  id,
  text: 'Said',
  createdAt: now(),
  url: null,
  author: null,
  parentId: null,
  authorId: undefined,
  ...more,
});

test('returns the comments found so far when the signal ends it, and fails if there are none', async () => {
  const stop = new AbortController();
  const failingPage = async (): Promise<CommentPage> => {
    stop.abort();
    throw new Error('Stopped');
  };
  const stopped = { ...bounds, signal: stop.signal };
  const first = async () => ({ comments: [createComment('c1')], next: undefined, replies: [failingPage] });
  const { comments, truncated } = await collectComments(first, stopped, { now });
  expect([comments.map(({ id }) => id), truncated]).toEqual([['c1'], true]);
  await expect(collectComments(failingPage, stopped, { now })).rejects.toThrow('Stopped');
});

test('fails on an error, whatever was found', async () => {
  const next = () => Promise.reject(new Error('Broke'));
  const first = async () => ({ comments: [createComment('c1')], next });
  const collected = collectComments(first, { ...bounds, signal: new AbortController().signal }, { now });
  await expect(collected).rejects.toThrow('Broke');
});

test('an odd comment spoils no list', async () => {
  const url = `https://network/${'x'.repeat(2000)}`;
  const odd = [
    createComment(''),
    createComment('x'.repeat(201)),
    createComment('c1', { url, createdAt: new Date(Number.NaN) }),
  ];
  const first = async () => ({ comments: odd, next: undefined });
  expect(await collectComments(first, bounds, { now })).toEqual({
    comments: [
      { id: 'c1', text: 'Said', createdAt: null, url: null, author: null, parentId: null, own: false },
    ].map((one) => ({ ...one, liked: null, hidden: null })),
    truncated: false,
  });
});

test('doesn’t take an empty page with a next one as proof of no comments', async () => {
  const first = async (): Promise<CommentPage> => ({ comments: [], next: first });
  expect((await collectComments(first, { ...bounds, withOwn: true }, { now })).truncated).toBe(true);
});

import { expect, test } from '@jest/globals';
import { judgeComments } from './judge-comments.ts';

const row = (comment: object | null, more: object = {}) => ({
  id: 'a',
  platform: 'facebook' as const,
  targetId: 'page',
  content: 'Hello',
  status: 'published',
  reason: null,
  wakeAt: null,
  endedAt: null,
  attempts: 1,
  remoteId: 'p1',
  comment: comment && { text: '#bells', status: 'published', reason: null, at: null, ...comment },
  ...more,
});
const below = (postId: string, text = '#bells', id = 'c1') => ({ id, postId, text });
const failedComment = { status: 'failed', reason: 'Nobody knows.' };
const clean = {
  commentsOut: 0,
  commentsFailed: 0,
  lost: [],
  doubled: [],
  strays: [],
  unexplained: [],
  failedThoughOut: [],
};
const one = [expect.stringContaining('p1: #bells')];

test.each([
  ['there once is out', row({}), [below('p1')], { commentsOut: 1 }],
  ['that nobody asked for is none', row(null), [], {}],
  ['of a post that is not out is none', row({ status: 'waiting' }, { status: 'failed' }), [], {}],
  [
    'that nobody may look for may have failed',
    row(failedComment, { platform: 'linkedin' }),
    [],
    { commentsFailed: 1 },
  ],
  ['said to be out and not there is lost', row({}), [], { lost: one }],
  ['there twice is doubled', row({}), [below('p1'), below('p1')], { commentsOut: 1, doubled: one }],
  ['there and told to have failed is a fault', row(failedComment), [below('p1')], { failedThoughOut: one }],
  ['that failed without need is a fault', row(failedComment), [], { unexplained: one }],
  ['below another post is a stray', row(null), [below('p1')], { strays: one }],
])('a comment %s', (_, publication, remoteComments, expected) => {
  expect(judgeComments([publication], remoteComments)).toEqual({ ...clean, ...expected });
});

import { listUserPosts, type UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { Disconnected } from '@carillon/sdk/index.ts';
import { expect, test } from '@jest/globals';
import { groupPosts as group } from './group-posts.ts';

const now = new Date('2026-04-01T10:00:00Z');
const groupPosts = (targets: readonly UserPost[], disconnected: Disconnected = new Map()) =>
  group(targets, disconnected, now);

const target = (postId: string, platform: 'facebook' | 'linkedin', more: Partial<UserPost>): UserPost => {
  const one = {
    id: `${postId}-${platform}`,
    post_id: postId,
    platform,
    status: 'scheduled',
    created_at: '2026-03-01T10:00:00Z',
    due_at: null,
    target_name: 'Bells',
    initial_description: '',
    AI_generated_description: postId,
    post_url: null,
    response_post_id: null,
    reason: null,
    ...more,
  };
  const { posts } = listUserPosts.response.parse({ success: true, posts: { [platform]: [one] } });
  return posts[platform]?.[0] as UserPost;
};
const due = (day: number, more: Partial<UserPost> = {}) => ({ due_at: `2026-04-0${day}T10:00:00Z`, ...more });
const names = (entries: readonly { text: string }[]) => entries.map(({ text }) => text);

test('the targets of a post are one entry', () => {
  const { next } = groupPosts([target('a', 'linkedin', due(1)), target('a', 'facebook', due(1))]);
  expect(next).toHaveLength(1);
  expect(next[0]?.targets.map(({ platform }) => platform)).toEqual(['facebook', 'linkedin']);
});

test('sorts upcoming posts soonest first, and published ones newest first', () => {
  const out = (day: number): Partial<UserPost> => ({
    status: 'published',
    published_at: `2026-03-0${day}T10:00:00Z`,
  });
  const posts = groupPosts([
    target('far', 'facebook', due(9)),
    target('near', 'facebook', due(2)),
    target('old', 'facebook', out(1)),
    target('new', 'facebook', out(2)),
    target('stopped', 'facebook', due(9, { status: 'canceled', canceled_at: '2026-03-01T12:00:00Z' })),
  ]);
  expect(names(posts.next)).toEqual(['near', 'far']);
  expect(names(posts.over)).toEqual(['new', 'stopped', 'old']);
});

test('a post needs attention as soon as one of its targets does', () => {
  const { attention, next, over } = groupPosts([
    target('half', 'facebook', { status: 'published', published_at: '2026-03-01T10:00:00Z' }),
    target('half', 'linkedin', { status: 'failed' }),
    target('waits', 'linkedin', due(3, { waiting_for: 'connection' })),
    target('waits long', 'linkedin', due(9, { waiting_for: 'connection' })),
  ]);
  // The nearest to now first, whether it is over or still to come.
  expect(names(attention)).toEqual(['waits', 'waits long', 'half']);
  expect([...next, ...over]).toEqual([]);
});

test('lists a post scheduled for a disconnected network as needing attention before its time', () => {
  const plannedTargets = [target('a', 'linkedin', due(3)), target('b', 'facebook', due(2))];
  const { attention, next } = groupPosts(plannedTargets, new Map([['linkedin', new Set<string>()]] as const));
  expect([names(attention), names(next)]).toEqual([['a'], ['b']]);
});

test('lists part of a post that will be published automatically, whatever the rest waits for', () => {
  const { attention, next } = groupPosts(
    [
      target('a', 'facebook', due(3)),
      target('a', 'linkedin', due(3)),
      target('b', 'facebook', due(2, { status: 'canceled' })),
      target('b', 'linkedin', due(2, { status: 'failed' })),
    ],
    new Map([['linkedin', new Set<string>()]] as const),
  );
  const platforms = (entries: typeof next) =>
    entries.map((one) => one.targets.map(({ platform }) => platform));
  expect([names(attention), platforms(attention)]).toEqual([
    ['b', 'a'],
    [['facebook', 'linkedin'], ['linkedin']],
  ]);
  expect([names(next), platforms(next)]).toEqual([['a'], [['facebook']]]);
});

test('lists a post that may be published as being checked, not as upcoming', () => {
  const requestedTarget = { due_at: '2026-03-01T10:00:00Z', waiting_for: 'retry', may_be_out: true } as const;
  const { checked, next, attention } = groupPosts([
    target('a', 'facebook', due(3)),
    target('a', 'linkedin', requestedTarget),
    target('b', 'facebook', due(2)),
    target('c', 'facebook', { status: 'failed', may_be_out: true }),
  ]);
  expect([checked, next, attention].map(names)).toEqual([['a'], ['b', 'a'], ['c']]);
  expect(checked[0]?.targets.map(({ platform }) => platform)).toEqual(['linkedin']);
});

test('words of one target’s own do not name the post', () => {
  const edited_at = '2026-03-01T11:00:00Z';
  const { next } = groupPosts([
    target('a', 'facebook', due(1, { AI_generated_description: 'Facebook only', edited_at })),
    target('a', 'linkedin', due(1, { AI_generated_description: 'The bells ring.' })),
  ]);
  expect(names(next)).toEqual(['The bells ring.']);
});

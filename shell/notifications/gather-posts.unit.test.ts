import { expect, test } from '@jest/globals';
import { describeGathered, gatherPosts } from './gather-posts.ts';
import { connectionNotification, postNotification } from './testing/notification.ts';

const reader = { zone: 'Europe/Berlin', now: new Date('2026-03-01T12:00:00Z') };
type Platform = NonNullable<Parameters<typeof postNotification>[0]>['platform'];
const on = (
  platform: Platform,
  kind: 'published' | 'published_late' | 'failed' = 'published',
  post_id = 'p',
) => postNotification({ id: `${platform} ${kind} ${post_id}`, platform, kind }, { post_id });
const describeAll = (all: ReturnType<typeof on>[], failed: ReturnType<typeof on>[] = []) =>
  gatherPosts(all).map((one) => {
    const { title, text } = describeGathered(one, failed, reader);
    return text === null ? title : `${title}. ${text}`;
  });

test('a post on two networks is one notification', () => {
  expect(describeAll([on('facebook'), on('linkedin')])).toEqual(['Post published on Facebook and LinkedIn']);
});

test('a post on many networks counts and names them', () => {
  expect(describeAll([on('facebook'), on('linkedin'), on('bluesky'), on('mastodon')])).toEqual([
    'Post published on 4 networks. Facebook, LinkedIn, Bluesky, and Mastodon.',
  ]);
});

test('two accounts of a network are one network', () => {
  expect(describeAll([on('facebook'), { ...on('facebook'), id: 'another' }])).toEqual([
    'Post published on Facebook',
  ]);
});

test('names the networks that failed, of this post alone', () => {
  const failed = [on('instagram', 'failed'), on('bluesky', 'failed', 'another')];
  expect(describeAll([on('facebook'), on('linkedin')], failed)).toEqual([
    'Post published on Facebook and LinkedIn. Not published on Instagram.',
  ]);
  expect(describeAll([on('facebook')], failed)).toEqual([
    'Post published on Facebook. Not published on Instagram.',
  ]);
});

test('keeps late posts, other posts, failures and connections separate', () => {
  const all = [
    on('facebook'),
    on('linkedin', 'published_late'),
    on('bluesky', 'published', 'another'),
    on('instagram', 'failed'),
    on('mastodon', 'failed'),
    connectionNotification('connection_lost'),
  ];
  expect(gatherPosts(all).map((group) => group.length)).toEqual([1, 1, 1, 1, 1, 1]);
});

import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { expect, test } from '@jest/globals';
import { userPost } from '../bell/testing/user-post.ts';
import { plannedIn, whatHappens } from './what-happens.ts';

const now = new Date('2026-03-01T12:00:00Z');
const scheduled = (more: Partial<UserPost>): UserPost =>
  userPost({
    ...{ status: 'scheduled', waiting_for: 'time', reason: null, timezone: 'Europe/London' },
    ...{ due_at: '2026-03-10T10:00:00Z', scheduled_time: '2026-03-10 10:00:00' },
    ...more,
  });
const told = (posts: UserPost[], to: string) => whatHappens(plannedIn(posts, 'Europe/London', now), to, now);

test('of several posts the soonest is the example, and a post for two networks is one', () => {
  const posts = [
    scheduled({ post_id: 'b', due_at: '2026-03-12T10:00:00Z' }),
    scheduled({ post_id: 'a' }),
    scheduled({ post_id: 'a', platform: 'linkedin' }),
    scheduled({ post_id: 'c', due_at: '2026-04-12T10:00:00Z' }),
  ];
  expect(told(posts, 'Europe/Berlin')).toBe(
    '3 posts are scheduled. They do not move: they go out at the moment they were set for, the soonest Tue 10 Mar, 10:00 AM London time, which is 11:00 AM in Berlin. New posts are scheduled in Berlin time.',
  );
});

test.each([
  ['Asia/Tokyo', 'Tue 10 Mar, 10:00 AM London time, which is 7:00 PM in Tokyo. New'],
  ['Pacific/Auckland', 'Tue 10 Mar, 10:00 AM London time, which is 11:00 PM in Auckland. New'],
  [
    'Pacific/Kiritimati',
    'Tue 10 Mar, 10:00 AM London time, which is Wed 11 Mar, 12:00 AM in Kiritimati. New',
  ],
  ['Europe/Dublin', 'Tue 10 Mar, 10:00 AM London time, which is the same in Dublin. New'],
  ['UTC', 'Tue 10 Mar, 10:00 AM London time, which is the same in UTC. New'],
])('in %s it is told by both clocks, with the day where that differs', (to, words) => {
  expect(told([scheduled({})], to)).toContain(`it goes out at the moment it was set for, ${words}`);
});

test('a post keeps the zone it was scheduled in, which may be the new one', () => {
  const words = told([scheduled({ timezone: 'Asia/Calcutta' })], 'Asia/Kolkata');
  expect(words).toContain('Tue 10 Mar, 3:30 PM Calcutta time. New');
});

test.each([
  ['published', { status: 'published' }],
  ['waiting for its connection', { waiting_for: 'connection' }],
  ['due already', { due_at: '2026-03-01T11:59:00Z' }],
] as const)('what is %s is not scheduled any more', (_, more) => {
  expect(told([scheduled(more)], 'Europe/Berlin')).toBe(
    'Nothing is scheduled ahead. New posts are scheduled in Berlin time.',
  );
});

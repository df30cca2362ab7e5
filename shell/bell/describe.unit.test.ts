import { connectionEvent, publicationEvent } from '@carillon/sdk/testing/live-events.ts';
import { expect, test } from '@jest/globals';
import { ago, describeEntry } from './describe.ts';
import { EMPTY_INBOX, hearEvent } from './inbox.ts';

const now = new Date('2026-03-08T10:00:00Z');
const ZONE = 'Europe/Berlin';
const post = { href: '/posts/post-1', words: 'See the post', outside: false };
const said = (event: Parameters<typeof hearEvent>[1]) => {
  const { entry } = hearEvent(EMPTY_INBOX, event, now);
  return entry && describeEntry(entry, ZONE);
};

test('a failure names the post, the target and the reason, and leads to the post', () => {
  expect(said(publicationEvent({ status: 'failed', reason: 'Too long.' }))).toEqual({
    title: '“The bells ring.” failed on Facebook',
    text: 'Bells: Too long.',
    links: [post],
  });
});

const waiting = publicationEvent({
  status: 'scheduled',
  waiting_for: 'connection',
  reason: 'Connect it again.',
});
test('a lost link, and a post that waits for it, lead to where it is made again', () => {
  const link = { href: '/dashboard#links', words: 'Reconnect Facebook', outside: false };
  expect(said(connectionEvent({ reason: 'The password was changed.' }))).toEqual({
    title: 'Facebook is no longer connected',
    text: 'The password was changed. Posts scheduled for it wait until you reconnect it.',
    links: [link],
  });
  expect(said(waiting)).toEqual({
    title: '“The bells ring.” waits for Facebook',
    text: 'Bells: reconnect Facebook to publish this.',
    links: [link, post],
  });
});

test.each([
  ['LinkedIn: The token has been revoked', 'It said: “The token has been revoked.” '],
  ['LinkedIn: Who are you?', 'It said: “Who are you?” '],
  ['The password was changed', 'The password was changed. '],
  [null, ''],
])('a lost link’s reason is a sentence of its own, without the name again: %s', (reason, words) => {
  expect(said(connectionEvent({ platform: 'linkedin', reason }))).toMatchObject({
    title: 'LinkedIn is no longer connected',
    text: `${words}Posts scheduled for it wait until you reconnect it.`,
  });
});

test('a post that its network puts off for long says when it is tried again', () => {
  const put_off = { status: 'scheduled', waiting_for: 'retry', reason: 'LinkedIn: Too many posts' } as const;
  const event = publicationEvent({
    ...put_off,
    platform: 'linkedin',
    next_attempt_at: '2026-03-08T11:00:00Z',
  });
  expect(said(event)).toEqual({
    title: '“The bells ring.” is delayed on LinkedIn',
    text: 'Bells: Too many posts. Next try Sun 8 Mar, 12:00 PM.',
    links: [post],
  });
});

test('a post’s reason is a whole sentence too', () => {
  const refused = publicationEvent({ status: 'failed', reason: 'Facebook: Duplicate status message' });
  expect(said(refused)?.text).toBe('Bells: Duplicate status message.');
});

test('a late one leads to its page, and to the network where that says where it is', () => {
  const late = { late: true, due_at: '2026-03-08T09:00:00Z' };
  expect(said(publicationEvent({ ...late, post_url: 'https://network.example/1' }))?.links).toEqual([
    post,
    { href: 'https://network.example/1', words: 'View on Facebook', outside: true },
  ]);
  expect(said(publicationEvent(late))).toMatchObject({
    text: 'Bells: it was due Sun 8 Mar, 10:00 AM.',
    links: [post],
  });
});

test('what was noted without its post, by an older page, leads to all posts', () => {
  const { entry } = hearEvent(EMPTY_INBOX, publicationEvent({ status: 'failed' }), now);
  if (!entry) throw new Error('a failure is told');
  expect(describeEntry({ ...entry, postId: null, words: null }, ZONE)).toMatchObject({
    title: 'A post failed on Facebook',
    links: [{ href: '/dashboard#posts' }],
  });
});

test.each([
  ['2026-03-08T09:59:30Z', 'just now'],
  ['2026-03-08T09:55:00Z', '5 min ago'],
  ['2026-03-08T07:59:00Z', '2 h ago'],
  ['2026-03-05T09:00:00Z', '3 d ago'],
])('%s is %s', (at, words) => {
  expect(ago(new Date(at), now, ZONE)).toBe(words);
});
test('what is a week ago has its date', () => {
  expect(ago(new Date('2026-03-01T10:00:00Z'), now, ZONE)).toBe('Sun 1 Mar, 11:00 AM');
});

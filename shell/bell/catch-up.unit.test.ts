import { connectionEvent, publicationEvent } from '@carillon/sdk/testing/live-events.ts';
import { expect, test } from '@jest/globals';
import { catchUp } from './catch-up.ts';
import { clearAll, EMPTY_INBOX, hearEvent, type Inbox } from './inbox.ts';
import { userPost } from './testing/user-post.ts';

const now = new Date('2026-03-08T10:00:00Z');
const waits = { status: 'scheduled', waiting_for: 'connection' } as const;
const after = (...events: Parameters<typeof hearEvent>[1][]): Inbox =>
  events.reduce((inbox, event) => hearEvent(inbox, event, now).after, EMPTY_INBOX);
const kinds = ({ entries }: Inbox): string[] => entries.map(({ id, kind }) => `${id} ${kind}`);

test('what failed or waits within the last week is noted at its time, the newest first', () => {
  const found = catchUp(
    EMPTY_INBOX,
    [
      userPost({ id: 'old', status: 'failed', due_at: '2026-03-01T09:00:00Z' }),
      userPost({ id: 'a', status: 'failed', due_at: '2026-03-02T09:00:00Z' }),
      userPost({ id: 'b', ...waits, due_at: '2026-03-08T09:00:00Z' }),
      userPost({ id: 'c', status: 'failed' }),
    ],
    now,
  );
  expect(kinds(found)).toEqual(['publication b blocked', 'publication c failed', 'publication a failed']);
  expect(found.entries[0]).toMatchObject({ at: '2026-03-08T09:00:00.000Z', state: 'new' });
  expect(found.entries[0]).toMatchObject({ postId: 'post-1', words: 'The bells ring.' });
});

test('what is planned, out, or was late needs nobody', () => {
  const posts = [
    userPost({ id: 'a' }),
    userPost({ id: 'b', late: true }),
    userPost({ id: 'c', status: 'scheduled', waiting_for: 'time' }),
  ];
  expect(catchUp(EMPTY_INBOX, posts, now)).toEqual(EMPTY_INBOX);
});

test('what was noted and is settled goes, or says how it ended; the rest stays as it was', () => {
  const blocked = after(connectionEvent(), publicationEvent(waits));
  expect(kinds(catchUp(blocked, [userPost({})], now))).toEqual(['connection facebook lost']);
  expect(kinds(catchUp(blocked, [userPost({ late: true })], now))).toEqual([
    'publication pub-1 late',
    'connection facebook lost',
  ]);
  expect(catchUp(clearAll(blocked), [userPost(waits)], now)).toEqual(clearAll(blocked));
  expect(catchUp(blocked, [], now)).toEqual(blocked);
});

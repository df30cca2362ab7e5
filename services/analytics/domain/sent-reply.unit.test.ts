import type { NetworkComment } from '@carillon/social/capabilities/comments.ts';
import { expect, test } from '@jest/globals';
import { findEndIn } from './sent-reply.ts';

const AT = new Date('2026-11-22T10:00:00Z');
const later = (seconds: number): Date => new Date(AT.getTime() + seconds * 1000);
const NOTHING: ReadonlySet<string> = new Set();

const comment = (id: string, more: Partial<NetworkComment> = {}): NetworkComment => ({
  id,
  text: 'Café?\nYes',
  url: null,
  author: null,
  parentId: 'top',
  own: true,
  liked: null,
  hidden: null,
  createdAt: later(2),
  ...more,
});

const end = (comments: readonly NetworkComment[], { to = 'c', others = NOTHING, seconds = 30 } = {}) =>
  findEndIn(
    { list: { comments, truncated: false }, readFrom: later(seconds) },
    { comment: { remoteId: to }, reply: { text: 'Café?\nYes', at: AT }, others },
  )?.state ?? null;

test('a reply is found under its comment or the one above it, in the words that a network made of it', () => {
  const question = comment('c', { own: false, text: 'Open?' });
  expect(end([question, comment('r')])).toBe('sent');
  expect(end([question, comment('r', { parentId: 'c' })])).toBe('sent');
  expect(end([question, comment('r', { text: ' Cafe\u0301?\r\nYes ' })])).toBe('sent');
});

test('the same words elsewhere, by somebody else, of long ago or of another reply are not it', () => {
  const question = comment('c', { own: false, text: 'Open?' });
  const others: Partial<NetworkComment>[] = [
    { parentId: 'another' },
    { parentId: null },
    { own: false },
    { createdAt: later(-600) },
    { text: 'No' },
  ];
  for (const other of others)
    expect([
      other,
      end([question, comment('r', other)]),
      end([question, comment('r', other)], { seconds: 60 }),
    ]).toEqual([other, null, 'failed']);
  expect(end([question, comment('r')], { others: new Set(['r']) })).toBeNull();
});

test('a reply that isn’t listed failed only once the network would surely list it', () => {
  const at = (seconds: number) =>
    findEndIn(
      { list: { comments: [], truncated: false, shownWithinMs: 180_000 }, readFrom: later(seconds) },
      { comment: { remoteId: 'c' }, reply: { text: 'Yes', at: AT }, others: NOTHING },
    );
  expect([at(60), at(179), at(180)]).toEqual([null, null, { state: 'failed' }]);
});

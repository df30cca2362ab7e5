import { expect, test } from '@jest/globals';
import { signPlace, verifyPlace } from './token.ts';

const key = new Uint8Array(32).fill(1);
const now = new Date('2026-03-02T09:00:00Z');
const until = new Date('2026-03-02T10:00:00Z');
const place = { folder: 'post-1', file: `${'a'.repeat(64)}.jpg` };
const other = { folder: 'post-2', file: place.file };

test('a token leads to the place that it was made for', () => {
  expect(verifyPlace(signPlace(place, until, key), key, now)).toEqual(place);
});

test('a token leads nowhere once it has run out', () => {
  const token = signPlace(place, until, key);
  expect(verifyPlace(token, key, new Date(until.getTime() - 1))).toEqual(place);
  expect(verifyPlace(token, key, until)).toBeNull();
});

test.each([
  ['of another key', signPlace(place, until, new Uint8Array(32).fill(2))],
  [
    'for another place',
    `${signPlace(other, until, key).split('.')[0]}.${signPlace(place, until, key).split('.')[1]}`,
  ],
  ['without a signature', signPlace(place, until, key).split('.')[0] ?? ''],
  ['outside the folder', signPlace({ folder: '..', file: place.file }, until, key)],
  ['for something else', signPlace({ folder: 'post-1', file: '../keys.json' }, until, key)],
])('a token %s leads nowhere', (_, token) => {
  expect(verifyPlace(token, key, now)).toBeNull();
});

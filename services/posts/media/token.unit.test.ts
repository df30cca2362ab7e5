import { expect, test } from '@jest/globals';
import { signPlace, verifyPlace } from './token.ts';

const key = new Uint8Array(32).fill(1);
const place = { postId: 'post-1', file: `${'a'.repeat(64)}.jpg` };
const other = { postId: 'post-2', file: place.file };

test('a token leads to the place that it was made for', () => {
  expect(verifyPlace(signPlace(place, key), key)).toEqual(place);
});

test.each([
  ['of another key', signPlace(place, new Uint8Array(32).fill(2))],
  ['for another place', `${signPlace(other, key).split('.')[0]}.${signPlace(place, key).split('.')[1]}`],
  ['without a signature', signPlace(place, key).split('.')[0] ?? ''],
  ['outside the folder', signPlace({ postId: '..', file: place.file }, key)],
  ['for something else', signPlace({ postId: 'post-1', file: '../keys.json' }, key)],
])('a token %s leads nowhere', (_, token) => {
  expect(verifyPlace(token, key)).toBeNull();
});

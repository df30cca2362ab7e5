import { expect, test } from '@jest/globals';
import { DEFAULT_TIME } from './clock.ts';
import { ownClockText } from './own-clock.ts';

test.each([
  ['en-GB', '16:30'],
  ['de', '16:30'],
  ['en-US', null],
])('a reader of %s has 4:30 PM as %s', (language, text) => {
  expect(ownClockText(DEFAULT_TIME, language)).toBe(text);
});

test('midnight is 00:00', () => {
  expect(ownClockText({ hour: 12, minute: 0, half: 'AM' }, 'de')).toBe('00:00');
});

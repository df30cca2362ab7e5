import { expect, test } from '@jest/globals';
import { DEFAULT_TIME } from './clock.ts';
import { clockText } from './clock-text.ts';
import { faultOf, leavePart, stepTime, typePart, untyped } from './typed-time.ts';

const start = untyped(DEFAULT_TIME);

test.each([
  ['hour', '9', '9:30 PM'],
  ['hour', '12', '12:30 PM'],
  ['hour', '17', '5:30 PM'],
  ['hour', '00', '12:30 AM'],
  ['hour', '09', '9:30 PM'],
  ['minute', '07', '4:07 PM'],
  ['minute', '0', '4:00 PM'],
] as const)('the %s can be typed: %s', (part, text, expected) => {
  const now = typePart(start, part, text);
  expect(clockText(now.time)).toBe(expected);
  expect(faultOf(now)).toBeNull();
  expect(leavePart(now, part)[part]).toBeNull();
});

test.each([
  ['hour', '24', /hour from 1 to 12/],
  ['hour', '', /hour/],
  ['hour', 'x', /hour/],
  ['minute', '60', /minutes from 0 to 59/],
] as const)(
  'what the %s can’t be, such as “%s”, is told, stays to be mended, and changes no time',
  (part, text, words) => {
    const now = leavePart(typePart(start, part, text), part);
    expect(faultOf(now)).toMatch(words);
    expect(now[part]).toBe(text);
    expect(now.time).toEqual(DEFAULT_TIME);
    expect(faultOf(stepTime(now, part, DEFAULT_TIME))).toBeNull();
  },
);

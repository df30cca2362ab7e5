import { expect, test } from '@jest/globals';
import { DEFAULT_TIME } from './clock.ts';
import { clockText, has24Hours } from './clock-text.ts';

test.each([
  ['en-US', '4:30 PM', false],
  ['en-GB', '16:30', true],
  ['de-DE', '16:30', true],
  ['fi-FI', '16.30', true],
])('a reader of %s has it as %s', (language, text, is24) => {
  expect(clockText(DEFAULT_TIME, language)).toBe(text);
  expect(has24Hours(language)).toBe(is24);
});

test.each([
  [12, 'AM', '12:05 AM', '00:05'],
  [12, 'PM', '12:05 PM', '12:05'],
] as const)('%i:05 %s is told right by both clocks', (hour, half, twelve, twentyFour) => {
  expect(clockText({ hour, minute: 5, half }, 'en-US')).toBe(twelve);
  expect(clockText({ hour, minute: 5, half }, 'en-GB')).toBe(twentyFour);
});

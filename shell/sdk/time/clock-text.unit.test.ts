import { afterEach, expect, jest, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { DEFAULT_TIME } from './clock.ts';
import { clockText, halfText, has24Hours } from './clock-text.ts';

const open = (page: string, browser: string): void => {
  i18n.loadAndActivate({ locale: page, messages: {} });
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
};

afterEach(() => {
  jest.restoreAllMocks();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

test.each([
  ['en', 'en-US', '4:30 PM', false],
  ['en', 'en-GB', '16:30', true],
  ['en', 'fi-FI', '16:30', true],
  ['de', 'en-US', '16:30', true],
  ['fr', 'en-US', '16:30', true],
  ['es', 'en-US', '16:30', true],
  ['pt-BR', 'en-US', '16:30', true],
  ['ar', 'en-US', '4:30 م', false],
])('a page in %s in a browser in %s has it as %s', (page, browser, text, is24) => {
  open(page, browser);
  expect(clockText(DEFAULT_TIME)).toBe(text);
  expect(has24Hours()).toBe(is24);
});

test.each([
  ['AM', '12:05 AM', '00:05'],
  ['PM', '12:05 PM', '12:05'],
] as const)('12:05 %s is right by both clocks', (half, twelve, twentyFour) => {
  open('en', 'en-US');
  expect(clockText({ hour: 12, minute: 5, half })).toBe(twelve);
  open('en', 'en-GB');
  expect(clockText({ hour: 12, minute: 5, half })).toBe(twentyFour);
});

test('the halves of the day have the words of the page’s language', () => {
  open('ar', 'en-US');
  expect([halfText('AM'), halfText('PM')]).toEqual(['ص', 'م']);
  open('en', 'en-US');
  expect([halfText('AM'), halfText('PM')]).toEqual(['AM', 'PM']);
});

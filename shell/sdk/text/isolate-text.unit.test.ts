import { afterEach, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { isolateText } from './isolate-text.ts';

const before = i18n.locale;
afterEach(() => i18n.activate(before));

test('isolates a handle in a language that is read from right to left', () => {
  i18n.loadAndActivate({ locale: 'ar', messages: {} });
  expect(isolateText('@bakery@carillon.test')).toBe('\u2068@bakery@carillon.test\u2069');
});

test('leaves a handle as it is in other languages', () => {
  i18n.loadAndActivate({ locale: 'de', messages: {} });
  expect(isolateText('@bakery@carillon.test')).toBe('@bakery@carillon.test');
});

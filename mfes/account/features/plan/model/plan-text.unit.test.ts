import { afterEach, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { dollars } from './plan-text.ts';

const before = i18n.locale;
afterEach(() => i18n.activate(before));

test('writes whole dollars without cents', () => {
  expect([dollars(800), dollars(1280)]).toEqual(['$8', '$12.80']);
});

test('keeps an amount from left to right in Arabic', () => {
  i18n.loadAndActivate({ locale: 'ar', messages: {} });
  expect(dollars(9000)).toMatch(/^\u2066[^\u200f]*90[^\u200f]*\u2069$/);
});

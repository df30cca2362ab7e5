import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { formatLocale } from './format-locale.ts';
import { formatNumber } from './format-number.ts';

const open = (page: string, ...languages: string[]): void => {
  i18n.loadAndActivate({ locale: page, messages: {} });
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(languages[0] ?? '');
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
};

afterEach(() => {
  jest.restoreAllMocks();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

describe('formatLocale', () => {
  test.each([
    ['de', ['en-US', 'en'], 'de'],
    ['ar', ['en-US'], 'ar'],
    ['de', ['de-AT', 'en-US'], 'de-AT'],
    ['es', ['en-US', 'es-MX'], 'es-MX'],
    ['pt-BR', ['pt-PT'], 'pt-PT'],
    ['pt-BR', ['de-DE'], 'pt-BR'],
    ['en', ['en-US'], 'en-US'],
    ['en', ['en-GB', 'en-US'], 'en-GB'],
    ['en', ['de-DE', 'de', 'en-US', 'en'], 'en-GB'],
    ['fr', ['*', ''], 'fr'],
  ])('of a page in %s in a browser with %j is %s', (page, languages, locale) => {
    open(page, ...languages);
    expect(formatLocale()).toBe(locale);
  });

  test('has the digits of the date fields in every region', () => {
    open('ar', 'ar-SA');
    expect(new Intl.DateTimeFormat(formatLocale()).resolvedOptions()).toMatchObject({
      calendar: 'gregory',
      numberingSystem: 'latn',
    });
    expect(formatNumber(1234.5)).toBe('1,234.5');
  });
});

test('numbers and percentages are written as the page’s readers do', () => {
  open('de', 'en-US');
  expect(formatNumber(1234.5)).toBe('1.234,5');
  expect(formatNumber(0.125, { style: 'percent', maximumFractionDigits: 1 })).toBe('12,5\u00a0%');
  open('en', 'en-US');
  expect(formatNumber(1234.5)).toBe('1,234.5');
});

import { text } from '@carillon/contracts/text.ts';
import { timeValue } from '@carillon/contracts/words/time-value.ts';
import { afterEach, expect, jest, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { serviceText } from './service-text.ts';

afterEach(() => {
  jest.restoreAllMocks();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

const open = (page: string, browser: string, words: string): void => {
  i18n.loadAndActivate({ locale: page, messages: { [MOVED.message]: [words, ['time'], '.'] } });
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
};

const MOVED = text`Moved to ${{ time: timeValue('2026-11-24 09:00:00') }}.`;

test.each([
  ['de', 'en-US', 'Verschoben auf Dienstag, 24. November 2026 um 09:00.'],
  ['es', 'es-MX', 'Verschoben auf martes, 24 de noviembre de 2026, 9:00 a.m..'],
  ['ar', 'en-US', 'Verschoben auf الثلاثاء، 24 نوفمبر 2026 في 9:00 ص.'],
])('a service’s time is written as a page in %s in a browser in %s does', (page, browser, words) => {
  open(page, browser, 'Verschoben auf ');
  expect(serviceText(MOVED.english, JSON.parse(JSON.stringify(MOVED)))).toBe(words);
});

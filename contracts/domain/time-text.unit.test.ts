import { expect, test } from '@jest/globals';
import { TIME_FORMS, writeTime } from './time-text.ts';

const AT = Date.UTC(2026, 11, 2, 9, 5);

test.each([
  ['en', 'Wed, Dec 2, 9:05 AM', 'Wednesday, December 2, 2026 at 9:05 AM'],
  ['en-GB', 'Wed 2 Dec, 09:05', 'Wednesday, 2 December 2026 at 09:05'],
  ['de', 'Mi., 2. Dez., 09:05', 'Mittwoch, 2. Dezember 2026 um 09:05'],
  ['fr', 'mer. 2 déc., 09:05', 'mercredi 2 décembre 2026 à 09:05'],
  ['es', 'mié, 2 dic, 9:05', 'miércoles, 2 de diciembre de 2026, 9:05'],
  ['pt-BR', 'qua., 2 de dez., 09:05', 'quarta-feira, 2 de dezembro de 2026 às 09:05'],
  ['ar', 'الأربعاء، 2 ديسمبر، 9:05 ص', 'الأربعاء، 2 ديسمبر 2026 في 9:05 ص'],
])('%s writes times in its own order, words and clock', (locale, short, full) => {
  expect(writeTime(AT, locale, TIME_FORMS.short)).toBe(short);
  expect(writeTime(AT, locale, TIME_FORMS.full)).toBe(full);
});

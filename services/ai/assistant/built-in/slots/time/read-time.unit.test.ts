import { describe, expect, test } from '@jest/globals';
import { zonedNow } from '../../../zoned-now.ts';
import { readTimes } from '../bench/measure-times.ts';
import { easterSunday } from './holidays.ts';
import { readTime } from './read-time.ts';

/** Monday, November 23, 9:10 AM in Berlin. */
const NOW = zonedNow(new Date('2026-11-23T08:10:00Z'), 'Europe/Berlin');
const read = (phrase: string) => {
  const readResult = readTime(phrase, NOW, true);
  return readResult?.kind === 'at' ? readResult.time.toString().slice(0, 16) : (readResult?.kind ?? null);
};

describe('readTime', () => {
  test('reads no phrase of the building half as another time', () => {
    expect(readTimes('building').filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
  });

  test('reads nearly all phrases of the building half', () => {
    expect(readTimes('building').filter(({ verdict }) => verdict === 'right').length).toBeGreaterThanOrEqual(
      97,
    );
  });

  test.each([
    'the tuesday after the concert at 9',
    'friday or saturday at 9',
    'monday 6 december at 9',
    'tomorrow at 9 and friday at 10',
    'two hours before the market on saturday',
    'next friday at 9',
    'tomorrow at 25:00',
    'midnight on friday',
    '24 uhr am freitag',
    'christmas week at 9',
  ])('asks about "%s"', (phrase) => {
    expect(read(phrase)).toBe('unclear');
  });

  test.each([
    'every monday at 9',
    'montags um 9',
    'tous les lundis à 9h',
    'cada lunes a las 9',
    'toda segunda às 9',
  ])('takes "%s" for a series', (phrase) => {
    expect(read(phrase)).toBe('repeats');
  });

  test.each([
    ['amanhã às 18h', '2026-11-24T18:00'],
    ['sexta-feira às 9 e meia da manhã', '2026-11-27T09:30'],
    ['hoje às 6 da tarde', '2026-11-23T18:00'],
    ['24 de dezembro às 18h30', '2026-12-24T18:30'],
    ['daqui a duas horas', '2026-11-23T11:10'],
    ['depois de amanhã ao meio-dia', '2026-11-25T12:00'],
    ['segunda às nove e quinze', '2026-11-30T09:15'],
    ['demain à 18h', '2026-11-24T18:00'],
    ['mar 8 dic, 10:00', '2026-12-08T10:00'],
    ['vie 11 dic a las 9', '2026-12-11T09:00'],
    ['5 ene a las 10:00', '2027-01-05T10:00'],
    ['8 mar 10:00', '2027-03-08T10:00'],
    ['el día 10 a mediodía', '2026-12-10T12:00'],
    ['mar. 8 déc. à 10 h', '2026-12-08T10:00'],
    ['le 10 à midi', '2026-12-10T12:00'],
    ['sam 5 déc à 18h', '2026-12-05T18:00'],
    ['vendredi à neuf heures et demie', '2026-11-27T09:30'],
    ['le 24 décembre à 18h30', '2026-12-24T18:30'],
    ['dans deux heures', '2026-11-23T11:10'],
    ['mañana a las nueve y media', '2026-11-24T09:30'],
    ['el viernes a las 6 de la tarde', '2026-11-27T18:00'],
    ['pasado mañana al mediodía', '2026-11-25T12:00'],
    ['nochebuena a las 18:00', '2026-12-24T18:00'],
  ])('reads Portuguese, French and Spanish: %s', (phrase, time) => {
    expect(read(phrase)).toBe(time);
  });

  test.each([
    ['8 to 10 tomorrow', '2026-11-24T08:00'],
    ['20 to 6 tomorrow', '2026-11-24T17:40'],
    ['9am in new york tomorrow', '2026-11-24T15:00'],
    ['tomorrow at nine thirty', '2026-11-24T09:30'],
  ])('reads %s', (phrase, time) => {
    expect(read(phrase)).toBe(time);
  });

  test.each(['the third one', 'draft 2', 'write 3 posts', 'our weekly quiz'])(
    'finds no time in "%s"',
    (phrase) => {
      expect(readTime(phrase, NOW, false)).toBeNull();
    },
  );
});

test.each([
  [2024, '2024-03-31'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter Sunday of %s is %s', (year, date) => {
  expect(easterSunday(year).toString()).toBe(date);
});

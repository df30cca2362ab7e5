import { describe, expect, test } from '@jest/globals';
import { LANGUAGES, monthOf } from './calendar-names.ts';
import { dayOrderOf, isClock, isDate, orderInName, readWhen } from './dates.ts';
import { foldText } from './plain-text.ts';
import { shortYearsOf } from './short-years.ts';

describe('a time', () => {
  const of = (date: string, time = '', order: 'day first' | 'month first' = 'day first') =>
    readWhen(date, time, { order, zone: 'Europe/Berlin' });
  test.each([
    ['2027-03-31 09:30', '', '2027-03-31 09:30:00'],
    ['2027/3/1 9:05 pm', '', '2027-03-01 21:05:00'],
    ['2027-03-31T07:30:00Z', '', '2027-03-31 09:30:00'],
    ['2027-03-31 09:30:00+02:00', '', '2027-03-31 09:30:00'],
    ['31.03.2027', '9:30', '2027-03-31 09:30:00'],
    ['31/03/27, 12:00 am', '', '2027-03-31 00:00:00'],
    ['03/31/2027', '12 PM', '2027-03-31 12:00:00'],
    ['Dec 15, 2026 9:30 pm', '', '2026-12-15 21:30:00'],
    ['15 December 2026', '09:30', '2026-12-15 09:30:00'],
    ['Tue, Dec. 15th, 2026, at 09:30', '', '2026-12-15 09:30:00'],
    ['1-Sep-2027 9:30', '', '2027-09-01 09:30:00'],
    ['46477.395833333336', '', '2027-03-31 09:30:00'],
    ['46477', '0.395833333333333', '2027-03-31 09:30:00'],
    ['46477,5', '', '2027-03-31 12:00:00'],
    ['', '', null],
  ])('“%s” and “%s” mean %s', (date, time, local) => {
    expect(of(date, time)).toEqual({ local });
  });

  test('reads two small numbers in the order of the column, or as the user chose', () => {
    expect(of('03/04/2027 10:00')).toEqual({ local: '2027-04-03 10:00:00' });
    expect(of('03/04/2027 10:00', '', 'month first')).toEqual({ local: '2027-03-04 10:00:00' });
    expect(dayOrderOf(['03/04/2027', '31/04/2027'])).toMatchObject({ told: 'day first', matters: true });
    expect(dayOrderOf(['03/04/2027', '04/31/2027'])).toMatchObject({ told: 'month first', matters: true });
    expect(dayOrderOf(['03/04/2027'])).toMatchObject({ told: null, contradicts: false, matters: true });
    expect(dayOrderOf(['03/03/2027', '03.04.2027'])).toMatchObject({ told: null, matters: false });
  });

  test('takes the order of two small numbers from dates that can mean only one day', () => {
    expect(dayOrderOf(['31/12/2026', '03/04/2027', '32/13/2026'])).toEqual({
      told: 'day first',
      contradicts: false,
      witness: '31/12/2026',
      matters: true,
      dotsVary: false,
    });
    expect(dayOrderOf(['31/12/2026', '12/31/2026', '03/04/2027'])).toEqual({
      told: null,
      contradicts: true,
      witness: null,
      matters: true,
      dotsVary: false,
    });
    const unsaid = { order: null, zone: 'Europe/Berlin' } as const;
    expect(readWhen('03/04/2027 10:00', '', unsaid)).toEqual({
      problems: [{ field: 'date', words: expect.stringMatching(/which number is the day/) }],
    });
    expect(readWhen('12/31/2026 10:00', '', unsaid)).toEqual({ local: '2026-12-31 10:00:00' });
  });

  test.each([
    ['next Friday', '', 'date', /isn’t a valid date\. Use a format such as 2027-03-31 09:30\./],
    ['Smarch 15, 2026', '09:30', 'date', /isn’t a valid date\. Use a format such as 2027-03-31/],
    ['2027-02-30 10:00', '', 'date', /isn’t a valid date\. Use a format such as 2027-03-31/],
    ['2027-02-03 25:00', '', 'date', /isn’t a valid time/],
    ['2027-02-03', '', 'date', /Add a time/],
    ['2027-02-03', 'noon', 'time', /isn’t a valid time/],
    ['', '10:00', 'date', /Enter a date/],
  ])('“%s” and “%s” are a fault of the %s', (date, time, field, words) => {
    expect(of(date, time)).toEqual({ problems: [{ field, words: expect.stringMatching(words) }] });
  });

  test.each(['next Friday', ''])('a fault of the date “%s” hides none of the time', (date) => {
    expect(of(date, '25:00')).toMatchObject({
      problems: [{ field: 'date' }, { field: 'time', words: expect.stringMatching(/isn’t a valid time/) }],
    });
  });
});

const BERLIN = { order: 'day first', zone: 'Europe/Berlin' } as const;
const AT = new Date('2026-12-15T20:30:00Z');
const LOCALES = ['en-US', 'en-GB', 'en-CA', 'en-AU', 'fr-CA', 'es-MX', 'pt-BR', 'ja', ...LANGUAGES];

describe.each(LOCALES)('readWhen in %s', (locale) => {
  const order = /^en-(?:US|CA)$|^en$/.test(locale) ? 'month first' : 'day first';
  const format = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Europe/Berlin' }).format(AT);

  test.each(['short', 'medium', 'long', 'full'] as const)('reads a %s date and time', (dateStyle) => {
    const text = format({ dateStyle, timeStyle: dateStyle === 'full' ? 'long' : 'short' });
    expect([text, readWhen(text, '', { ...BERLIN, order })]).toEqual([
      text,
      { local: '2026-12-15 21:30:00' },
    ]);
  });

  test('reads a date and a time of twelve hours in columns of their own', () => {
    const [date, time] = [format({ dateStyle: 'short' }), format({ timeStyle: 'short', hour12: true })];
    expect([time, readWhen(date, time, { ...BERLIN, order })]).toEqual([
      time,
      { local: '2026-12-15 21:30:00' },
    ]);
  });
});

describe('readWhen', () => {
  test.each([
    ['12/15/2026, 9:30\u202FAM', '', 'month first'],
    ['12/15/2026\u00A09:30\u00A0AM', '', 'month first'],
    ['\u200E12/15/2026\u2009\u200F9:30', '', 'month first'],
    ['\u206615/12/2026\u2069', '\u200E09:30\u200B', 'day first'],
    ['２０２６／１２／１５', '０９：３０', 'day first'],
    ['15\u201112\u20112026', '09:30', 'day first'],
    ['2026-12-15\n09:30', '', 'day first'],
    ['15-Dec-26', '09:30', 'day first'],
    ['15-dic-26 9:30', '', 'day first'],
    ['15dec2026 9:30', '', 'day first'],
    ['15/déc./2026', '9h30', 'day first'],
    ['15.12.26, 09:30 Uhr', '', 'day first'],
    ['15.12.2026', '9.30 Uhr', 'day first'],
    ['Di., 15. Dez. 2026, 09:30 Uhr', '', 'day first'],
    ['mar. 15 déc. 2026 à 9 h 30', '', 'day first'],
    ['mar 15/12/2026 09:30', '', 'day first'],
    ['terça-feira, 15 de dezembro de 2026 às 09h30', '', 'day first'],
    ['15 de diciembre del 2026, 9:30 a.\u00A0m.', '', 'day first'],
    ['2026年12月15日(火) 午前9:30', '', 'day first'],
    ['2026年12月15日', '9時30分', 'day first'],
    ['09:30 15/12/2026', '', 'day first'],
    ['9:30 AM, 15 Dec 2026', '', 'day first'],
    ['15/12/2026 @ 9:30am', '', 'day first'],
    ['le mardi 15 décembre 2026 à 9h30', '', 'day first'],
    ['Am Dienstag, den 15. Dezember 2026 um 9:30 Uhr', '', 'day first'],
    ['15/12/2026 - 09:30', '', 'day first'],
    ['20261215T093000', '', 'day first'],
    ['2026-12-15', '0930', 'day first'],
    ['15/12/2026', '30/12/1899 09:30:00', 'day first'],
    ['15/12/2026', '15/12/2026 09:30', 'day first'],
    ['', '2026-12-15 9:30 am', 'day first'],
    ['46371.3958333', '', 'day first'],
  ] as const)('reads “%s” and “%s”', (date, time, order) => {
    expect(readWhen(date, time, { ...BERLIN, order })).toEqual({ local: '2026-12-15 09:30:00' });
  });

  test.each([
    ['1er janvier 2027 9h', '2027-01-01 09:00:00'],
    ['15ago2027 9h', '2027-08-15 09:00:00'],
    ['1º de janeiro de 2027 às 9h30', '2027-01-01 09:30:00'],
    ['15-Mrz-27 9:30', '2027-03-15 09:30:00'],
    ['15. Mrz 2027 9:30', '2027-03-15 09:30:00'],
    ['15 mar 2027 12:05 am', '2027-03-15 00:05:00'],
    ['2026年12月15日 午後0時30分', '2026-12-15 12:30:00'],
  ])('reads “%s”', (date, local) => {
    expect(readWhen(date, '', BERLIN)).toEqual({ local });
  });

  test.each([
    ['2026-12-15T08:30:00.000Z', ''],
    ['2026-12-15 08:30 UTC', ''],
    ['15/12/2026 8:30 AM GMT', ''],
    ['15 Dec 2026 09:30 GMT+0100', ''],
    ['15 Dec 2026 09:30 UTC+1', ''],
    ['15/12/2026 09:30 +01:00', ''],
    ['15/12/2026 08:30 (UTC)', ''],
    ['2026-12-15 08:30:00 +0000 UTC', ''],
    ['2026-12-15T03:30-05:00', ''],
    ['Tue Dec 15 2026 09:30:00 GMT+0100 (Central European Standard Time)', ''],
    ['Tue, 15 Dec 2026 08:30:00 GMT', ''],
    ['2026-12-15T09:30+01:00[Europe/Berlin]', ''],
    ['2026-12-15 08:30 Europe/London', ''],
    ['15.12.2026 09:30 MEZ', ''],
    ['2026-12-15', '3:30 AM EST'],
    ['2026-12-15', '3:30 AM ET'],
    ['2026-12-15', '08:30Z'],
  ])('reads the instant “%s” “%s”', (date, time) => {
    expect(readWhen(date, time, BERLIN)).toEqual({ local: '2026-12-15 09:30:00' });
  });

  test('uses the zone of its column unless the time has its own', () => {
    const local = '2026-12-15 09:30:00';
    expect(readWhen('2026-12-15', '03:30', BERLIN, 'America/New_York')).toEqual({ local });
    expect(readWhen('2026-12-15', '08:30 UTC', BERLIN, '-05:00')).toEqual({ local });
  });

  test.each([
    ['15 Dec', '09:30', 'date'],
    ['Dec 2026', '09:30', 'date'],
    ['Dec 15, 09:30', '', 'date'],
    ['10115', '09:30', 'date'],
    ['2026-12-15', '9:00-17:00', 'time'],
    ['2026-12-15', '9:5 pm', 'time'],
    ['2026-12-15', '13:30 pm', 'time'],
    ['2026-12-15', '9:30 BST', 'time'],
    ['2026-12-15', '9:30 (about)', 'time'],
    ['2026-12-15', '09:30-1', 'time'],
    ['2026-12-15', '16/12/2026 09:30', 'time'],
    ['2026-12-15 9:00-17:00', '', 'date'],
    ['2026-12-15 maybe', '09:30', 'date'],
  ])('refuses “%s” and “%s”', (date, time, field) => {
    const words = expect.stringMatching(/isn’t a valid/);
    expect(readWhen(date, time, BERLIN)).toEqual({ problems: [{ field, words }] });
  });

  test('refuses two times that contradict each other', () => {
    const words = 'The date column has a different time: 09:30. Remove one of the two times.';
    const read = readWhen('2026-12-15 09:30', '21:45', BERLIN);
    expect(read).toEqual({ problems: [{ field: 'time', words }] });
    expect(readWhen('2026-12-15 00:00:00', '21:45', BERLIN)).toEqual({ local: '2026-12-15 21:45:00' });
  });

  test('refuses a zone that it doesn’t know', () => {
    const words = expect.stringMatching(/“Bakery time” isn’t a time zone/);
    const read = readWhen('2026-12-15', '09:30', BERLIN, 'Bakery time');
    expect(read).toEqual({ problems: [{ field: 'zone', words }] });
  });

  test('refuses a time that the clocks of its own zone skip', () => {
    const read = readWhen('2027-03-14 02:30 America/New_York', '', BERLIN);
    expect(read).toMatchObject({
      problems: [{ field: 'date', words: expect.stringMatching(/clocks go forward/) }],
    });
  });

  test('asks for a date without a time where times have their own column', () => {
    const words = '“2027-13-40” isn’t a valid date. Use a format such as 2027-03-31.';
    const read = readWhen('2027-13-40', '', { ...BERLIN, hasTimes: true });
    expect(read).toEqual({ problems: [{ field: 'date', words }] });
  });
});

test.each([
  ['Date (MM/DD/YYYY)', 'month first'],
  ['Date dd.mm.yy', 'day first'],
  ['Scheduled on [d/m/yyyy hh:mm]', 'day first'],
  ['postAtSpecificTime (YYYY-MM-DD HH:mm:ss)', null],
  ['Date', null],
])('orderInName finds in “%s” %s', (name, order) => {
  expect(orderInName(name)).toBe(order);
});

test('dayOrderOf sees the order behind weekdays, times and direction marks', () => {
  expect(dayOrderOf(['Tue 15/12/2026', '03/04/2027'])).toMatchObject({ told: 'day first', matters: true });
  expect(dayOrderOf(['09:30 12/15/2026'])).toMatchObject({ told: 'month first' });
  expect(dayOrderOf(['\u200E03/04/2027\u00A09:30'])).toMatchObject({ told: null, matters: true });
});

test.each(['1200', '2026', '10115', '150', 'May'])('“%s” alone is neither a date nor a time', (cell) => {
  expect([isDate(cell), isClock(cell)]).toEqual([false, false]);
});

test.each(LANGUAGES)('no name of a month in %s means another one elsewhere', (language) => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month++) {
    const parts = format.formatToParts(Date.UTC(2026, month - 1, 15));
    const name = parts.find(({ type }) => type === 'month')?.value ?? '';
    const folded = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    expect([name, monthOf(folded)]).toEqual([name, month]);
  }
});

describe('American dates with dots, as German LibreOffice shows them', () => {
  const BOTH = ['12.15.26 9:30', '03.04.27 9:30'];

  test('one that can mean only one day is read', () => {
    expect(readWhen('12.15.26 9:30', '', BERLIN)).toEqual({ local: '2026-12-15 09:30:00' });
    expect(readWhen('12.15.2026', '09:30', BERLIN)).toEqual({ local: '2026-12-15 09:30:00' });
  });

  test('one shows the order of the others', () => {
    const { told, dotsVary } = dayOrderOf(BOTH);
    expect(readWhen('03.04.27 9:30', '', { ...BERLIN, order: told, dotsVary })).toEqual({
      local: '2027-03-04 09:30:00',
    });
  });

  test('beside German dates, nothing shows the order of the others', () => {
    const { told, contradicts, dotsVary } = dayOrderOf([...BOTH, '31.12.2026']);
    expect({ told, contradicts }).toEqual({ told: null, contradicts: true });
    expect(readWhen('03.04.27 9:30', '', { ...BERLIN, order: told, dotsVary })).toEqual({
      problems: [{ field: 'date', words: expect.stringMatching(/which number is the day/) }],
    });
  });

  test('a time with dots is no date', () => {
    expect([isDate('12.15.26'), isClock('12.15.26')]).toEqual([false, true]);
    expect(dayOrderOf(['12.15.26'])).toMatchObject({ dotsVary: false });
  });
});

test.each([
  ['09:29:59', '09:30'],
  ['21:59:59', '22:00'],
  ['9:29:59 PM', '21:30'],
  ['23:59:59', '23:59'],
  ['09:29:58', '09:29'],
])('%s, as spreadsheets may show a rounded number, is %s', (time, clock) => {
  expect(readWhen('2026-12-15', time, BERLIN)).toEqual({ local: `2026-12-15 ${clock}:00` });
});

test.each(['9:30 nachm.', '9:30 م', '9:30 午後', 'م 9:30'])('“%s” is in the evening', (time) => {
  expect(readWhen('2026-12-15', time, BERLIN)).toEqual({ local: '2026-12-15 21:30:00' });
});

describe('a year of two digits', () => {
  const read = (dates: readonly string[], time = '09:30') => {
    const years = shortYearsOf(dates.map(foldText), 2026);
    const { told } = dayOrderOf(dates, years);
    return dates.map((date) => {
      const when = readWhen(date, time, { ...BERLIN, order: told, years });
      return 'local' in when ? when.local : when.problems[0]?.words;
    });
  };
  const UNCLEAR = 'It’s unclear which number is the year. Write it with four digits.';

  test.each([
    // LibreOffice 7.4 writes dates with times so in Swedish, Polish and Lithuanian, and in English of South Africa.
    [['27-03-31 15:45', '26-12-05 09:30'], ['2027-03-31 15:45:00', '2026-12-05 09:30:00'], ''],
    // In Japanese and Basque.
    [['27/03/31 15:45', '26/12/05 09:30'], ['2027-03-31 15:45:00', '2026-12-05 09:30:00'], ''],
    // Without times, in English and French of Canada.
    [
      ['27-3-31', '26-12-5'],
      ['2027-03-31 09:30:00', '2026-12-05 09:30:00'],
    ],
    [['27-3-31 수요일'], [UNCLEAR]],
    [
      ['27-12-28', '27-12-29'],
      ['2027-12-28 09:30:00', '2027-12-29 09:30:00'],
    ],
  ])('comes first in %j', (dates, expected, time = '09:30') => {
    expect(read(dates, time)).toEqual(expected);
  });

  test.each([
    [
      ['31/03/27', '05/12/26'],
      ['2027-03-31 09:30:00', '2026-12-05 09:30:00'],
    ],
    [
      ['27/12/26', '28/12/26'],
      ['2026-12-27 09:30:00', '2026-12-28 09:30:00'],
    ],
    [
      ['12/27/26', '12/28/26'],
      ['2026-12-27 09:30:00', '2026-12-28 09:30:00'],
    ],
    [['26/12/26'], ['2026-12-26 09:30:00']],
    [['27.12.26'], ['2026-12-27 09:30:00']],
  ])('comes last in %j', (dates, expected) => {
    expect(read(dates)).toEqual(expected);
  });

  test('has to be written in full where it may be either', () => {
    expect(read(['27/12/26'])).toEqual([UNCLEAR]);
    expect(read(['27/12/26', '26-12-05', '05/12/26'])[0]).toBe(UNCLEAR);
  });

  test('comes first in a date that no other program would write', () => {
    expect([isDate('26-12-5'), isDate('27-13-5')]).toEqual([true, false]);
  });
});

test.each([
  // LibreOffice 7.4 in Chinese of China, Hong Kong and Singapore, and in Korean.
  ['2027年03月31日 15时45分00秒', '15:45'],
  ['2027年3月31日15時45分', '15:45'],
  ['27年3月31日15时45分', '15:45'],
  ['27년 3월 31일 0시 5분', '00:05'],
])('%s is a date with a time', (date, clock) => {
  expect(readWhen(date, '', BERLIN)).toEqual({ local: `2027-03-31 ${clock}:00` });
});

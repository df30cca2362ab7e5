import { describe, expect, test } from '@jest/globals';
import { zonedNow } from '../../../zoned-now.ts';
import { readTimes } from '../bench/measure-times.ts';
import { clockWords } from '../clock-words.ts';
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

  test('takes a hashtag for no day', () => {
    expect(readTime('post it with my hashtag at 9pm', NOW, false)?.kind).toBe('time');
  });

  test.each([
    'post it in San Francisco at 9pm',
    'post it in San Diego at 9pm',
    'post it from Santa Monica at 9pm',
    'post it in St. Louis at 9pm',
    'post it in Saint Louis at 9pm',
    'post it in São Paulo at 9pm',
    'post it in San Juan at 9pm',
    'poste-le à Saint-Malo à 21h',
    'publícalo en San Sebastián a las 21',
    'publica em São Paulo às 21h',
    'poste es in Sankt Gallen um 21 uhr',
  ])('takes the town in "%s" for no day', (text) => {
    expect(readTime(text.toLowerCase(), NOW, false)?.kind).toBe('time');
  });

  test.each([
    'san juan a las 22',
    'la saint-jean à 9h',
    'são joão às 10h',
    "saint patrick's at 9am",
  ])('asks for the saint’s day in "%s"', (phrase) => {
    expect(read(phrase)).toBe('unclear');
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
    'diwali at 6pm',
    'lunar new year at 9am',
    'twelfth night at 8pm',
    'small business saturday at 9am',
    'the quiz night at 7',
    'mon-fri at 9',
    'at dawn on friday',
    'just before nine tomorrow',
    '9am toulouse time tomorrow',
    'am backtag um 9',
    'am monatsletzten um 9',
    'kurz vor neun am freitag',
    'la fête des voisins à 9h',
    'mi-janvier à 9h',
    'le surlendemain de noël à 10h',
    'el día de la madre a las 10',
    'el viernes de madrugada',
    '9:00 hora de xanadú mañana',
    'no dia das mães às 10h',
    'no carnaval às 10h',
  ])('asks about "%s"', (phrase) => {
    expect(read(phrase)).toBe('unclear');
  });

  test.each([
    'every monday at 9',
    'montags um 9',
    'tous les lundis à 9h',
    'cada lunes a las 9',
    'toda segunda às 9',
    'los viernes a las 9',
    'às sextas às 9h',
    'werktags um 9',
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

  test.each([
    ['boxing day 10am', '2026-12-26T10:00'],
    ['giving tuesday at 9am', '2026-12-01T09:00'],
    ['palm sunday at 10', '2027-03-21T10:00'],
    ['shrove tuesday at 8am', '2027-02-09T08:00'],
    ['juneteenth at noon', '2027-06-19T12:00'],
    ['the eve of christmas at 6pm', '2026-12-24T18:00'],
    ['this christmas at 9am', '2026-12-25T09:00'],
    ['easter monday 2028 at 9am', '2028-04-17T09:00'],
    ['am gründonnerstag um 18 uhr', '2027-03-25T18:00'],
    ['am reformationstag um 10 uhr', '2027-10-31T10:00'],
    ['an weiberfastnacht um 11:11 uhr', '2027-02-04T11:11'],
    ['am vierten adventssonntag um 17 uhr', '2026-12-20T17:00'],
    ['le lendemain de noël à 10h', '2026-12-26T10:00'],
    ["la veille du jour de l'an à 18h", '2026-12-31T18:00'],
    ['à la chandeleur à 16h', '2027-02-02T16:00'],
    ['jueves santo a las 18:00', '2027-03-25T18:00'],
    ['la inmaculada a las 12', '2026-12-08T12:00'],
    ['quarta-feira de cinzas às 10h', '2027-02-10T10:00'],
    ['dois dias antes do natal às 10h', '2026-12-23T10:00'],
  ])('knows the day of "%s"', (phrase, time) => {
    expect(read(phrase)).toBe(time);
  });

  test.each([
    ['nine-thirty tomorrow morning', '2026-11-24T09:30'],
    ['eleven forty-five on friday night', '2026-11-27T23:45'],
    ['12 noon on friday', '2026-11-27T12:00'],
    ['10:00z on friday', '2026-11-27T11:00'],
    ['9am ist tomorrow', '2026-11-24T04:30'],
    ['fünf vor halb neun morgen früh', '2026-11-24T08:25'],
    ['einundzwanzig uhr am freitag', '2026-11-27T21:00'],
    ['am einunddreißigsten dezember um 18 uhr', '2026-12-31T18:00'],
    ['morgen 18uhr30', '2026-11-24T18:30'],
    ['le 1er mai à midi et quart', '2027-05-01T12:15'],
    ['vendredi à vingt heures trente', '2026-11-27T20:30'],
    ['el viernes a las ocho y veinticinco', '2026-11-27T08:25'],
    ['mañana por la noche a las ocho menos cuarto', '2026-11-24T19:45'],
    ['el sábado a las 5 de la madrugada', '2026-11-28T05:00'],
    ['amanhã às dez para as oito', '2026-11-24T07:50'],
    ['amanhã às quinze para as nove da noite', '2026-11-24T20:45'],
    ['9h no horário de londres amanhã', '2026-11-24T10:00'],
    ['9:00 hora de bogotá mañana', '2026-11-24T15:00'],
  ])('reads the clock of "%s"', (phrase, time) => {
    expect(read(clockWords(phrase))).toBe(time);
  });

  test.each([
    ['in 2h', '2026-11-23T11:10'],
    ['dans 2h30', '2026-11-23T11:40'],
    ['in 30min', '2026-11-23T09:40'],
    ['wednesday fortnight at 3pm', '2026-12-09T15:00'],
    ['lundi en quinze à 9h', '2026-12-07T09:00'],
    ['heute in acht tagen um 9', '2026-11-30T09:00'],
  ])('counts "%s" from today', (phrase, time) => {
    expect(read(clockWords(phrase))).toBe(time);
  });

  test.each([
    'payday at 9',
    'harvest festival at 9',
    'the bank holiday at 10',
    'in den ferien um 10',
    'en vacaciones a las 10',
    'la noche de san juan a las 22',
    'schedule it for payday at 9',
  ])('takes no other day for "%s"', (phrase) => {
    expect(read(phrase)).toBe('unclear');
  });

  test.each([
    "let's do 9",
    'how about 9',
    'on instagram at 9',
    'my boss wants it at 9',
    'wie immer um 9',
    "comme d'habitude à 9h",
    'como siempre a las 9',
    'pode ser às 9h',
    'schedule it for 9',
  ])('takes "%s" for a time of day', (phrase) => {
    expect(read(clockWords(phrase))).toBe('time');
  });

  test.each([
    ['demain à une heure moins le quart', '2026-11-24T12:45'],
    ['mañana a la una menos cuarto', '2026-11-24T12:45'],
  ])('reads "%s" as a quarter to one in the afternoon', (phrase, time) => {
    expect(read(phrase)).toBe(time);
  });

  test.each([
    ['the christmas market opens, post it on friday at 9', '2026-11-27T09:00'],
    ['our anniversary week tomorrow morning', '2026-11-24T09:00'],
    ['announce the open day on saturday at 10am', '2026-11-28T10:00'],
    ['foto del menú de navidad, mañana a las 9', '2026-11-24T09:00'],
  ])('takes the day of "%s", whatever the post is about', (phrase, time) => {
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

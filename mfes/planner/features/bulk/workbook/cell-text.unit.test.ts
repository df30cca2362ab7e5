import { describe, expect, test } from '@jest/globals';
import { durationText, isoText, type NumberKind, numberText, serialText } from './cell-text.ts';

test.each([
  ['1E+06', '1000000'],
  ['0.30000000000000004', '0.3'],
  ['1234567890123', '1234567890123'],
  ['1.5E-7', '0.00000015'],
  ['-2', '-2'],
  ['', ''],
  ['no number', 'no number'],
])('writes the number %s plainly', (text, plain) => {
  expect(numberText(text)).toBe(plain);
});

describe('a number of days', () => {
  const text = (value: string, kind: NumberKind) => serialText(value, kind, false);

  test.each([
    ['46477', 'date', '2027-03-31'],
    ['46477.395833333336', 'date and time', '2027-03-31 09:30'],
    ['46477', 'date and time', '2027-03-31 00:00'],
    // As exceljs writes 09:30.
    ['46477.39583332176', 'date and time', '2027-03-31 09:30'],
    ['46477.99999999', 'date and time', '2027-04-01 00:00'],
    ['46477.39591435185', 'date and time', '2027-03-31 09:30:07'],
    // Its cell shows the day alone.
    ['46477.5', 'date', '2027-03-31 12:00'],
    // Its cell shows the time alone.
    ['46477.5', 'time', '12:00'],
    ['0.395833333333333', 'time', '09:30'],
    ['0.5', 'date', '12:00'],
    ['0.5', 'date and time', '12:00'],
    ['0', 'date', '1899-12-31'],
    ['1.5', 'duration', '36:00'],
    ['59', 'date', '1900-02-28'],
    ['61', 'date', '1900-03-01'],
    ['46477', 'number', '46477'],
    ['-1', 'date', '-1'],
    ['1e9', 'date', '1000000000'],
  ] as const)('%s as %s is %s', (value, kind, shown) => {
    expect(text(value, kind)).toBe(shown);
  });

  test('counts from 1904 where a workbook says so', () => {
    expect(serialText('45015.5', 'date and time', true)).toBe('2027-03-31 12:00');
    expect(serialText('0.5', 'date and time', true)).toBe('12:00');
  });
});

test.each([
  ['2027-03-31', 'date and time', '2027-03-31'],
  ['2027-03-31T09:30:00', 'number', '2027-03-31 09:30'],
  ['2027-03-31T00:00:00', 'date', '2027-03-31'],
  ['2027-03-31T09:29:59.9999', 'date and time', '2027-03-31 09:30'],
  ['2027-12-31T23:59:59.9999', 'date and time', '2028-01-01 00:00'],
  ['09:30:00', 'time', '09:30'],
  ['soon', 'date', 'soon'],
] as const)('writes %s in ISO 8601 as a %s: %s', (text, kind, shown) => {
  expect(isoText(text, kind)).toBe(shown);
});

test.each(['2027-02-31', '2027-13-01', '0027-03-31', '2027-03-31T25:00:00', '2027-03-31T09:60', '09:30:60'])(
  'leaves %s as it is',
  (text) => {
    expect(isoText(text, 'date and time')).toBe(text);
  },
);

test.each([
  ['PT09H30M00S', '09:30'],
  ['PT9H5M', '09:05'],
  ['PT09H29M59.999999999S', '09:30'],
  ['P1DT12H', '36:00'],
  // The hours since 1899, where LibreOffice shows only the time of a date.
  ['PT1115457H30M00S', '09:30'],
  ['half past nine', 'half past nine'],
])('writes the duration %s as %s', (text, shown) => {
  expect(durationText(text)).toBe(shown);
});

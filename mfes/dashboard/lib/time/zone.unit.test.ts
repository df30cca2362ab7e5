import { expect, test } from '@jest/globals';
import { instantsOf, localTimeOf, toLocalText } from './zone.ts';

const BERLIN = 'Europe/Berlin';
const instants = (date: string, time: string, zone = BERLIN) =>
  instantsOf({ date, time }, zone)?.map((at) => at.toISOString().slice(0, 16));

test('an instant reads as the clocks of its zone show it', () => {
  expect(localTimeOf(new Date('2026-12-31T23:30:00Z'), BERLIN)).toEqual({
    date: '2027-01-01',
    time: '00:30',
  });
  expect(toLocalText({ date: '2027-01-01', time: '00:30' })).toBe('2027-01-01 00:30:00');
});

test('a local time means one instant, as long as the clocks are left alone', () => {
  expect(instants('2026-07-01', '16:30')).toEqual(['2026-07-01T14:30']);
  expect(instants('2026-12-01', '16:30')).toEqual(['2026-12-01T15:30']);
  expect(instants('2026-12-01', '00:10', 'Pacific/Kiritimati')).toEqual(['2026-11-30T10:10']);
});

test('a time that the clocks skip is no instant', () => {
  expect(instants('2027-03-28', '02:30')).toEqual([]);
  expect(instants('2027-03-28', '03:00')).toEqual(['2027-03-28T01:00']);
});

test('a time that comes twice is two, the first one first', () => {
  expect(instants('2027-10-31', '02:30')).toEqual(['2027-10-31T00:30', '2027-10-31T01:30']);
});

test('what is no time is nothing', () => {
  expect(instants('2027-02-31', '')).toBeUndefined();
  expect(instants('', '10:00')).toBeUndefined();
});

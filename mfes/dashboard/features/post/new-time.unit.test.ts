import { expect, test } from '@jest/globals';
import { firstTime, noteOn, readTime } from './new-time.ts';

const ZONE = 'Europe/Berlin';
const now = new Date('2026-11-21T08:02:00Z');

test('the fields begin with what is planned, or in an hour when that has passed', () => {
  expect(firstTime({ due_at: '2026-11-24T15:30:00Z' }, ZONE, now)).toEqual({
    date: '2026-11-24',
    time: '16:30',
  });
  expect(firstTime({ due_at: '2026-11-20T15:30:00Z' }, ZONE, now)).toEqual({
    date: '2026-11-21',
    time: '10:05',
  });
});

test.each([
  ['2026-11-24', '16:30', 'fine', 'Goes out Tuesday 24 November 2026, 4:30 PM (Europe/Berlin).'],
  ['2026-11-20', '16:30', 'note', 'That time has passed. Choose a later one.'],
  ['2027-03-28', '02:30', 'note', 'skip 2:30 AM'],
  ['2027-10-31', '02:30', 'note', '2:30 AM comes twice: the first one is meant.'],
  ['', '16:30', 'fault', 'Give a date, and a time such as 4:30 PM.'],
])('%s %s is explained', (date, time, kind, words) => {
  const note = noteOn({ date, time }, ZONE, now);
  expect(note.kind).toBe(kind);
  expect(note.text).toContain(words);
});

test.each([
  ['16:30', '16:30'],
  ['4:30 PM', '16:30'],
  [' 9.05 ', '09:05'],
  ['4 pm', '16:00'],
  ['12:15 a.m.', '00:15'],
  ['12 PM', '12:00'],
  ['24:00', null],
  ['16:60', null],
  ['13 pm', null],
  ['', null],
  ['soon', null],
])('“%s” is the time %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

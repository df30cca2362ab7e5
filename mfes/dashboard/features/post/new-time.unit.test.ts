import { expect, test } from '@jest/globals';
import { firstTime, noteOn } from './new-time.ts';

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
  ['2026-11-24', '16:30', 'fine', 'Goes out Tuesday 24 November 2026, 16:30 (Europe/Berlin).'],
  ['2026-11-20', '16:30', 'note', 'That time has passed. Choose a later one.'],
  ['2027-03-28', '02:30', 'note', 'skip 02:30'],
  ['2027-10-31', '02:30', 'note', '02:30 comes twice: the first one is meant.'],
  ['', '16:30', 'fault', 'Choose a date and a time.'],
])('%s %s is explained', (date, time, kind, words) => {
  const note = noteOn({ date, time }, ZONE, now);
  expect(note.kind).toBe(kind);
  expect(note.text).toContain(words);
});

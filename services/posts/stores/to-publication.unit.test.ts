import { expect, test } from '@jest/globals';
import type { PublicationRow } from './publication-row.ts';
import { calendarColumns } from './to-publication.ts';

const day = (n: number) => new Date(`2026-03-0${n}T09:00:00Z`);
const row = (columns: Partial<PublicationRow>) => ({ createdAt: day(1), ...columns }) as PublicationRow;

test('a row with a calendar version has that version', () => {
  const storedFields = { calendarRevision: 2, calendarChangedAt: day(3) };
  expect(calendarColumns(row({ ...storedFields, revision: 9, endedAt: day(5) }))).toEqual(storedFields);
});

test('a row that never changed in the calendar has no change time', () => {
  expect(calendarColumns(row({ calendarRevision: 0, revision: 4, endedAt: day(5) }))).toEqual({
    calendarRevision: 0,
    calendarChangedAt: null,
  });
});

test('a row from before has the revision that was printed, and the last change that it knows of', () => {
  const move = { at: day(4), from: day(6), fromZone: null, to: day(7), toZone: null };
  expect(calendarColumns(row({ revision: 3, editedAt: day(2), moves: [move], endedAt: null }))).toEqual({
    calendarRevision: 3,
    calendarChangedAt: day(4),
  });
});

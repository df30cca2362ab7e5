import { expect, test } from '@jest/globals';
import { plannedPublication } from '../../../test/show.ts';
import { stepSlot } from '../components/use-grid-keys.ts';
import { readAddress, writeAddress } from './address.ts';
import { byDay, entriesOf } from './entries.ts';
import { daysOf, turnPage } from './span.ts';

test('entries are in their day of the zone, also on the two days of a clock change', () => {
  const at = (due_at: string) => plannedPublication({ id: due_at, post_id: due_at, due_at });
  const entries = entriesOf([
    at('2026-10-25T22:30:00.000Z'),
    at('2026-10-24T21:59:00.000Z'),
    at('2026-10-25T23:00:00.000Z'),
    at('2026-10-24T22:00:00.000Z'),
    at('2026-10-26T23:00:00.000Z'),
  ]);
  const days = byDay(entries, ['2026-10-25', '2026-10-26'], 'Europe/Berlin');
  expect(
    [...days].map(([day, dayEntries]) => [day, dayEntries.map(({ dueAt }) => dueAt.slice(5, 16))]),
  ).toEqual([
    ['2026-10-25', ['10-24T22:00', '10-25T22:30']],
    ['2026-10-26', ['10-25T23:00']],
  ]);
});

test('combines targets published within a minute into one entry, and keeps later ones separate', () => {
  const at = (id: string, due_at: string, post_id = 'p') => plannedPublication({ id, post_id, due_at });
  const entries = entriesOf([
    at('b', '2026-10-25T10:00:59.900Z'),
    at('a', '2026-10-25T10:00:01.000Z'),
    at('c', '2026-10-25T10:01:01.000Z'),
    at('other', '2026-10-25T10:00:30.000Z', 'q'),
  ]);
  expect(entries.map(({ publications }) => publications.map(({ id }) => id))).toEqual([
    ['a', 'b'],
    ['other'],
    ['c'],
  ]);
});

test('an address is read as it was written, and what means nothing is left out', () => {
  const text = 'view=list&date=2026-11-24&network=facebook%2Clinkedin&account=t1&status=failed&q=fresh+bread';
  expect(writeAddress(readAddress(new URLSearchParams(text))).toString()).toBe(text);
  const strange = 'view=year&date=2026-02-31&network=myspace&status=queued';
  expect(writeAddress(readAddress(new URLSearchParams(strange))).toString()).toBe('');
});

test('views turn by their own length', () => {
  expect(turnPage('month', '2026-01-31', 1, false)).toBe('2026-02-01');
  expect(turnPage('week', '2026-01-01', -1, false)).toBe('2025-12-25');
  expect(turnPage('list', '2026-01-01', 1, false)).toBe('2026-01-29');
  expect(daysOf('week', '2026-11-25', 7, false)[0]).toBe('2026-11-22');
});

test('arrow keys go to the next day, and a week or an hour on', () => {
  expect(stepSlot('2026-11-30', { across: 1, down: 0 })).toBe('2026-12-01');
  expect(stepSlot('2026-11-30', { across: 0, down: 1 })).toBe('2026-12-07');
  expect(stepSlot('2026-11-30 9', { across: 0, down: -1 })).toBe('2026-11-30 8');
});

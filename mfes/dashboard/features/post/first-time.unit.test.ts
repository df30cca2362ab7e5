import { readChoice } from '@carillon/sdk/index.ts';
import { expect, test } from '@jest/globals';
import { firstTime } from './first-time.ts';

const ZONE = 'Europe/Berlin';
const now = new Date('2026-11-21T08:02:00Z');

test.each([
  ['2026-11-24T15:30:00Z', '2026-11-24 16:30:00'],
  ['2026-11-20T15:30:00Z', '2026-11-21 10:05:00'],
  [null, '2026-11-21 10:05:00'],
])('the fields begin with what is planned (%s), or in an hour when that has passed', (due_at, local) => {
  expect(readChoice(firstTime({ due_at }, ZONE, now), ZONE, now).local).toBe(local);
});

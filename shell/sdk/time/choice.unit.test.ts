import { expect, test } from '@jest/globals';
import { choiceOf, readChoice, todayIn } from './choice.ts';
import { fromLocalText } from './clock.ts';
import { typePart } from './typed-time.ts';

const now = new Date('2026-11-21T08:02:00Z');
const read = (local: string, zone: string) => readChoice(choiceOf(fromLocalText(local)), zone, now);

test('a choice is an instant of its zone, wherever the browser is', () => {
  const choice = read('2026-11-24 16:30:00', 'Asia/Tokyo');
  expect(choice).toMatchObject({
    local: '2026-11-24 16:30:00',
    obstacle: null,
    goesOut: 'Scheduled for Tuesday, November 24, 2026 at 4:30 PM (Asia/Tokyo)',
    note: null,
  });
  expect(choice.at?.toISOString()).toBe('2026-11-24T07:30:00.000Z');
});

test('whether it has passed is told by the clocks of the zone', () => {
  expect(read('2026-11-21 09:00:00', 'Europe/Berlin').obstacle).toMatch(/has passed/);
  expect(read('2026-11-21 09:00:00', 'Europe/London').obstacle).toBeNull();
  expect(todayIn('Pacific/Kiritimati', new Date('2026-11-21T10:10:00Z')).day).toBe(22);
});

test('a skipped time can’t be sent; a repeated one can, and is explained', () => {
  expect(read('2027-03-28 02:30:00', 'Europe/Berlin')).toMatchObject({
    at: null,
    obstacle: expect.stringContaining('doesn’t exist'),
    goesOut: null,
  });
  expect(read('2027-10-31 02:30:00', 'Europe/Berlin')).toMatchObject({
    obstacle: null,
    note: expect.stringContaining('occurs twice'),
  });
});

test('a number that is still wrong comes first', () => {
  const choice = choiceOf(fromLocalText('2020-01-01 10:00:00'));
  const clock = typePart(choice.clock, 'minute', '75');
  expect(readChoice({ ...choice, clock }, 'UTC', now).obstacle).toBe('Enter minutes from 0 to 59.');
});

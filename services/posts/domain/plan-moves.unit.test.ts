import { describe, expect, test } from '@jest/globals';
import { inSafeOrder, planMoves } from './plan-moves.ts';

const now = new Date('2026-03-02T09:00:00Z');
const slots = (...pairs: [number, string][]) => pairs.map(([weekday, time]) => ({ weekday, time }));
const at = (day: string) => new Date(`2026-03-${day}:00Z`);
const waiting = (...days: string[]) => days.map((day, n) => ({ id: `${n}`, dueAt: at(day) }));

const plan = (
  week: { weekday: number; time: string }[],
  queue: { id: string; dueAt: Date }[],
  takenDays: readonly string[] = [],
) =>
  planMoves(
    { slots: week, timezone: 'UTC' },
    queue,
    (instant) => takenDays.some((day) => at(day).getTime() === instant.getTime()),
    now,
  );
const movesText = (moves: ReturnType<typeof plan>) =>
  moves.map(({ waiting: { id }, to }) => `${id} to ${to.localTime.slice(8, 16)}`);

describe('the moves after the slots change', () => {
  test('is nothing where each post has its slot still', () => {
    expect(plan(slots([3, '09:00'], [5, '09:00']), waiting('04T09:00', '06T09:00'))).toEqual([]);
  });

  test('follows the order of the queue, to an earlier slot and to a later one', () => {
    const queue = waiting('04T09:00', '06T09:00', '11T09:00');
    expect(movesText(plan(slots([3, '08:00'], [5, '09:00']), queue))).toEqual([
      '0 to 04 08:00',
      '2 to 11 08:00',
    ]);
    expect(movesText(plan(slots([5, '09:00']), queue))).toEqual([
      '0 to 06 09:00',
      '1 to 13 09:00',
      '2 to 20 09:00',
    ]);
  });

  test('fills a gap, and skips posts that aren’t in the queue', () => {
    const queue = waiting('06T09:00', '11T09:00');
    const week = slots([3, '09:00'], [5, '09:00']);
    expect(movesText(plan(week, queue))).toEqual(['0 to 04 09:00', '1 to 06 09:00']);
    expect(plan(week, queue, ['04T09:00'])).toEqual([]);
  });

  test('is nothing without any slot: each post keeps its time', () => {
    expect(plan([], waiting('04T09:00'))).toEqual([]);
  });
});

test('no move meets a slot that another one is still to leave', () => {
  const queue = waiting('03T09:00', '04T09:00', '05T09:00', '09T09:00', '10T09:00');
  for (const week of [
    slots([3, '09:00'], [4, '09:00'], [5, '09:00']),
    slots([1, '09:00'], [2, '09:00'], [2, '10:00'], [3, '09:00']),
    slots([2, '09:00'], [4, '09:00']),
  ]) {
    const has = new Map(queue.map(({ id, dueAt }) => [id, dueAt.getTime()]));
    const moves = inSafeOrder(plan(week, queue));
    expect(moves.length).toBeGreaterThan(0);
    for (const { waiting: one, to } of moves) {
      expect([...has.values()]).not.toContain(to.dueAt.getTime());
      has.set(one.id, to.dueAt.getTime());
    }
  }
});

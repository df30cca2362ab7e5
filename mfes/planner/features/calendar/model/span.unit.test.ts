import { expect, test } from '@jest/globals';
import { daysOf, spanText, turnNames, turnPage } from './span.ts';

test('a week is shown whole where there is room, and three days at a time from the chosen one on a phone', () => {
  expect(daysOf('week', '2026-11-25', 1, false)).toHaveLength(7);
  expect(daysOf('week', '2026-11-25', 1, true)).toEqual(['2026-11-25', '2026-11-26', '2026-11-27']);
  expect(turnPage('week', '2026-11-25', 1, false)).toBe('2026-12-02');
  expect(turnPage('week', '2026-11-25', -1, true)).toBe('2026-11-22');
  expect([turnNames('week', true).next, turnNames('week', false).next]).toEqual([
    'Next three days',
    'Next week',
  ]);
});

test('a span over two months is written with short names', () => {
  const days = daysOf('list', '2026-11-28', 1, false);
  expect(spanText('list', '2026-11-28', days)).toMatch(/^Nov 28\s–\sDec 25, 2026$/);
});

import { expect, test } from '@jest/globals';
import { cooldownEnd } from './cooldown-end.ts';

const now = new Date('2026-11-21T10:00:00Z');
const minutes = (headers: Record<string, string>) =>
  (cooldownEnd(new Headers(headers), 'page', now).getTime() - now.getTime()) / 60_000;

const waitOf = (minutes: number) => ({ type: 'pages', estimated_time_to_regain_access: minutes });
const useCases = (usage: object) => ({ 'x-business-use-case-usage': JSON.stringify(usage) });

test('the longest of the times named for it counts', () => {
  expect(minutes(useCases({ page: [waitOf(7), waitOf(22)] }))).toBe(22);
});

test('doesn’t depend on another page’s wait', () => {
  expect(minutes(useCases({ page: [waitOf(7)], other: [waitOf(600)] }))).toBe(7);
  expect(minutes(useCases({ page: [waitOf(0)], other: [waitOf(600)] }))).toBe(minutes({}));
});

test('a page waits as long as its business has to', () => {
  expect(minutes(useCases({ business: [waitOf(22)] }))).toBe(22);
});

test('without a named time it waits, longer when the app is used up', () => {
  const idle = minutes({});
  const usedUp = minutes({ 'x-app-usage': '{"call_count":28,"total_time":103,"total_cputime":1}' });
  expect(idle).toBeGreaterThan(0);
  expect(usedUp).toBeGreaterThan(idle);
});

test.each(['', 'no json', '{"1":"odd"}', '[1]'])(
  'headers that are not in the protocol are passed over: %s',
  (odd) => {
    expect(minutes({ 'x-business-use-case-usage': odd, 'x-app-usage': odd })).toBeGreaterThan(0);
  },
);

test('no named time holds an account for longer than a day', () => {
  const usage = { '1': [{ type: 'pages', estimated_time_to_regain_access: 1e300 }] };
  expect(minutes({ 'x-business-use-case-usage': JSON.stringify(usage) })).toBe(24 * 60);
});

import { expect, test } from '@jest/globals';
import { backoffMs, GIVE_UP_MS, judge, MAX_REFUSALS } from './retry-policy.ts';

const at = new Date('2026-03-01T10:00:00Z');
const fresh = { tries: 0, queuedAt: at };
const failedTry = { at, code: 503, failure: 'status' } as const;
const refusedTry = { at, code: 400, failure: 'status' } as const;

test('each attempt waits three times as long as the previous one, at most half an hour, plus some jitter', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 50].map((tries) => backoffMs(tries, () => 0) / 1000);
  expect(waits).toEqual([5, 15, 45, 135, 405, 1215, 1800, 1800]);
  expect(backoffMs(2, () => 1)).toBe(18_000);
});

test('retries a failure for three days', () => {
  expect(judge(fresh, failedTry, () => 0)).toEqual({ kind: 'retry', at: new Date(at.getTime() + 5000) });
  const old = { tries: 150, queuedAt: new Date(at.getTime() - GIVE_UP_MS + 60_000) };
  expect(judge(old, failedTry, () => 0)).toEqual({ kind: 'given-up' });
});

test('gives up rejected deliveries sooner than postponed ones', () => {
  const tries = MAX_REFUSALS - 1;
  expect(judge({ ...fresh, tries }, refusedTry, () => 0).kind).toBe('given-up');
  expect(judge({ ...fresh, tries: tries - 1 }, refusedTry, () => 0).kind).toBe('retry');
  for (const code of [408, 425, 429])
    expect(judge({ ...fresh, tries }, { ...refusedTry, code }, () => 0).kind).toBe('retry');
});

test('a receiver that is gone for good is tried no more, whatever the try was', () => {
  expect(judge(fresh, { ...refusedTry, code: 410 }, () => 0)).toEqual({ kind: 'gone' });
});

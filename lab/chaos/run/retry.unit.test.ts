import { expect, test } from '@jest/globals';
import { brokenRetries } from './retry.ts';

const row = (status: string, failedAt: number) => ({
  id: 'a',
  status,
  content: 'a',
  platform: 'facebook' as const,
  targetId: 'page',
  reason: null,
  wakeAt: null,
  endedAt: new Date(failedAt),
  attempts: 1,
  remoteId: null,
});

test('a target that Carillon would publish again gets a new outcome', () => {
  const retries = [{ id: 'a', failedAt: 5, refusal: null }];
  expect(brokenRetries(retries, [row('published', 9)])).toEqual([]);
  expect(brokenRetries(retries, [row('failed', 9)])).toEqual([]);
  expect(brokenRetries(retries, [row('failed', 5)])).toEqual([
    'facebook a was to be published again, and was not',
  ]);
});

test('a failed target that stays failed can be published again', () => {
  const retries = [{ id: 'a', failedAt: 5, refusal: 'not now' }];
  expect(brokenRetries(retries, [row('failed', 5)])).toHaveLength(1);
  expect(brokenRetries(retries, [row('published', 9)])).toEqual([]);
});

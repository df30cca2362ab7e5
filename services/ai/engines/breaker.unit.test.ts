import { expect, test } from '@jest/globals';
import { createBreaker } from './breaker.ts';
import { ModelFailure } from './model-failure.ts';

const START_MS = Date.UTC(2026, 10, 28);
const after = (ms: number) => new Date(START_MS + ms);
const createFailure = () => new ModelFailure('no_answer', 'broken');

test('failures of calls that were under way when it opened do not lengthen the pause', () => {
  const breaker = createBreaker(() => after(0));
  const passes = Array.from({ length: 8 }, () => breaker.enter());
  for (const pass of passes) pass.failed(createFailure());
  expect(breaker.state().pausedUntil).toEqual(after(30_000));
});

test('a check that a user asks for in the pause does not lengthen it', () => {
  const breaker = createBreaker(() => after(0));
  for (const pass of [breaker.enter(), breaker.enter()]) pass.failed(createFailure());
  breaker.enter(true).failed(createFailure());
  expect(breaker.state().pausedUntil).toEqual(after(30_000));
});

test('stops asking a server that keeps failing, even if it asks for no wait', () => {
  const breaker = createBreaker(() => after(0));
  for (const pass of [breaker.enter(), breaker.enter()])
    pass.failed(new ModelFailure('no_answer', 'broken', { retryAfterMs: 0 }));
  expect(breaker.state().pausedUntil).toEqual(after(30_000));
});

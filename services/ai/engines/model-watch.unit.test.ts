import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createBreaker } from './breaker.ts';
import { ModelFailure } from './model-failure.ts';
import { createModelWatch } from './model-watch.ts';

const { signal } = new AbortController();
const never = () => new Promise<never>(() => undefined);

describe('createBreaker', () => {
  const START = new Date('2026-11-23T09:00:00Z').getTime();
  function breaker() {
    let now = START;
    const of = createBreaker(() => new Date(now), { failures: 2, pauseMs: 1_000, longestPauseMs: 3_000 });
    const wait = (ms: number) => {
      now += ms;
    };
    const fail = (fault: ModelFailure['fault'] = 'too_slow', retryAfterMs?: number) =>
      of.enter().failed(new ModelFailure(fault, 'x', retryAfterMs === undefined ? {} : { retryAfterMs }));
    return { of, wait, fail };
  }

  test('lets nobody through after two failures in a row, and says why', () => {
    const { of, fail } = breaker();
    fail();
    of.enter().succeeded();
    fail();
    fail('key_refused');
    expect(() => of.enter()).toThrow(expect.objectContaining({ fault: 'key_refused' }));
    expect(of.state()).toEqual({ pausedUntil: new Date(START + 1_000), fault: 'key_refused' });
  });

  test('lets one caller try after the pause, and the others go on without waiting', () => {
    const { of, wait, fail } = breaker();
    fail();
    fail();
    wait(1_000);
    const probe = of.enter();
    expect(() => of.enter()).toThrow(ModelFailure);
    probe.succeeded();
    expect(of.state()).toEqual({ pausedUntil: null, fault: null });
    of.enter().succeeded();
  });

  test('pauses twice as long after each probe that fails, up to the longest pause', () => {
    const { of, wait, fail } = breaker();
    fail();
    fail();
    const pauses = [1_000, 2_000, 3_000, 3_000];
    for (const pause of pauses) {
      wait(pause - 1);
      expect(() => of.enter()).toThrow(ModelFailure);
      wait(1);
      fail();
    }
  });

  test('lets the next caller try where the first one left', () => {
    const { of, wait, fail } = breaker();
    fail();
    fail();
    wait(1_000);
    of.enter().abandoned();
    of.enter().succeeded();
  });

  test('opens at once if the model says how long to wait', () => {
    const { of, wait, fail } = breaker();
    fail('busy', 2_500);
    wait(2_499);
    expect(() => of.enter()).toThrow(expect.objectContaining({ fault: 'busy' }));
    wait(1);
    of.enter().succeeded();
  });

  test('stays closed for faults of a single request', () => {
    const { of, fail } = breaker();
    for (const fault of ['unusable_answer', 'context_too_small', 'refused'] as const) {
      fail(fault);
      fail(fault);
    }
    of.enter().succeeded();
  });

  test('lets a check through while it is open', () => {
    const { of, fail } = breaker();
    fail();
    fail();
    of.enter(true).succeeded();
    of.enter().succeeded();
  });
});

describe('createModelWatch', () => {
  const clock = () => new Date();
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('gives up work that takes longer than its deadline', async () => {
    const watch = createModelWatch(clock, { deadlineMs: 20_000 });
    const outcomes: unknown[] = [];
    const running = watch.run({ signal }, ({ signal: runSignal }) => {
      runSignal.addEventListener('abort', () => outcomes.push(runSignal.reason));
      return never();
    });
    const failed = expect(running).rejects.toMatchObject({ fault: 'too_slow' });
    await jest.advanceTimersByTimeAsync(20_000);
    await failed;
    expect(outcomes).toHaveLength(1);
  });

  test('lets a text go on that has begun, as long as the longest time', async () => {
    const watch = createModelWatch(clock, { deadlineMs: 20_000, longestMs: 60_000 });
    const writtenWriting = Promise.withResolvers<string>();
    const writing = watch.run({ signal }, ({ progress }) => {
      progress();
      return writtenWriting.promise;
    });
    await jest.advanceTimersByTimeAsync(59_000);
    writtenWriting.resolve('done');
    expect(await writing).toBe('done');
    const endless = watch.run({ signal }, ({ progress }) => {
      progress();
      return never();
    });
    const failed = expect(endless).rejects.toMatchObject({ fault: 'too_slow' });
    await jest.advanceTimersByTimeAsync(60_000);
    await failed;
  });

  test('ends with its caller, which is no failure of the model', async () => {
    const watch = createModelWatch(clock, { breaker: { failures: 1 } });
    const leaving = new AbortController();
    const running = watch.run({ signal: leaving.signal }, never);
    leaving.abort(new Error('gone'));
    await expect(running).rejects.toThrow('gone');
    expect(watch.state()).toEqual({ pausedUntil: null, fault: null });
  });

  test('counts it as no failure when work ends while others are before it', async () => {
    const watch = createModelWatch(clock, { deadlineMs: 20_000, breaker: { failures: 1 } });
    const waiting = watch.run({ signal }, ({ place }) => {
      place(2);
      return never();
    });
    const failed = expect(waiting).rejects.toMatchObject({ fault: 'too_slow' });
    await jest.advanceTimersByTimeAsync(20_000);
    await failed;
    expect(watch.state()).toEqual({ pausedUntil: null, fault: null });
  });

  test('counts it as a failure when the turn had come', async () => {
    const watch = createModelWatch(clock, { deadlineMs: 20_000, breaker: { failures: 1 } });
    const running = watch.run({ signal }, ({ place }) => {
      place(1);
      place(0);
      return never();
    });
    const failed = expect(running).rejects.toMatchObject({ fault: 'too_slow' });
    await jest.advanceTimersByTimeAsync(20_000);
    await failed;
    expect(watch.state().fault).toBe('too_slow');
  });

  test('does not start work while the model is left alone', async () => {
    const watch = createModelWatch(clock, { breaker: { failures: 1 } });
    await expect(watch.run({ signal }, () => Promise.reject(new Error('500')))).rejects.toThrow('500');
    let calls = 0;
    const ask = async () => calls++;
    await expect(watch.run({ signal }, ask)).rejects.toMatchObject({ fault: 'no_answer' });
    expect(calls).toBe(0);
  });
});

import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { expect, test } from '@jest/globals';
import { createConcurrency } from './concurrency.ts';

const pace = { limitOf: () => 100 };
const but = (...names: PlatformName[]) => PLATFORM_NAMES.filter((name) => !names.includes(name));

test('a network takes the limit but for one of each other network', () => {
  const others = but('facebook');
  const concurrency = createConcurrency(3 + others.length, pace);
  for (let n = 0; n < 3; n++) {
    expect(concurrency.open()).toContain('facebook');
    concurrency.enter('facebook');
  }
  for (const [at, other] of others.entries()) {
    expect(concurrency.open()).toEqual(others.slice(at));
    concurrency.enter(other);
  }
  expect(concurrency.open()).toEqual([]);
});

test('releases a slot once when work ends', () => {
  const concurrency = createConcurrency(PLATFORM_NAMES.length, pace);
  const leave = concurrency.enter('facebook');
  concurrency.enter('instagram');
  expect(concurrency.open()).toEqual(but('facebook', 'instagram'));
  leave();
  leave();
  expect(concurrency.open()).toEqual(but('instagram'));
});

test('a limit of one is open to every network', () => {
  const concurrency = createConcurrency(1, pace);
  expect(concurrency.open()).toEqual(PLATFORM_NAMES);
  concurrency.enter('facebook');
  expect(concurrency.open()).toEqual([]);
});

test('a network takes no more than its pace allows', () => {
  const concurrency = createConcurrency(10, { limitOf: (name) => (name === 'facebook' ? 2 : 100) });
  concurrency.enter('facebook');
  expect(concurrency.open()).toContain('facebook');
  concurrency.enter('facebook');
  expect(concurrency.open()).toEqual(but('facebook'));
});

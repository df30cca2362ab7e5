import { describe, expect, test } from '@jest/globals';
import { createNetworkPace } from './network-pace.ts';

/** A round of answers: as many as were in flight. */
function answer(pace: ReturnType<typeof createNetworkPace>, rounds = 1): void {
  for (let round = 0; round < rounds; round++)
    for (let many = pace.limitOf('facebook'); many > 0; many--) pace.speedUp('facebook');
}

describe('createNetworkPace', () => {
  test('doubles the number in flight with each round of answers', () => {
    const pace = createNetworkPace(1000);
    expect(pace.limitOf('facebook')).toBe(32);
    answer(pace);
    expect(pace.limitOf('facebook')).toBe(64);
    answer(pace, 2);
    expect(pace.limitOf('facebook')).toBe(256);
  });

  test('stays within the limit of the network', () => {
    const pace = createNetworkPace(100);
    answer(pace, 5);
    expect(pace.limitOf('facebook')).toBe(100);
    expect(createNetworkPace(3).limitOf('facebook')).toBe(3);
  });

  test('halves the number when the network asks for less', () => {
    const pace = createNetworkPace(1000);
    answer(pace, 2);
    pace.slowDown('facebook', 0);
    expect(pace.limitOf('facebook')).toBe(64);
  });

  test('grows by one a round after that', () => {
    const pace = createNetworkPace(1000);
    pace.slowDown('facebook', 0);
    expect(pace.limitOf('facebook')).toBe(16);
    answer(pace);
    answer(pace);
    expect(pace.limitOf('facebook')).toBeGreaterThanOrEqual(17);
    expect(pace.limitOf('facebook')).toBeLessThanOrEqual(18);
  });

  test('halves once for calls that were in flight together', () => {
    let now = 10;
    const pace = createNetworkPace(1000, () => now);
    pace.slowDown('facebook', 0);
    pace.slowDown('facebook', 5);
    expect(pace.limitOf('facebook')).toBe(16);
    now = 20;
    pace.slowDown('facebook', 11);
    expect(pace.limitOf('facebook')).toBe(8);
  });

  test('lets one through however often the network asks for less', () => {
    const pace = createNetworkPace(1000, () => 0);
    for (let n = 0; n < 20; n++) pace.slowDown('facebook', 0);
    expect(pace.limitOf('facebook')).toBe(1);
  });

  test('keeps networks apart', () => {
    const pace = createNetworkPace(1000);
    pace.slowDown('facebook', 0);
    expect(pace.limitOf('instagram')).toBe(32);
  });
});

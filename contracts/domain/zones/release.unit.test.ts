import { describe, expect, test } from '@jest/globals';
import { findNewerRelease, isOlderRelease } from './release.ts';

test.each([
  ['2026c', '2026f', true],
  ['2025z', '2026a', true],
  ['2026f', '2026f', false],
  ['2026g', '2026f', false],
  ['2026z', '2026za', true],
])('%s is older than %s: %s', (release, other, expected) => {
  expect(isOlderRelease(release, other)).toBe(expected);
});

describe('findNewerRelease', () => {
  test('reports that the runtime has newer data', () => {
    expect(findNewerRelease('2026c', '2026f', new Date('2026-11-28'))).toBe('the runtime has 2026f');
  });

  test.each(['2026c', undefined])('accepts a runtime with older data: %s', (runtime) => {
    expect(findNewerRelease('2026f', runtime, new Date('2026-11-28'))).toBeNull();
  });

  test('accepts last year’s data in June', () => {
    expect(findNewerRelease('2026a', '2026a', new Date('2027-06-30T23:59:59Z'))).toBeNull();
  });

  test('reports last year’s data in July', () => {
    expect(findNewerRelease('2026f', '2026f', new Date('2027-07-01'))).toBe('IANA has made releases in 2027');
  });

  test('reports data from two years ago in January', () => {
    expect(findNewerRelease('2025c', undefined, new Date('2027-01-02'))).toBe(
      'IANA has made releases in 2026',
    );
  });
});

import { expect, test } from '@jest/globals';
import { readOptions } from './options.ts';
import { complaint } from './report.ts';

const options = { runs: 3, withoutLook: false };
const total = { runs: 3, doubled: 0, faults: 0 };

test('a series without a fault passes, and any fault or broken run makes it fail', () => {
  expect(complaint(options, total, 0)).toBeNull();
  expect(complaint(options, { ...total, faults: 1 }, 0)).toContain('1 faults');
  expect(complaint(options, { ...total, runs: 2 }, 1)).toContain('1 of 3 runs broke');
  expect(complaint(options, { ...total, runs: 0 }, 0)).toContain('No run');
});

test('without the look a series has to find doubles', () => {
  const blind = { ...options, withoutLook: true };
  expect(complaint(blind, total, 0)).toContain('Nothing was doubled in 3 of 3 runs');
  expect(complaint(blind, { ...total, doubled: 2, faults: 2 }, 0)).toBeNull();
});

test.each(['runs', 'publications'])('a series without %s is refused by name', (name) => {
  expect(() => readOptions([`--${name}`, '0'])).toThrow(`--${name} must be at least 1`);
});

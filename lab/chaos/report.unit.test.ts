import { expect, test } from '@jest/globals';
import { readOptions } from './options.ts';
import { complaint } from './report.ts';

const options = { runs: 3, withoutLook: false };
const total = { runs: 3, doubled: 0, faults: 0 };

test('a series without a fault passes, and any fault or broken run makes it fail', () => {
  expect(complaint(options, total, 0)).toBeNull();
  expect(complaint(options, { ...total, faults: 1 }, 0)).toMatchObject({ exitCode: 1 });
  expect(complaint(options, { ...total, runs: 2 }, 1)?.message).toContain('1 of 3 runs broke');
  expect(complaint(options, { ...total, runs: 0 }, 0)?.message).toContain('No run');
});

test('without the check a series fails because of its duplicates, and otherwise if there are none', () => {
  const blind = { ...options, withoutLook: true };
  expect(complaint(blind, { ...total, doubled: 2, faults: 2 }, 0)).toMatchObject({ exitCode: 1 });
  expect(complaint(blind, total, 0)).toMatchObject({ exitCode: 3 });
});

test('uses the requested store, then the named one, then our own', () => {
  const env = { MONGODB_URI: 'mongodb://db/' };
  const distributed = ['--mode', 'distributed'];
  expect(readOptions(distributed, {})).toMatchObject({ store: 'embedded', storeUri: null });
  expect(readOptions(distributed, env)).toMatchObject({ store: 'named', storeUri: 'mongodb://db/' });
  const java = readOptions([...distributed, '--store', 'java'], env);
  expect(java).toMatchObject({ store: 'java', storeUri: null });
  expect(readOptions([], env)).toMatchObject({ mode: 'standalone', storeUri: null });
});

test('rejects options that standalone doesn’t use', () => {
  expect(() => readOptions(['--links'])).toThrow('--mode distributed');
  expect(() => readOptions(['--store', 'java'])).toThrow('--mode distributed');
});

test.each(['runs', 'publications'])('a series without %s is refused by name', (name) => {
  expect(() => readOptions([`--${name}`, '0'])).toThrow(`--${name} must be at least 1`);
});

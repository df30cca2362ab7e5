import { expect, jest, test } from '@jest/globals';
import { restoreProcess } from './restore-process.mjs';

test('a variable that a test file adds is gone for the next one', () => {
  process.env.CARILLON_RINGS = 'twice';
  restoreProcess();
  expect(process.env.CARILLON_RINGS).toBeUndefined();
});

test('a variable that a test file removes is back for the next one', () => {
  const before = process.env.PATH;
  delete process.env.PATH;
  restoreProcess();
  expect(process.env.PATH).toBe(before);
});

test('a spy of a test file is gone for the next one', () => {
  const { fetch } = globalThis;
  jest.spyOn(globalThis, 'fetch');
  restoreProcess();
  expect(globalThis.fetch).toBe(fetch);
});

test('the next test file has the machine’s time', () => {
  jest.useFakeTimers({ now: 0 });
  restoreProcess();
  expect(Date.now()).toBeGreaterThan(0);
});

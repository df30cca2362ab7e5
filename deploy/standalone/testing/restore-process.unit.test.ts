import { userName } from '@carillon/contracts/http/identity/account/user-name.ts';
import { sentence, textOfSentence } from '@carillon/contracts/text.ts';
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

test('a sentence of a test file is unknown to the next one', () => {
  const english = sentence`Ring ${{ times: 3 }} times.`;
  sentence`Ring ${{ times: 3 }} times.`;
  expect(textOfSentence(english)).toMatchObject({ values: { times: 3 } });
  restoreProcess();
  expect(textOfSentence(english)).toBeUndefined();
});

test('a sentence of the contracts is known to each test file, also when a service has the same one', () => {
  const { error } = userName.safeParse('a'.repeat(81));
  const [english = ''] = error?.issues.map(({ message }) => message) ?? [];
  expect(sentence`Use at most ${{ most: 80 }} characters.`).toBe(english);
  restoreProcess();
  expect(textOfSentence(english)).toMatchObject({ values: { most: 80 } });
});

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { TEST_PUBLIC_KEYS, testSigner } from '../test/test-keys.ts';
import { createVerifier } from './verify-caller.ts';

const start = new Date('2026-03-01T10:00:00Z');
const user = { kind: 'user', userId: 'u1', sessionId: 's1', workspaceId: 'w1', role: 'editor' } as const;

beforeEach(() => {
  jest.useFakeTimers({ now: start, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

test('a statement that was believed is believed no longer than another', async () => {
  const verify = createVerifier('posts', TEST_PUBLIC_KEYS);
  const caller = await testSigner('gateway').sign('posts', user);
  expect(await verify({ caller })).toEqual({ caller: user });
  expect(await verify({ caller })).toEqual({ caller: user });
  // A minute, and as much as two clocks may be apart.
  jest.setSystemTime(start.getTime() + 149_000);
  expect(await verify({ caller })).toEqual({ caller: user });
  jest.setSystemTime(start.getTime() + 150_000);
  expect(await verify({ caller })).toEqual({ caller: null, refusal: 'ERR_JWT_EXPIRED' });
});

test('rejects a statement meant for another service, or with a changed letter', async () => {
  const caller = await testSigner('gateway').sign('posts', user);
  expect(await createVerifier('posts', TEST_PUBLIC_KEYS)({ caller })).toEqual({ caller: user });
  const verify = createVerifier('ai', TEST_PUBLIC_KEYS);
  expect((await verify({ caller })).caller).toBeNull();
  const posts = createVerifier('posts', TEST_PUBLIC_KEYS);
  await posts({ caller });
  const at = caller.length - 10;
  const forged = `${caller.slice(0, at)}${caller[at] === 'A' ? 'B' : 'A'}${caller.slice(at + 1)}`;
  expect((await posts({ caller: forged })).caller).toBeNull();
});

test('more statements than are remembered are all believed', async () => {
  const verify = createVerifier('posts', TEST_PUBLIC_KEYS);
  const signer = testSigner('gateway');
  const one = await signer.sign('posts', user);
  await verify({ caller: one });
  for (let n = 0; n < 1_005; n++)
    await verify({ caller: await signer.sign('posts', { ...user, sessionId: `s${n}` }) });
  expect(await verify({ caller: one })).toEqual({ caller: user });
});

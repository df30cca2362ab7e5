import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import { memoryStorage } from '@carillon/sdk/testing/memory-storage.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createServerLogOut } from './server-log-out.ts';
import { createToastStore } from './toasts.ts';

let { storage, kept } = memoryStorage();
let tabs: EventTarget;
let toasts: ReturnType<typeof createToastStore>;
let calls: number;
let answer: (signal: AbortSignal) => Promise<unknown>;

const succeed = async (): Promise<unknown> => ({ success: true, provider: null });
const leave = jest.fn<(address: string) => void>();
const unheard = async (): Promise<never> => {
  throw new Error('No response received from server');
};
const hanging = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

beforeEach(() => {
  ({ storage, kept } = memoryStorage());
  tabs = new EventTarget();
  toasts = createToastStore();
  calls = 0;
  leave.mockReset();
  answer = succeed;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function open() {
  const api = {
    call: async (_: unknown, { signal }: { signal: AbortSignal }) => {
      calls++;
      return answer(signal);
    },
  } as unknown as ApiClient;
  return createServerLogOut({ storage, api, toasts, tabs, leave });
}
const listToasts = (): string[] => toasts.list.get().map(({ kind, message }) => `${kind}: ${message}`);
const STILL_OPEN = expect.stringContaining('Your session may still be open there');
const wait = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

test('a logout that reaches the server shows no message, and leaves nothing behind', async () => {
  await open().begin();
  expect(listToasts()).toEqual([]);
  expect([...kept.keys()]).toEqual([]);
  await wait(60_000);
  expect(calls).toBe(1);
});

test('a user who came from a provider is sent there to log out too', async () => {
  answer = async () => ({ success: true, provider: { name: 'Bell Foundry', url: 'https://b.example/end' } });
  await open().begin();
  expect(leave.mock.calls).toEqual([['https://b.example/end']]);
  expect(listToasts()).toEqual([]);
});

const STAYED = expect.stringContaining(
  'warning: You’re logged out of Carillon, but you may still be logged in at',
);

test.each([
  ['can’t', null, false],
  ['doesn’t want to', 'https://b.example/end', true],
])('a user who %s log out at the provider is warned of it', async (_, url, skipProvider) => {
  answer = async () => ({ success: true, provider: { name: 'Bell Foundry', url } });
  await open().begin({ provider: 'Bell Foundry', skipProvider });
  expect(leave).not.toHaveBeenCalled();
  await wait(60_000);
  expect(listToasts()).toEqual([STAYED]);
});

test('a user whose logout was heard without a reply is warned of the provider', async () => {
  answer = unheard;
  await open().begin({ provider: 'Bell Foundry', skipProvider: false });
  answer = succeed;
  open().resume();
  await wait(0);
  expect(listToasts()).toContainEqual(expect.stringContaining('logged in at Bell Foundry'));
  expect([...kept.keys()]).toEqual([]);
});

test('one that an earlier version began goes on', async () => {
  storage.setItem('logOutUnheard', 'yes');
  open().resume();
  await wait(0);
  expect([calls, listToasts(), [...kept.keys()]]).toEqual([1, [], []]);
});

test('reports a missed logout until it succeeds', async () => {
  answer = unheard;
  await open().begin();
  expect(listToasts()).toEqual([STILL_OPEN]);
  await wait(60_000);
  expect(calls).toBeGreaterThan(1);
  expect(listToasts()).toEqual([STILL_OPEN]);
  answer = succeed;
  tabs.dispatchEvent(new Event('online'));
  await wait(0);
  expect(listToasts()).toEqual([expect.stringContaining('success: ')]);
  expect([...kept.keys()]).toEqual([]);
});

test('a server that does not answer is not waited for without end', async () => {
  answer = hanging;
  const done = open().begin();
  await wait(60_000);
  await done;
  expect(listToasts()).toEqual([STILL_OPEN]);
});

test('another page goes on with it', async () => {
  answer = unheard;
  await open().begin();
  answer = succeed;
  calls = 0;
  open().resume();
  await wait(0);
  expect(calls).toBe(1);
  expect([...kept.keys()]).toEqual([]);
});

test('a page without one to go on with asks for nothing', async () => {
  open().resume();
  tabs.dispatchEvent(new Event('online'));
  await wait(60_000);
  expect(calls).toBe(0);
});

test.each([
  ['refused', unheard],
  ['under way', hanging],
])('one that is %s is not tried again once somebody is logged in', async (_, respond) => {
  answer = respond;
  const logOut = open();
  const done = logOut.begin();
  await wait(0);
  logOut.cancel();
  await done;
  tabs.dispatchEvent(new Event('online'));
  await wait(60_000);
  expect(calls).toBe(1);
  expect(listToasts()).toEqual([]);
});

test('a logout that another tab has handled is neither retried nor shown anymore', async () => {
  answer = unheard;
  await open().begin();
  kept.clear();
  await wait(60_000);
  expect(calls).toBe(1);
  expect(listToasts()).toEqual([]);
});

import type { WordBalance } from '@carillon/contracts/http/billing/get-word-balance.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import { createLiveListeners } from '@carillon/sdk/live/live-listeners.ts';
import { wordsEvent } from '@carillon/sdk/testing/live-events.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { writable } from '../state/readable.ts';
import { createWords } from './word-store.ts';
import { changeText, isLow, reasonText, remainingWordsText } from './word-text.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('shows the server’s number, at once, after spending, and when the user returns to the page', async () => {
  const session = writable({ loggedIn: false });
  const events = createLiveListeners();
  const page = new EventTarget();
  let spentCount = 0;
  const call = jest.fn(async () => ({
    granted: 10_000,
    spent: spentCount,
    reserved: 0,
    left: 10_000 - spentCount,
  }));
  const api = { call } as unknown as ApiClient;
  const { balance, wanted } = createWords({ api, session, events, page: page as unknown as Window });
  const settle = () => jest.advanceTimersByTimeAsync(2_000);

  await settle();
  expect(call).not.toHaveBeenCalled();
  session.set({ loggedIn: true });
  await settle();
  expect(balance.get()?.spent).toBe(0);
  for (const happens of [
    () => events.tell(wordsEvent()),
    () => events.resume(),
    () => page.dispatchEvent(new Event('focus')),
  ]) {
    spentCount += 100;
    happens();
    await settle();
    expect(balance.get()?.spent).toBe(spentCount);
  }
  wanted.set(true);
  session.set({ loggedIn: false });
  expect([balance.get(), wanted.get()]).toEqual([null, false]);
});

test('words are told in words', () => {
  const of = (spentCount: number, more: Partial<WordBalance> = {}) => ({
    granted: 10_000,
    spent: spentCount,
    ...more,
  });
  expect([580, 9_999, 10_000].map((spentCount) => remainingWordsText(of(spentCount)))).toEqual([
    '9,420 words left',
    '1 word left',
    'No words left',
  ]);
  expect([9_000, 9_001].map((spentCount) => isLow(of(spentCount)))).toEqual([false, true]);
  expect([10_000, -1_312, 0].map(changeText)).toEqual(['+10,000', '−1,312', '0']);
  expect(['sign_up', 'drafts', 'business-plan'].map(reasonText)).toEqual([
    'Free words for signing up',
    'Post drafts',
    'Business plan',
  ]);
});

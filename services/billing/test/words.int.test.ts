import { eventually } from '@carillon/kit/test/eventually.ts';
import { failPointsOf } from '@carillon/kit/test/fail-points.ts';
import { type TestStore, testStore } from '@carillon/kit/test/test-store.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { openBilling } from './billing-under-test.ts';

type Billing = Awaited<ReturnType<typeof openBilling>>;

const SIGN_UP = 10_000;
let store: TestStore;
let now = new Date('2026-11-22T12:00:00Z');
let billing: Billing;
/** Another process over the same store. */
let replica: Billing;

beforeAll(async () => {
  store = await testStore();
  [billing, replica] = await Promise.all([openBilling(store, () => now), openBilling(store, () => now)]);
});
afterAll(async () => {
  await Promise.all([billing.close(), replica.close()]);
  await store.release();
});

const spends = async (workspaceId: string): Promise<number[]> =>
  (await billing.ledger(workspaceId)).entries
    .filter(({ kind }) => kind === 'spend')
    .map(({ words }) => words);

test('a workspace gets the free words of its sign-up once, whoever sees it first', async () => {
  const pages = await Promise.all(
    [billing, replica, billing, replica].flatMap((one) => [one.balance('new'), one.ledger('new')]),
  );
  expect(pages[0]).toEqual({ granted: SIGN_UP, spent: 0, reserved: 0, left: SIGN_UP });
  const grant = { id: 'sign_up', kind: 'grant', reason: 'sign_up', words: SIGN_UP, left: SIGN_UP };
  expect((await billing.ledger('new')).entries).toEqual([{ ...grant, at: now.toISOString() }]);
});

test('many at once in two processes never spend more than there is', async () => {
  const refusals: string[] = [];
  const generate = async (one: Billing, id: string): Promise<void> => {
    const words = await one.reserve('busy', id, 900).catch(({ code }) => void refusals.push(code));
    if (words) await one.commit('busy', id, 900);
  };
  await Promise.all(Array.from({ length: 30 }, (_, n) => generate(n % 2 ? billing : replica, `g${n}`)));
  expect(await billing.balance('busy')).toEqual({ granted: SIGN_UP, spent: SIGN_UP, reserved: 0, left: 0 });
  expect((await spends('busy')).reduce((sum, words) => sum + words, 0)).toBe(-SIGN_UP);
  expect(refusals).toHaveLength(30 - 12);
  expect(refusals.filter((code) => !['too_many_requests', 'words_used_up'].includes(code))).toEqual([]);
  await expect(billing.reserve('busy', 'last', 1)).rejects.toMatchObject({ code: 'words_used_up' });
});

test('the same id reserves once and spends once, in whichever process and however often', async () => {
  const each = (call: (one: Billing) => Promise<number>) =>
    Promise.all([billing, replica, billing, replica].map(call));
  expect(await each((one) => one.reserve('twice', 'a', 300))).toEqual([300, 300, 300, 300]);
  expect(await billing.balance('twice')).toMatchObject({ reserved: 300, left: SIGN_UP - 300 });
  expect(await each((one) => one.commit('twice', 'a', 120))).toEqual([120, 120, 120, 120]);
  expect(await spends('twice')).toEqual([-120]);
  await expect(replica.reserve('twice', 'a', 300)).rejects.toMatchObject({ code: 'conflict' });
  await billing.release('twice', 'a');
  expect(await billing.balance('twice')).toEqual({
    granted: SIGN_UP,
    spent: 120,
    reserved: 0,
    left: SIGN_UP - 120,
  });
});

test('released words are available again, and other workspaces’ reservations don’t count', async () => {
  await billing.reserve('mine', 'a', 300);
  await expect(billing.commit('theirs', 'a', 300)).rejects.toMatchObject({ code: 'not_found' });
  await billing.release('theirs', 'a');
  expect((await billing.balance('mine')).reserved).toBe(300);
  await billing.release('mine', 'a');
  await billing.release('mine', 'a');
  expect(await billing.balance('mine')).toMatchObject({ spent: 0, reserved: 0, left: SIGN_UP });
  await expect(billing.commit('mine', 'a', 300)).rejects.toMatchObject({ code: 'not_found' });
});

test('a dead caller holds no words, and a late one still pays', async () => {
  await billing.reserve('crash', 'a', 300);
  now = new Date(now.getTime() + 15 * 60_000);
  expect(await billing.balance('crash')).toMatchObject({ reserved: 0, left: SIGN_UP });
  expect(await replica.commit('crash', 'a', 250)).toBe(250);
  expect(await billing.balance('crash')).toMatchObject({ spent: 250, left: SIGN_UP - 250 });
});

test('an entry is in the ledger once though the process died between the account and the ledger', async () => {
  const connection = await mongoose.createConnection(store.uri).asPromise();
  const fail = failPointsOf(connection);
  try {
    await billing.reserve('torn', 'a', 300);
    const insert = {
      failCommands: ['insert'],
      namespace: `${store.prefix}_billing.word_ledger`,
      errorCode: 91,
    };
    await fail({ times: 1 }, insert);
    expect(await billing.commit('torn', 'a', 200)).toBe(200);
    expect(await replica.commit('torn', 'a', 200)).toBe(200);
    expect(await spends('torn')).toEqual([-200]);
    // Written, but not noted as written.
    await billing.reserve('torn', 'b', 300);
    await fail(
      { skip: 1, times: 1 },
      { failCommands: ['update'], namespace: `${store.prefix}_billing.word_accounts`, errorCode: 91 },
    );
    expect(await billing.commit('torn', 'b', 100)).toBe(100);
    expect(await fail('off')).toBe(2);
    expect(await replica.commit('torn', 'b', 100)).toBe(100);
    expect(await spends('torn')).toEqual([-100, -200]);
    expect(await billing.balance('torn')).toMatchObject({ spent: 300 });
  } finally {
    await fail('off');
    await connection.close();
  }
});

test('the ledger is read page by page, the newest first, and open pages are notified of each spend', async () => {
  for (let n = 1; n <= 60; n++) {
    await billing.reserve('long', `e${n}`, n);
    await billing.commit('long', `e${n}`, n);
  }
  const first = await billing.ledger('long');
  const second = await billing.ledger('long', first.next ?? '');
  const numbers = [...first.entries, ...second.entries].map(({ words }) => words);
  expect(numbers).toEqual([...Array.from({ length: 60 }, (_, n) => n - 60), SIGN_UP]);
  expect([first.entries.length, second.next]).toEqual([50, null]);
  expect(first.entries[0]).toMatchObject({ reason: 'drafts', words: -60, left: SIGN_UP - 1830 });
  expect(await billing.get('/words/ledger?before=soon', 'long')).toMatchObject({
    errors: { before: ['Give what `next` of the page before says.'] },
  });
  await eventually(() => expect(billing.signals).toContain('long'));
});

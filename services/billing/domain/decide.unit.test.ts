import { expect, test } from '@jest/globals';
import { type Account, lapse, remainingWords } from './account.ts';
import { commit, reserve } from './decide.ts';
import { newAccount } from './new-account.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22, 12, minutes));
const accountAfter = <A>(decision: { account: Account; answer: A } | { refused: unknown }) => {
  if ('refused' in decision) throw new Error(String(decision.refused));
  return decision;
};
const reservationOf = (id: string, words: number) => ({ id, words, reason: 'drafts' });
const reserved = (account: Account, id: string, words: number, minutes = 0) =>
  accountAfter(reserve(account, reservationOf(id, words), null, at(minutes)));

const full = newAccount('w', at(0));

test('the last words are reserved though more were asked for; then the refusal says whether any may come back', () => {
  const { account, answer } = reserved(reserved(full, 'a', 9_000).account, 'b', 5_000);
  expect(answer).toBe(1_000);
  expect(reserve(account, reservationOf('c', 1), null, at(0))).toEqual({ refused: 'all_reserved' });
  const spentAccount = ['a', 'b'].reduce(
    (now, id) => accountAfter(commit(now, { id, words: 9_000 }, null, at(1))).account,
    account,
  );
  expect(remainingWords(spentAccount)).toBe(0);
  expect(reserve(spentAccount, reservationOf('c', 1), null, at(2))).toEqual({ refused: 'used_up' });
});

test('charges only the reserved words for a longer output', () => {
  const { account } = reserved(reserved(full, 'a', 9_990).account, 'b', 300);
  expect(accountAfter(commit(account, { id: 'b', words: 280 }, null, at(1))).answer).toBe(10);
});

test('leaves unused reserved words to others', () => {
  const committed = accountAfter(
    commit(reserved(full, 'a', 500).account, { id: 'a', words: 120 }, null, at(1)),
  );
  expect([committed.answer, remainingWords(committed.account)]).toEqual([120, 9_880]);
  expect(committed.account.unwritten.at(-1)).toMatchObject({ words: -120, left: 9_880, number: 2 });
});

test('a reservation lapses, its late commit counts as far as words are left, and after a day it is unknown', () => {
  const { account } = reserved(full, 'late', 400);
  expect([remainingWords(lapse(account, at(14))), remainingWords(lapse(account, at(15)))]).toEqual([
    9_600, 10_000,
  ]);
  expect(reserve(account, reservationOf('late', 400), null, at(16))).toEqual({ refused: 'over' });
  const others = reserved(account, 'other', 9_900, 16).account;
  const late = accountAfter(commit(others, { id: 'late', words: 300 }, null, at(17)));
  expect([late.answer, remainingWords(late.account)]).toEqual([100, 0]);
  expect(commit(account, { id: 'late', words: 1 }, null, at(15 + 24 * 60))).toEqual({ refused: 'unknown' });
});

test('a workspace has at most a hundred open reservations, and forgets none of them', () => {
  let account = full;
  for (let n = 0; n < 100; n++) account = reserved(account, `r${n}`, 1).account;
  expect(reserve(account, reservationOf('more', 1), null, at(1))).toEqual({ refused: 'too_many' });
  for (let n = 0; n < 100; n++) account = reserved(account, `later${n}`, 1, 20).account;
  expect(account.reservations).toHaveLength(200);
  expect(remainingWords(account)).toBe(9_900);
});

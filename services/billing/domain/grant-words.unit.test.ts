import { expect, test } from '@jest/globals';
import { remainingWords } from './account.ts';
import { grantWords } from './grant-words.ts';
import { newAccount } from './new-account.ts';
import type { Subscription } from './plan-account.ts';

const startedAt = new Date('2026-11-22T12:00:00Z');
const account = newAccount('w', startedAt);
const popular: Subscription = {
  id: 'c',
  plan: 'popular',
  nextPlan: null,
  period: 'monthly',
  paid: 1_600,
  status: 'active',
  startedAt: startedAt,
  paidFrom: startedAt,
  paidUntil: new Date('2026-12-22T12:00:00Z'),
  awaitsPayment: false,
  refunded: false,
  reference: 'sub',
  upgrades: [],
};

test('grants words for paid periods and none for unpaid ones', () => {
  expect(remainingWords(grantWords(account, popular, startedAt))).toBe(60_000);
  const unpaid = { ...popular, paid: 0, paidUntil: startedAt };
  for (const status of ['active', 'ended'] as const)
    expect(grantWords(account, { ...unpaid, status }, startedAt)).toBe(account);
});

test('a plan that has ended brings no more words, though a year was paid for', () => {
  const yearly = { ...popular, period: 'yearly' as const, paidUntil: new Date('2027-11-22T12:00:00Z') };
  const granted = grantWords(account, yearly, startedAt);
  expect(grantWords(granted, { ...yearly, status: 'ended' }, new Date('2027-05-22T12:00:00Z'))).toBe(granted);
});

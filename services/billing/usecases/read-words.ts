import type { WordBalance } from '@carillon/contracts/http/billing/get-word-balance.ts';
import { cutPage, readCursor } from '@carillon/kit/store/page.ts';
import { z } from 'zod';
import { lapse, remainingWords, reservedIn } from '../domain/account.ts';
import type { LedgerStore } from '../stores/ledger.ts';
import type { AccountChanges } from './account-changes.ts';

interface Deps {
  readonly accounts: AccountChanges;
  readonly stores: { readonly ledger: LedgerStore };
  clock(): Date;
}

const PAGE = 50;
/** An entry's number. */
const place = z.tuple([z.number().int().positive()]);

export async function readBalance(
  { accounts, clock }: Omit<Deps, 'stores'>,
  workspaceId: string,
): Promise<WordBalance> {
  const account = lapse(await accounts.read(workspaceId), clock());
  const { granted, spent } = account;
  return { granted, spent, reserved: reservedIn(account), left: remainingWords(account), unlimited: false };
}

/** Where plans are off. */
export const UNLIMITED_WORDS: WordBalance = { granted: 0, spent: 0, reserved: 0, left: 0, unlimited: true };

/**
 * @param before where the page before ended
 * @throws AppError `validation_failed` when that is no such place
 */
export async function readLedger(
  { accounts, stores }: Omit<Deps, 'clock'>,
  workspaceId: string,
  before: string | undefined,
) {
  const last = readCursor(before, place);
  await accounts.writeLedger(await accounts.read(workspaceId));
  const entries = await stores.ledger.page(workspaceId, last?.[0] ?? null, PAGE + 1);
  const { rows, next } = cutPage(entries, PAGE, ({ number }) => [number]);
  return {
    entries: rows.map(({ number: _, at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    next,
  };
}

import type { WordBalance } from '@carillon/contracts/http/billing/get-word-balance.ts';
import { invalid } from '@carillon/kit/errors.ts';
import { lapse, leftIn, reservedIn } from '../domain/account.ts';
import { readCursor } from '../domain/cursor.ts';
import type { LedgerStore } from '../stores/ledger.ts';
import type { AccountChanges } from './account-changes.ts';

interface Deps {
  readonly accounts: AccountChanges;
  readonly stores: { readonly ledger: LedgerStore };
  clock(): Date;
}

const PAGE = 50;

export async function readBalance(
  { accounts, clock }: Omit<Deps, 'stores'>,
  workspaceId: string,
): Promise<WordBalance> {
  const account = lapse(await accounts.read(workspaceId), clock());
  const { granted, spent } = account;
  return { granted, spent, reserved: reservedIn(account), left: leftIn(account) };
}

/**
 * @param before where the page before ended
 * @throws AppError `validation_failed` when that is no such place
 */
export async function readLedger(
  { accounts, stores }: Omit<Deps, 'clock'>,
  workspaceId: string,
  before: string | undefined,
) {
  const cursor = before === undefined ? null : readCursor(before);
  if (before !== undefined && cursor === null)
    throw invalid({ before: ['This is not the end of a page. Take it from “next” in the reply before.'] });
  await accounts.writeLedger(await accounts.read(workspaceId));
  const found = await stores.ledger.page(workspaceId, cursor, PAGE + 1);
  const page = found.slice(0, PAGE);
  const last = found.length > PAGE ? page.at(-1) : undefined;
  return {
    entries: page.map(({ number: _, at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    next: last ? String(last.number) : null,
  };
}

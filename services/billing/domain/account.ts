import type { WordLedgerEntry } from '@carillon/contracts/http/billing/list-word-ledger.ts';

/** Words set aside for what is being generated. */
export interface Reservation {
  readonly id: string;
  readonly reason: string;
  readonly words: number;
  /** Then its holder counts as dead and the words are free for others; a commit that comes later still counts. */
  readonly until: Date;
  readonly lapsed: boolean;
}

/** Words granted or spent. */
export interface Entry extends Pick<WordLedgerEntry, 'id' | 'kind' | 'reason' | 'words' | 'left'> {
  readonly at: Date;
  /** From 1 up in each workspace. */
  readonly number: number;
}

/** The words that a subscription brought. */
interface PlanWords {
  readonly subscription: string;
  readonly months: number;
  /** The month, counted from its beginning, from which on the last payment was for. */
  readonly since: number;
  /** Words granted since then. */
  readonly total: number;
  readonly thisMonth: number;
  readonly revoked: boolean;
}

/** A workspace's words. */
export interface Account {
  readonly workspaceId: string;
  /** Increases with every change. A change is only made if this hasn't changed since it was read. */
  readonly revision: number;
  readonly granted: number;
  readonly spent: number;
  readonly entries: number;
  /** The words that the plan has granted so far. */
  readonly planWords: PlanWords | null;
  readonly reservations: readonly Reservation[];
  /** Entries that are not in the ledger's collection yet: they are born with the change that they are about. */
  readonly unwritten: readonly Entry[];
}

export const reservedIn = ({ reservations }: Pick<Account, 'reservations'>): number =>
  reservations.reduce((sum, { lapsed, words }) => (lapsed ? sum : sum + words), 0);

export const remainingWords = (account: Pick<Account, 'granted' | 'spent' | 'reservations'>): number =>
  account.granted - account.spent - reservedIn(account);

/** For how long a lapsed reservation may still be committed. */
const REMEMBERED_MS = 24 * 3_600_000;
export const MAX_RESERVATIONS = 100;

/** The account after everything that has lapsed by now. The same object if nothing has. */
export function lapse(account: Account, now: Date): Account {
  const isOver = ({ lapsed, until }: Reservation) => !lapsed && until <= now;
  const isForgotten = ({ until }: Reservation) => until.getTime() + REMEMBERED_MS <= now.getTime();
  const { reservations } = account;
  if (!reservations.some((one) => isOver(one) || isForgotten(one))) return account;
  const remembered = reservations.filter((one) => !isForgotten(one));
  return {
    ...account,
    reservations: remembered.map((one) => (isOver(one) ? { ...one, lapsed: true } : one)),
  };
}

/** The account with one more entry. */
export function enter(
  account: Account,
  { id, kind, reason, words }: Pick<Entry, 'id' | 'kind' | 'reason' | 'words'>,
  at: Date,
): Account {
  const granted = account.granted + (kind === 'spend' ? 0 : words);
  const spentWords = account.spent - (kind === 'spend' ? words : 0);
  const number = account.entries + 1;
  const entry: Entry = { id, kind, reason, words, left: granted - spentWords, at, number };
  return {
    ...account,
    granted,
    spent: spentWords,
    entries: number,
    unwritten: [...account.unwritten, entry],
  };
}

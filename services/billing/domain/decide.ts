import {
  type Account,
  type Entry,
  enter,
  lapse,
  MAX_RESERVATIONS,
  type Reservation,
  remainingWords,
  reservedIn,
} from './account.ts';

/** The account afterwards, the same object when nothing changes, with an answer; or why not. */
export type Decision<Answer, Refusal> =
  | { readonly account: Account; readonly answer: Answer }
  | { readonly refused: Refusal };

const LEASE_MS = 15 * 60_000;

export type ReserveRefusal = 'used_up' | 'all_reserved' | 'too_many' | 'over';

/**
 * Reserves the requested words, or all that are left.
 * @param spentEntry the entry already spent under that ID
 */
export function reserve(
  before: Account,
  { id, words, reason }: Pick<Reservation, 'id' | 'words' | 'reason'>,
  spentEntry: Entry | null,
  now: Date,
): Decision<number, ReserveRefusal> {
  const account = lapse(before, now);
  const reservation = find(account, id);
  if (spentEntry || reservation?.lapsed) return { refused: 'over' };
  if (reservation) return { account: before, answer: reservation.words };
  const available = Math.min(words, remainingWords(account));
  if (available < 1) return { refused: reservedIn(account) > 0 ? 'all_reserved' : 'used_up' };
  const lapsed = account.reservations.filter((one) => one.lapsed);
  const open = account.reservations.filter((one) => !one.lapsed);
  if (open.length >= MAX_RESERVATIONS) return { refused: 'too_many' };
  const until = new Date(now.getTime() + LEASE_MS);
  const reservations = [
    ...lapsed.slice(-MAX_RESERVATIONS),
    ...open,
    { id, reason, words: available, until, lapsed: false },
  ];
  return { account: { ...account, reservations }, answer: available };
}

/**
 * Spends at most the reserved words; for a lapsed reservation, at most the words left.
 * @param spentEntry the entry already spent under that ID
 */
export function commit(
  before: Account,
  { id, words }: Pick<Reservation, 'id' | 'words'>,
  spentEntry: Entry | null,
  now: Date,
): Decision<number, 'unknown'> {
  if (spentEntry) return { account: before, answer: Math.abs(spentEntry.words) };
  const account = lapse(before, now);
  const reservation = find(account, id);
  if (!reservation) return { refused: 'unknown' };
  const limit = reservation.lapsed ? Math.min(reservation.words, remainingWords(account)) : reservation.words;
  const answer = Math.min(words, limit);
  const entry = { id, kind: 'spend', reason: reservation.reason, words: 0 - answer } as const;
  return { account: enter(without(account, id), entry, now), answer };
}

/** Releases the reservation. */
export const release = (account: Account, id: string): Account =>
  find(account, id) ? without(account, id) : account;

const find = ({ reservations }: Account, id: string): Reservation | undefined =>
  reservations.find((one) => one.id === id);

const without = (account: Account, id: string): Account => ({
  ...account,
  reservations: account.reservations.filter((one) => one.id !== id),
});

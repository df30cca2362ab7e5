import type { WordLedgerEntry } from '@carillon/contracts/http/billing/list-word-ledger.ts';
import { figure } from './plan-text.ts';

/** "−312" or "+10,000". */
export const changeText = (words: number): string =>
  words > 0 ? `+${figure(words)}` : words < 0 ? `−${figure(-words)}` : '0';

const NAMES: Readonly<Record<string, string>> = {
  sign_up: 'Free words for signing up',
  plan: 'Words of your plan',
  drafts: 'Post drafts',
};

/** What an entry was for, by its code. */
export function reasonText(kind: WordLedgerEntry['kind'], reason: string): string {
  if (kind === 'revoke') return 'Words of a payment that was refunded';
  const plain = reason.replaceAll(/[_-]/g, ' ');
  return NAMES[reason] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

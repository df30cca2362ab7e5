import type { WordBalance } from '@carillon/contracts/http/billing/get-word-balance.ts';
import { formatNumber } from '@carillon/sdk/text/format-number.ts';
import { plural, t } from '@lingui/core/macro';

/** Unspent words. Reserved words are included, since a failed text returns them. */
export const unspent = ({ granted, spent }: Pick<WordBalance, 'granted' | 'spent'>): number =>
  granted - spent;

/** Under a tenth of what was granted. */
export const isLow = (balance: Pick<WordBalance, 'granted' | 'spent'>): boolean =>
  unspent(balance) * 10 < balance.granted;

export const figure = (words: number): string => formatNumber(words);

/** "9,420 words left". */
export function remainingWordsText(balance: Pick<WordBalance, 'granted' | 'spent'>): string {
  const left = unspent(balance);
  if (left === 0) return t`No words left`;
  return plural(left, { one: '# word left', other: '# words left' });
}

/** "−312" or "+10,000". */
export const changeText = (words: number): string =>
  words > 0 ? `+${figure(words)}` : words < 0 ? `−${figure(-words)}` : '0';

const NAMES: Readonly<Record<string, string>> = {
  sign_up: t`Free words for signing up`,
  plan: t`Words from your plan`,
  drafts: t`Post drafts`,
};

/** Names the purpose of a ledger entry, by its code. */
export function reasonText(reason: string): string {
  const plain = reason.replaceAll(/[_-]/g, ' ');
  return NAMES[reason] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

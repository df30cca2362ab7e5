import type { WordLedgerEntry } from '@carillon/contracts/http/billing/list-word-ledger.ts';
import { t } from '@lingui/core/macro';
import { figure } from './plan-text.ts';

/** "−312" or "+10,000". */
export const changeText = (words: number): string =>
  words > 0 ? `+${figure(words)}` : words < 0 ? `−${figure(-words)}` : '0';

const NAMES: Readonly<Record<string, string>> = {
  sign_up: t`Free words for signing up`,
  plan: t`Words from your plan`,
  drafts: t`Post drafts`,
  hashtags: t`Hashtags`,
  description: t`Description`,
  'description-analysis': t`Description analysis`,
  'business-plan': t`Business plan`,
  sentiment: t`Sentiment`,
  assistant: t`Assistant`,
};

/** Names the purpose of an entry, by its code. */
export function reasonText(kind: WordLedgerEntry['kind'], reason: string): string {
  if (kind === 'revoke') return t`Words removed because the payment was refunded`;
  const plain = reason.replaceAll(/[_-]/g, ' ');
  return NAMES[reason] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

import { useReadable } from '@carillon/sdk/providers/shell-context.tsx';
import { AlertIcon, PenIcon } from '@carillon/ui/icons.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Words } from './word-store.ts';
import { figure, isLow, remainingWordsText, unspent } from './word-text.ts';

interface WordsProps {
  readonly words: Words;
}

/** How many words are left, in the header of a wide screen. */
export function WordsButton({ words: { balance, wanted } }: WordsProps): ReactNode {
  const wordBalance = useReadable(balance);
  if (!wordBalance) return null;
  const low = isLow(wordBalance);
  return (
    <button
      type="button"
      className={low ? 'words-button low' : 'words-button'}
      aria-haspopup="dialog"
      title={t`AI words you have left. Open the word history.`}
      onClick={() => wanted.set(true)}
    >
      {low ? <AlertIcon size={16} /> : <PenIcon size={16} />}
      <span className="tabular">{remainingWordsText(wordBalance)}</span>
    </button>
  );
}

/** The same in the account's menu, on a phone. */
export function WordsItem({ words: { balance }, onOpen }: WordsProps & { onOpen(): void }): ReactNode {
  const wordBalance = useReadable(balance);
  if (!wordBalance) return null;
  const low = isLow(wordBalance);
  return (
    <button
      type="button"
      className={low ? 'account-item only-phone low' : 'account-item only-phone'}
      onClick={onOpen}
    >
      {low ? <AlertIcon size={18} /> : <PenIcon size={18} />}
      <span>
        <Trans>Words left</Trans>
      </span>
      <span className="muted tabular">{figure(unspent(wordBalance))}</span>
    </button>
  );
}

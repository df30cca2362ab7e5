import type { WordBalance } from '@carillon/contracts/http/billing/get-word-balance.ts';
import { Dialog } from '@carillon/sdk/dialog/dialog.tsx';
import { ShellContext, useReadable } from '@carillon/sdk/providers/shell-context.tsx';
import type { Shell } from '@carillon/sdk/shell.ts';
import { AlertIcon, Button, UiProvider } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { figure, isLow, remainingWordsText, unspent } from '../word-text.ts';
import { Ledger } from './ledger.tsx';

export interface WordsDialogProps {
  readonly shell: Shell;
  readonly balance: WordBalance;
  onClose(): void;
}

/** How many words are left, and what became of the others. */
export function WordsDialog({ shell, balance, onClose }: WordsDialogProps): ReactNode {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <ShellContext value={shell}>
      <UiProvider mode={useReadable(shell.mode)}>
        <QueryClientProvider client={queries}>
          <Dialog
            title={t`Words`}
            onClose={onClose}
            actions={
              <Button onClick={onClose}>
                <Trans>Close</Trans>
              </Button>
            }
          >
            <Balance balance={balance} />
            <Ledger shell={shell} balance={balance} />
          </Dialog>
        </QueryClientProvider>
      </UiProvider>
    </ShellContext>
  );
}

function Balance({ balance }: { balance: WordBalance }): ReactNode {
  const { granted, reserved } = balance;
  const remaining = unspent(balance);
  const low = isLow(balance);
  return (
    <div className={low ? 'words-balance low' : 'words-balance'}>
      <p className="words-left tabular">
        {low && <AlertIcon size={18} />}
        {remainingWordsText(balance)}
      </p>
      <span className="words-bar" aria-hidden="true">
        <span style={{ width: `${(100 * remaining) / granted}%` }} />
      </span>
      <p className="muted">
        <Trans>Total: {figure(granted)}.</Trans>{' '}
        {reserved > 0 && t`${figure(reserved)} reserved for text being written now.`}
      </p>
      <p className="muted">
        <Trans>Every word written for you counts. Your own text and edits are free.</Trans>
      </p>
    </div>
  );
}

import type { WordBalance } from '@carillon/contracts/http/billing/get-word-balance.ts';
import type { WordLedgerEntry } from '@carillon/contracts/http/billing/list-word-ledger.ts';
import { errorText } from '@carillon/sdk/api/error-text.ts';
import { ShowMore } from '@carillon/sdk/query/show-more.tsx';
import type { Shell } from '@carillon/sdk/shell.ts';
import { fullTime, shortTime } from '@carillon/sdk/time/words.ts';
import { browserZone } from '@carillon/sdk/time/zones.ts';
import { EmptyState, ErrorState, LoadingState } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { changeText, figure, reasonText } from '../word-text.ts';
import { useLedger } from './use-ledger.ts';

interface LedgerProps {
  readonly shell: Shell;
  readonly balance: WordBalance;
}

/** Lists the words granted and spent, the newest first. */
export function Ledger({ shell, balance }: LedgerProps): ReactNode {
  const ledger = useLedger(shell.api, balance);
  const list = useRef<HTMLUListElement>(null);
  const zone = shell.session.get().user?.timezone ?? browserZone();
  if (!ledger.data && ledger.isError)
    return (
      <ErrorState title={t`Couldn’t load the list`} onRetry={() => void ledger.refetch()}>
        <Trans>{errorText(ledger.error)} Your word count hasn’t changed.</Trans>
      </ErrorState>
    );
  if (!ledger.data) return <LoadingState rows={3} />;
  return (
    <>
      <ul ref={list} className="words-ledger" aria-label={t`Word history`}>
        {ledger.data.map((entry) => (
          <LedgerItem key={entry.id} entry={entry} zone={zone} />
        ))}
      </ul>
      {balance.spent === 0 && (
        <EmptyState title={t`No words used yet`}>
          <Trans>Text that the AI tools write for you appears here, with its word count.</Trans>
        </EmptyState>
      )}
      <ShowMore query={ledger} list={list} />
    </>
  );
}

function LedgerItem({ entry, zone }: { entry: WordLedgerEntry; zone: string }): ReactNode {
  const at = new Date(entry.at);
  return (
    <li tabIndex={-1}>
      <span>{reasonText(entry.reason)}</span>
      <span className="tabular">{changeText(entry.words)}</span>
      <time className="muted" dateTime={entry.at} title={fullTime(at, zone)}>
        {shortTime(at, zone, new Date())}
      </time>
      <span className="muted tabular">
        <Trans>{figure(entry.left)} left</Trans>
      </span>
    </li>
  );
}

import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { savePostingSchedule } from '@carillon/contracts/http/posts/save-posting-schedule.ts';
import { ConnectTargetButton, QueryView, useConnections, useMay } from '@carillon/sdk/index.ts';
import { Button, EmptyState, LoadingState, PageHeader } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useQueue } from '../features/queue/api/use-queue.ts';
import { AccountQueue } from '../features/queue/components/account-queue.tsx';
import { QueueStyles } from '../features/queue/components/queue-styles.tsx';
import { SuggestAll } from '../features/queue/components/suggest-all.tsx';
import { accountsOf } from '../features/queue/model/accounts.ts';

/** The posting slots of each connected account, at /schedule-post/queue. */
export function QueuePage(): ReactNode {
  const connections = useConnections();
  const queue = useQueue();
  const mayEdit = useMay(savePostingSchedule);
  return (
    <div className="page">
      <QueueStyles />
      <PageHeader
        title={t`Queue`}
        line={t`Each account has its own posting slots. Queued posts are published at the next free slot.`}
        action={
          <Button href="/schedule-post">
            <Trans>Calendar</Trans>
          </Button>
        }
      />
      <QueryView
        query={queue}
        level={2}
        failed={t`Couldn’t load your queue`}
        safe={t`Queued posts will still be published.`}
        rows={6}
      >
        {(schedules) => {
          const accounts = accountsOf(connections.targets, schedules);
          if (accounts.length > 0)
            return (
              <>
                {mayEdit && <SuggestAll accounts={accounts} />}
                {accounts.map((account) => (
                  <AccountQueue key={account.platform + account.id} account={account} mayEdit={mayEdit} />
                ))}
              </>
            );
          return connections.networks.some(({ check }) => check === 'pending') ? (
            <LoadingState rows={6} />
          ) : (
            <NoAccount />
          );
        }}
      </QueryView>
    </div>
  );
}

const NoAccount = (): ReactNode => (
  <EmptyState
    level={2}
    title={t`No account is connected`}
    action={
      <div className="queue-connect">
        {PLATFORM_NAMES.map((platform) => (
          <ConnectTargetButton key={platform} target={{ platform }} />
        ))}
      </div>
    }
  >
    <Trans>Connect an account to set when its queued posts are published.</Trans>
  </EmptyState>
);

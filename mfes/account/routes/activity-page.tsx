import { listActivity } from '@carillon/contracts/http/notifications/list-activity.ts';
import { QueryView, ShowMore, useMay } from '@carillon/sdk/index.ts';
import { Button, ChevronLeftIcon, EmptyState, PageHeader } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { useActivity } from '../features/activity/api/use-activity.ts';
import { useExportActivity } from '../features/activity/api/use-export-activity.ts';
import { ActivityFilters } from '../features/activity/components/activity-filters.tsx';
import { ActivityList } from '../features/activity/components/activity-list.tsx';
import { type ActivityFilter, useActivityFilter } from '../features/activity/model/activity-filter.ts';
import activityStyles from '../features/activity/styles.css';
import { AccountPage } from '../lib/account-page.tsx';

/** The workspace's activity, for the people who answer for what is published. */
export function ActivityPage(): ReactNode {
  const may = useMay(listActivity);
  return (
    <AccountPage>
      <style href="account-activity" precedence="default">
        {activityStyles}
      </style>
      <a href="/account/team" className="activity-back">
        <ChevronLeftIcon size={16} /> <Trans>Team</Trans>
      </a>
      {may ? (
        <Activity />
      ) : (
        <>
          <PageHeader title={t`Activity`} />
          <EmptyState level={2} title={t`Only editors and owners can see activity`}>
            <Trans>To see it, ask an owner of this workspace to change your role.</Trans>
          </EmptyState>
        </>
      )}
    </AccountPage>
  );
}

function Activity(): ReactNode {
  const [filter, choose] = useActivityFilter();
  const query = useActivity(filter);
  const exporting = useExportActivity();
  const list = useRef<HTMLOListElement>(null);
  const count = query.data?.length ?? 0;
  return (
    <>
      <PageHeader
        title={t`Activity`}
        line={t`Who did what in this workspace in the past year.`}
        action={
          <Button
            onClick={() => void exporting.run(filter)}
            loading={exporting.busy}
            disabled={count === 0 || query.isPlaceholderData}
          >
            <Trans>Export CSV</Trans>
          </Button>
        }
      />
      <ActivityFilters filter={filter} onChoose={choose} />
      <QueryView
        query={query}
        failed={t`Couldn’t load activity`}
        safe={t`Activity is still being recorded.`}
        rows={8}
        level={2}
      >
        {(entries) =>
          entries.length === 0 ? (
            <Nothing
              filter={filter}
              onReset={() => choose({ person: undefined, topic: undefined, days: undefined })}
            />
          ) : (
            <>
              <ActivityList entries={entries} busy={query.isPlaceholderData} ref={list} />
              <ShowMore query={query} list={list} />
            </>
          )
        }
      </QueryView>
    </>
  );
}

interface NothingProps {
  readonly filter: ActivityFilter;
  onReset(): void;
}

const Nothing = ({ filter, onReset }: NothingProps): ReactNode =>
  Object.values(filter).some((value) => value !== undefined) ? (
    <EmptyState
      level={2}
      title={t`Nothing matches`}
      action={
        <Button onClick={onReset}>
          <Trans>Show everything</Trans>
        </Button>
      }
    >
      <Trans>No matching activity in this period.</Trans>
    </EmptyState>
  ) : (
    <EmptyState level={2} title={t`No activity yet`}>
      <Trans>Changes to posts, connected accounts and the team appear here, along with who made them.</Trans>
    </EmptyState>
  );

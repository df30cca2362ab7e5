import { dayAndTime } from '@carillon/sdk/index.ts';
import { Button, ErrorState, Skeleton } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { useGoodTime } from '../api/use-good-time.ts';

/** The next good time to post, and why. */
export function GoodTime(): ReactNode {
  const { data, error, isPending, refetch } = useGoodTime();
  if (isPending)
    return (
      <div className="panel" aria-busy="true">
        <Skeleton active paragraph={{ rows: 2 }} />
      </div>
    );
  if (error)
    return (
      <ErrorState title="Failed to fetch a good time" level={2} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  return (
    <section className="panel page">
      <h2>{localTime(data.scheduled_time)}</h2>
      <p className="muted">{data.reason}</p>
      <p>
        <Button href="/create-post">Create Post</Button>
      </p>
    </section>
  );
}

/** The reply's time is local to the zone that was asked for. */
const localTime = (text: string): string => dayAndTime(new Date(`${text.replace(' ', 'T')}Z`), 'UTC');

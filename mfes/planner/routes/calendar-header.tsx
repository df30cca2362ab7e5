import { timeOf, useAccountZone, useShell } from '@carillon/sdk/index.ts';
import { Button, PageHeader, PenIcon } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';

export function CalendarHeader({ mayWrite }: { mayWrite: boolean }): ReactNode {
  const zone = useAccountZone();
  const shell = useShell();
  return (
    <PageHeader
      title="Schedule Post"
      line={
        <>
          Scheduled and published posts. Times are in {timeOf(zone)}
          {timeOf(zone) === zone ? '' : ` (${zone})`}.{' '}
          <Button type="link" onClick={() => shell.changeTimeZone()}>
            Change
          </Button>
        </>
      }
      action={
        mayWrite && (
          <Button type="primary" size="large" href="/create-post" icon={<PenIcon size={16} />}>
            Create Post
          </Button>
        )
      }
    />
  );
}

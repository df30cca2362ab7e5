import { timeOf, useAccountZone, useShell } from '@carillon/sdk/index.ts';
import { Button, PageHeader, PenIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export function CalendarHeader({ mayWrite }: { mayWrite: boolean }): ReactNode {
  const zone = useAccountZone();
  const shell = useShell();
  return (
    <PageHeader
      title={t`Schedule Post`}
      line={
        <>
          <Trans>
            Scheduled and published posts. Times are in {timeOf(zone)}
            {timeOf(zone) === zone ? '' : ` (${zone})`}.{' '}
            <Button type="link" onClick={() => shell.changeTimeZone()}>
              Change
            </Button>
          </Trans>
        </>
      }
      action={
        mayWrite && (
          <Button type="primary" size="large" href="/create-post" icon={<PenIcon size={16} />}>
            <Trans>Create Post</Trans>
          </Button>
        )
      }
    />
  );
}

import { useAccountZone, useShell } from '@carillon/sdk/index.ts';
import { Button, PageHeader, PenIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { zoneText } from '../lib/zone-text.ts';

export function CalendarHeader({ mayWrite }: { mayWrite: boolean }): ReactNode {
  const zone = useAccountZone();
  const shell = useShell();
  const times = zoneText(zone);
  return (
    <PageHeader
      title={t`Schedule Post`}
      line={
        <>
          <Trans>Scheduled and published posts. Times are in {times}.</Trans>{' '}
          <Button type="link" onClick={() => shell.changeTimeZone()}>
            <Trans>Change</Trans>
          </Button>
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

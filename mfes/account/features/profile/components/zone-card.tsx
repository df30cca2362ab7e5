import { offsetOf, useNow, useShell } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The account's time zone, and the way to the dialog where it is changed. */
export function ZoneCard({ zone }: { readonly zone: string }): ReactNode {
  const shell = useShell();
  const offset = offsetOf(zone, useNow());
  return (
    <section className="panel account-card">
      <dl>
        <dt>
          <Trans>Time zone</Trans>
        </dt>
        <dd>
          {zone.replaceAll('_', ' ')}{' '}
          <span className="muted">
            · <Trans>now {offset}</Trans>
          </span>
        </dd>
        <dd className="muted">
          <Trans>Used for all times and new schedules.</Trans>
        </dd>
      </dl>
      <div className="account-save">
        <Button onClick={() => shell.changeTimeZone()}>
          <Trans>Change time zone</Trans>
        </Button>
      </div>
    </section>
  );
}

import { offsetOf, useNow, useShell } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';

/** The account's time zone, and the way to the dialog where it is changed. */
export function ZoneCard({ zone }: { readonly zone: string }): ReactNode {
  const shell = useShell();
  const now = useNow();
  return (
    <section className="panel account-card">
      <dl>
        <dt>Time zone</dt>
        <dd>
          {zone.replaceAll('_', ' ')} <span className="muted">· now {offsetOf(zone, now)}</span>
        </dd>
        <dd className="muted">Used for all times and new schedules.</dd>
      </dl>
      <div className="account-save">
        <Button onClick={() => shell.changeTimeZone()}>Change time zone</Button>
      </div>
    </section>
  );
}

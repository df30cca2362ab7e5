import { fullTime, shortTime, useAccountZone } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';

interface MomentProps {
  readonly at: string;
  readonly now: Date;
}

/** A time for lists, in the account's zone; the full date is in the tooltip. */
export function Moment({ at, now }: MomentProps): ReactNode {
  const zone = useAccountZone();
  const date = new Date(at);
  return (
    <time dateTime={at} title={fullTime(date, zone)} className="tabular">
      {shortTime(date, zone, now)}
    </time>
  );
}

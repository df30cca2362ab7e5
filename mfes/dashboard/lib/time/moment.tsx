import { fullTime, shortTime, useAccountZone } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';

interface MomentProps {
  readonly at: string;
  readonly now: Date;
  /** The zone that it was planned in; it is named when it isn't the account's. */
  readonly zone?: string | null;
}

/** A time as a reader of lists wants it; the whole date and the zone are in the tooltip. */
export function Moment({ at, now, zone }: MomentProps): ReactNode {
  const account = useAccountZone();
  const shown = zone ?? account;
  const date = new Date(at);
  return (
    <time dateTime={at} title={fullTime(date, shown)} className="tabular">
      {shortTime(date, shown, now)}
      {shown !== account && ` (${shown})`}
    </time>
  );
}

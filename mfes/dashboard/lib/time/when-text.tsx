import { fullTime, relativeTime, type Standing, shortTime, useAccountZone } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { inOwnZone } from './own-zone.ts';

/** When a publication goes out, is tried again or went, in the account's zone. */
export function WhenText({ when, now }: { when: NonNullable<Standing['when']>; now: Date }): ReactNode {
  const { lead, at, ahead } = when;
  const account = useAccountZone();
  const date = new Date(at);
  if (ahead && date <= now) return lead === 'Goes out' ? 'Goes out now' : `${lead} in a moment`;
  const near = ahead ? relativeTime(date, now) : null;
  const own = inOwnZone(date, when.zone, account, now);
  return (
    <>
      <time dateTime={at} title={fullTime(date, account)} className="tabular">
        {lead === 'Planned for' && `${lead} `}
        {shortTime(date, account, now)}
      </time>
      {own && ` (${own})`}
      {near && ` · ${near}`}
    </>
  );
}

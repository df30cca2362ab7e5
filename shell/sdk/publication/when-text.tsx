import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useAccountZone } from '../time/account-zone.ts';
import { inOwnZone } from '../time/own-zone.ts';
import { atTime, dayAndTime, fullTime, relativeTime, shortTime } from '../time/words.ts';
import type { When } from './display-status.ts';

interface WhenTextProps {
  readonly when: When;
  readonly now: Date;
  /** On its own, not in a column of times. */
  readonly full?: boolean;
}

/**
 * When a publication is published, retried or was published, in the account's zone, and in its original zone if that
 * shows another time; the full date and the zone are in the tooltip.
 */
export function WhenText({ when, now, full = false }: WhenTextProps): ReactNode {
  const { lead, at, ahead } = when;
  const account = useAccountZone();
  const date = new Date(at);
  if (ahead && date <= now) return lead === 'scheduled' ? t`Publishing now` : t`Will retry in a moment`;
  // A text on its own is read out when it changes, so it doesn't count minutes.
  const near = ahead && !full ? relativeTime(date, now, account) : null;
  const ownZoneTime = inOwnZone(date, when.zone, account, now);
  const whole = full && (lead === 'scheduled' || lead === 'planned');
  // With the time of another zone behind it, its own zone is the account's, as everywhere.
  const time = whole ? (ownZoneTime ? dayAndTime : fullTime) : full ? atTime : shortTime;
  return (
    <>
      <time dateTime={at} title={fullTime(date, account)} className="tabular">
        {full || lead === 'planned' ? withLead(lead, time(date, account, now)) : time(date, account, now)}
      </time>
      {ownZoneTime && ` (${ownZoneTime})`}
      {near && ` · ${near}`}
    </>
  );
}

function withLead(lead: When['lead'], time: string): string {
  switch (lead) {
    case 'scheduled':
      return t`Scheduled for ${time}`;
    case 'planned':
      return t`Planned for ${time}`;
    case 'retrying':
      return t`Will retry ${time}`;
    case 'published':
      return t`Published ${time}`;
    default:
      return time;
  }
}

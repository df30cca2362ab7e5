import type { ReactNode } from 'react';
import { useAccountZone } from '../time/account-zone.ts';
import { atTime, fullTime, relativeTime, shortTime } from '../time/words.ts';
import type { When } from './standing.ts';

interface PublicationTimeProps {
  readonly when: When;
  readonly now: Date;
  /** By itself, and not in a column of times. */
  readonly full?: boolean;
}

/** When a publication goes out, is tried again or went; the whole date and the zone are in the tooltip. */
export function PublicationTime({ when, now, full = false }: PublicationTimeProps): ReactNode {
  const { lead, at, ahead } = when;
  const account = useAccountZone();
  const zone = when.zone ?? account;
  const date = new Date(at);
  const led = full || lead === 'Planned for' ? lead : null;
  if (ahead && date <= now) return lead === 'Goes out' ? 'Goes out now' : `${lead} in a moment`;
  // What stands by itself is read out as it changes, so it does not count the minutes.
  const near = ahead && !full ? relativeTime(date, now) : null;
  const whole = full && (lead === 'Goes out' || lead === 'Planned for');
  return (
    <>
      <time dateTime={at} title={fullTime(date, zone)} className="tabular">
        {led && `${led} `}
        {whole ? fullTime(date, zone) : full ? atTime(date, zone, now) : shortTime(date, zone, now)}
        {!whole && zone !== account && ` (${zone})`}
      </time>
      {near && ` · ${near}`}
    </>
  );
}

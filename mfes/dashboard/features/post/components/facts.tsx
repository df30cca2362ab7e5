import type { PublicationDetail } from '@carillon/contracts/http/posts/publication-detail.ts';
import {
  fullTime,
  inOwnZone,
  lengthOf,
  relativeTime,
  shortTime,
  useAccountZone,
} from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

interface FactsProps {
  readonly target: PublicationDetail;
  /** Its network has to be connected first. */
  readonly blocked: boolean;
  readonly now: Date;
}

/** When it is or was published, and how that compares with the schedule. */
export function Facts({ target, blocked, now }: FactsProps): ReactNode {
  const account = useAccountZone();
  const { due_at, published_at, next_attempt_at, waiting_for } = target;
  const plannedDate = due_at && target.scheduled_time ? new Date(due_at) : null;
  const ahead = target.status === 'scheduled' && waiting_for === 'time';
  const goesOut = ahead && !blocked;
  const near = goesOut && plannedDate ? relativeTime(plannedDate, now, account) : null;
  const ownZoneTime = plannedDate && inOwnZone(plannedDate, target.timezone, account, now);
  const late = lateness(target, now);
  return (
    <dl className="dash-facts tabular">
      {plannedDate && (
        <Fact name={goesOut ? t`Scheduled for` : t`Planned for`}>
          {fullTime(plannedDate, account)}
          {near && <span className="muted"> · {near}</span>}
          {ownZoneTime && <span className="muted"> · {ownZoneTime}</span>}
        </Fact>
      )}
      {published_at && <Fact name={t`Published`}>{fullTime(new Date(published_at), account)}</Fact>}
      {next_attempt_at && target.status === 'scheduled' && !ahead && (
        <Fact name={target.may_be_out || waiting_for === 'connection' ? t`Next check` : t`Next try`}>
          {shortTime(new Date(next_attempt_at), account, now)}
          <Near at={next_attempt_at} now={now} zone={account} />
        </Fact>
      )}
      {late && <Fact name={t`Late`}>{late}</Fact>}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }): ReactNode => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Near({ at, now, zone }: { at: string; now: Date; zone: string }): ReactNode {
  const words = relativeTime(new Date(at), now, zone);
  return words && <span className="muted"> · {words}</span>;
}

/** How much later than its owner had reason to expect. */
function lateness({ late, due_at, retried_at, published_at }: PublicationDetail, now: Date): string | null {
  if (!late || !due_at) return null;
  const nextAttempt = Math.max(Date.parse(due_at), Date.parse(retried_at ?? due_at));
  return published_at
    ? t`Published ${{ time: lengthOf(Date.parse(published_at) - nextAttempt) }} late.`
    : t`It was due ${{ time: lengthOf(now.getTime() - nextAttempt) }} ago.`;
}

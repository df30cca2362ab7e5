import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { PostingScheduleView } from '@carillon/contracts/http/posts/posting-schedule.ts';
import { dayAndTime, isSameZone, Link, timeOf } from '@carillon/sdk/index.ts';
import { Button, NetworkBadge } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

interface QueuedListProps {
  readonly platform: PlatformName;
  readonly schedule: PostingScheduleView;
  /** The zone of the slots, also while it isn't saved. */
  readonly chosenZone: string;
}

const FIRST = 5;

/** Lists the posts in an account's queue, the soonest first, and the next free slot. */
export function QueuedList({
  platform,
  schedule: { queued, next_free, timezone },
  chosenZone,
}: QueuedListProps): ReactNode {
  const [all, setAll] = useState(false);
  const [free] = next_free;
  const shownRows = all ? queued : queued.slice(0, FIRST);
  return (
    <section className="queue-queued" aria-label={t`Next in the queue`}>
      <h3>
        <Trans>Next in the queue</Trans>
      </h3>
      {!isSameZone(timezone, chosenZone) && (
        <p className="muted">{t`Until you save, these times are in ${{ zone: timeOf(timezone) }}.`}</p>
      )}
      {queued.length > 0 && (
        <ul>
          {shownRows.map((one) => (
            <li key={one.id}>
              <NetworkBadge network={platform} size={16} />
              <span className="queue-when tabular">{dayAndTime(new Date(one.due_at), timezone)}</span>
              <Link to={`/posts/${one.post_id}`}>{one.words ?? t`Post without text`}</Link>
            </li>
          ))}
        </ul>
      )}
      {shownRows.length < queued.length && (
        <Button type="link" onClick={() => setAll(true)}>
          {plural(queued.length - shownRows.length, { one: 'Show # more', other: 'Show # more' })}
        </Button>
      )}
      <p className="muted">
        {[
          queued.length === 0 && t`Nothing is queued.`,
          free && t`The next free slot is ${{ time: dayAndTime(new Date(free.due_at), timezone) }}.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </section>
  );
}

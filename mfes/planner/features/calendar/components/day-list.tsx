import { inOwnZone, isolateText } from '@carillon/sdk/index.ts';
import { Button, NetworkBadge, StatusTag } from '@carillon/ui/index.ts';
import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import {
  type Entry,
  nameOf,
  networksText,
  pictureOf,
  platformsOf,
  statusOf,
  zoneOf,
} from '../../../lib/entry.ts';
import { useCalendar } from './context.ts';
import { timeText } from './entry-face.tsx';
import { QueueMark } from './queue-mark.tsx';

/** Number of posts shown at first, and number added each time. */
const FIRST_SHOWN = 10;
const MORE = 50;

/** Posts in the order of their times, a row each. */
export function DayList({ entries }: { entries: readonly Entry[] }): ReactNode {
  const [limit, setLimit] = useState(FIRST_SHOWN);
  const rest = entries.length - limit;
  if (entries.length === 0)
    return (
      <p className="muted">
        <Trans>No posts on this day.</Trans>
      </p>
    );
  return (
    <>
      <ul className="planner-rows">
        {entries.slice(0, limit).map((entry) => (
          <li key={entry.id}>
            <Row entry={entry} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button onClick={() => setLimit(limit + MORE)}>
          {plural(Math.min(rest, MORE), { one: 'Show # more', other: 'Show # more' })}
        </Button>
      )}
    </>
  );
}

function Row({ entry }: { entry: Entry }): ReactNode {
  const { zone, now, disconnected, onOpen } = useCalendar();
  const picture = pictureOf(entry);
  const ownZoneTime = inOwnZone(new Date(entry.dueAt), zoneOf(entry), zone, now);
  return (
    <button type="button" className="planner-row" data-entry={entry.id} onClick={() => onOpen(entry)}>
      <span className="planner-time tabular">
        {timeText(entry, zone)}
        <QueueMark entry={entry} />
        {ownZoneTime && <small className="muted">{ownZoneTime}</small>}
      </span>
      <span className="planner-badges">
        {platformsOf(entry).map((platform) => (
          <NetworkBadge key={platform} network={platform} size={20} />
        ))}
        <span className="visually-hidden">{networksText(entry)}</span>
      </span>
      <span className="planner-words">
        {nameOf(entry)}
        <small className="muted">
          {[...new Set(entry.publications.map(({ target_name }) => isolateText(target_name)))].join(', ')}
        </small>
      </span>
      {picture?.kind === 'image' ? <img src={picture.url} alt="" loading="lazy" /> : <span />}
      <StatusTag status={statusOf(entry, disconnected, now)} />
    </button>
  );
}

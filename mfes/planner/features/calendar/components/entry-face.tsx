import { clockText, localTimeIn } from '@carillon/sdk/index.ts';
import { NetworkBadge, StatusTag } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { type Entry, nameOf, networksText, pictureOf, platformsOf, statusOf } from '../../../lib/entry.ts';
import type { CalendarContext } from './context.ts';
import { QueueMark } from './queue-mark.tsx';
import { RepeatMark } from './repeat-mark.tsx';

type EntryClock = Pick<CalendarContext, 'zone' | 'now' | 'disconnected'>;

/** A post at a glance: when, where, its first words, its picture, and its state. */
export function EntryFace({ entry, zone, now, disconnected }: { entry: Entry } & EntryClock): ReactNode {
  const picture = pictureOf(entry);
  return (
    <>
      <span className="planner-badges" aria-hidden="true">
        {platformsOf(entry).map((platform) => (
          <NetworkBadge key={platform} network={platform} size={16} />
        ))}
      </span>
      <span className="planner-time tabular">
        {timeText(entry, zone)}
        <QueueMark entry={entry} />
        <RepeatMark entry={entry} />
      </span>{' '}
      <span className="planner-words">{nameOf(entry)}</span>
      <span className="visually-hidden">, {networksText(entry)}, </span>
      {picture?.kind === 'image' && <img src={picture.url} alt="" loading="lazy" draggable={false} />}
      <span className="planner-status">
        <StatusTag status={statusOf(entry, disconnected, now)} />
      </span>
    </>
  );
}

export const timeText = ({ dueAt }: Pick<Entry, 'dueAt'>, zone: string): string =>
  clockText(localTimeIn(zone, new Date(dueAt)).time);

import { dayAndTime, fullTime } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import type { QueuePlaces } from '../api/use-queue-places.ts';

/** Says which posting slot each account has free next, or why none. */
export function QueueChoice({ id, slots, found }: QueuePlaces & { readonly id: string }): ReactNode {
  return (
    <p id={id} className="composer-queue">
      {!slots.data &&
        (slots.error ? 'Your posting slots could not be loaded.' : 'Looking for the next free slot …')}
      {found?.ok &&
        found.places.map(({ name, dueAt, timezone }) => (
          <span key={name} title={fullTime(new Date(dueAt), timezone)}>
            {name}: {dayAndTime(new Date(dueAt), timezone)}.{' '}
          </span>
        ))}
      {found && !found.ok && (
        <span>
          {found.why} <a href="/schedule-post/queue">Set posting slots</a>
        </span>
      )}
      {slots.error && (
        <Button type="link" onClick={() => void slots.refetch()}>
          Retry
        </Button>
      )}
    </p>
  );
}

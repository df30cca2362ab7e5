import { dayAndTime, fullTime } from '@carillon/sdk/index.ts';
import { Button, LinesIcon } from '@carillon/ui/index.ts';
import { type ReactNode, useId } from 'react';
import { usePostingSlots } from '../api/use-posting-slots.ts';
import { type GoesTo, placesOf } from '../model/queue-places.ts';

interface QueueChoiceProps {
  /** Whether the dialog that it stands in is open. */
  readonly open: boolean;
  readonly targets: readonly GoesTo[];
  /** Something else keeps the post from being sent. */
  readonly waiting: boolean;
  onQueue(): void;
}

/** In place of a time: the next free posting slot of each account, and which one that is. */
export function QueueChoice({ open, targets, waiting, onQueue }: QueueChoiceProps): ReactNode {
  const id = useId();
  const slots = usePostingSlots(open);
  const found = slots.data ? placesOf(targets, slots.data) : null;
  return (
    <div className="composer-queue">
      <Button
        data-next
        type="primary"
        icon={<LinesIcon size={16} />}
        disabled={!found?.ok || waiting || targets.length === 0}
        aria-describedby={id}
        onClick={onQueue}
      >
        Add to queue
      </Button>
      <p id={id} className="muted composer-help">
        {!slots.data &&
          (slots.error ? 'Your posting slots could not be loaded.' : 'Looking for the next free slot …')}
        {found?.ok &&
          found.places.map(({ name, dueAt, timezone }) => (
            <span key={name} title={fullTime(new Date(dueAt), timezone)}>
              {name}: {dayAndTime(new Date(dueAt), timezone)}.{' '}
            </span>
          ))}
        {found && !found.ok && (
          <>
            {found.why} <a href="/schedule-post/queue">Set posting slots</a>
          </>
        )}
        {slots.error && (
          <Button type="link" onClick={() => void slots.refetch()}>
            Retry
          </Button>
        )}
      </p>
    </div>
  );
}

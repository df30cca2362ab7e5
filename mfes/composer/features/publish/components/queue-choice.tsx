import { dayAndTime, fullTime } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { QueuePlaces } from '../api/use-queue-places.ts';

/** Says which posting slot each account has free next, or why none. */
export function QueueChoice({ id, slots, found }: QueuePlaces & { readonly id: string }): ReactNode {
  return (
    <p id={id} className="composer-queue">
      {!slots.data &&
        (slots.error ? t`Couldn’t load your posting slots.` : t`Looking for the next free slot…`)}
      {found?.ok &&
        found.places.map(({ name, dueAt, timezone }) => (
          <span key={name} title={fullTime(new Date(dueAt), timezone)}>
            {name}: {dayAndTime(new Date(dueAt), timezone)}.{' '}
          </span>
        ))}
      {found && !found.ok && (
        <span>
          {found.why}{' '}
          <a href="/schedule-post/queue">
            <Trans>Set posting slots</Trans>
          </a>
        </span>
      )}
      {slots.error && (
        <Button type="link" onClick={() => void slots.refetch()}>
          <Trans>Retry</Trans>
        </Button>
      )}
    </p>
  );
}

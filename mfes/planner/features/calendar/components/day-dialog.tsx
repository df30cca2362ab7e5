import { type Day, Dialog, fullDay } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Entry } from '../../../lib/entry.ts';
import { useCalendar } from './context.ts';
import { DayList } from './day-list.tsx';

interface DayDialogProps {
  readonly day: Day;
  readonly entries: readonly Entry[];
  onClose(): void;
}

/** All posts of a day. */
export function DayDialog({ day, entries, onClose }: DayDialogProps): ReactNode {
  const { today, onCompose } = useCalendar();
  return (
    <Dialog
      title={fullDay(day)}
      width={640}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          {day >= today && onCompose && (
            <Button type="primary" onClick={() => onCompose(day)}>
              <Trans>Write a post for this day</Trans>
            </Button>
          )}
        </>
      }
    >
      <DayList entries={entries} />
    </Dialog>
  );
}

import { plainDateTime } from '@carillon/contracts/domain/local-time.ts';
import type { DraftContent } from '@carillon/contracts/http/posts/draft.ts';
import { dayAndTime } from '@carillon/sdk/index.ts';
import { ClockIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

/** The day and time that was chosen for the post before it was written, such as in the calendar. */
export function PlannedFor({
  content,
}: {
  content: Pick<DraftContent, 'mode' | 'scheduled_time'>;
}): ReactNode {
  const { mode, scheduled_time } = content;
  if (mode !== 'later' || scheduled_time === null || plainDateTime(scheduled_time) === null) return null;
  // A time on the clocks of its zone, whichever that is.
  const clocks = new Date(`${scheduled_time.replace(' ', 'T')}Z`);
  return (
    <p className="composer-planned">
      <ClockIcon size={16} /> {t`For ${{ when: dayAndTime(clocks, 'UTC') }}`}
    </p>
  );
}

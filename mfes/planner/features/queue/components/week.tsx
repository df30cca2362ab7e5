import type { WeeklySlot } from '@carillon/contracts/http/posts/posting-schedule.ts';
import { CloseIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { slotName, timeText, weekdayName, weekdays } from '../model/week.ts';

interface WeekProps {
  readonly account: string;
  readonly slots: readonly WeeklySlot[];
  /** Null where they can't be changed. */
  readonly onRemove: ((slot: WeeklySlot) => void) | null;
}

/** The posting slots of a week, by its days. */
export const Week = ({ account, slots, onRemove }: WeekProps): ReactNode => (
  <ul className="queue-week" aria-label={t`Posting slots of ${account}`}>
    {weekdays().map((weekday) => (
      <li key={weekday}>
        <h3>{weekdayName(weekday)}</h3>
        <ul className="queue-times" aria-label={weekdayName(weekday)}>
          {slots
            .filter((one) => one.weekday === weekday)
            .map((slot) => (
              <li key={slot.time} className="queue-time tabular">
                {timeText(slot.time)}
                {onRemove && (
                  <button
                    type="button"
                    aria-label={t`Remove ${{ slot: slotName(slot) }}`}
                    onClick={() => onRemove(slot)}
                  >
                    <CloseIcon size={14} />
                  </button>
                )}
              </li>
            ))}
        </ul>
      </li>
    ))}
  </ul>
);

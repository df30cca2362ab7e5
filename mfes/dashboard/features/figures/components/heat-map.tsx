import type { TimeSlot } from '@carillon/contracts/http/analytics/get-best-times.ts';
import { hourText } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { bestText } from '../model/best-times.ts';
import { shortWeekday } from '../model/points.ts';

const EVERY = 6;

/** Every hour of the week, the darker the better; each says its score. */
export function HeatMap({ slots }: { slots: readonly TimeSlot[] }): ReactNode {
  const maxScore = Math.max(...slots.map(({ score }) => score), 0);
  const days = Map.groupBy(slots, ({ weekday }) => weekday);
  return (
    <div className="dash-heat" role="img" aria-label={t`Every hour of the week: the darker, the better`}>
      {[...days].map(([weekday, hours]) => (
        <div key={weekday} className="dash-heat-day">
          <span>{shortWeekday(weekday)}</span>
          {hours.map((slot) => (
            <i key={slot.hour} title={bestText(slot)} style={{ opacity: strength(slot.score, maxScore) }} />
          ))}
        </div>
      ))}
      <div className="dash-heat-day dash-heat-hours">
        <span />
        {[0, EVERY, 2 * EVERY, 3 * EVERY].map((hour) => (
          <span key={hour}>{hourText(hour)}</span>
        ))}
      </div>
    </div>
  );
}

const LEAST = 0.06;
const strength = (score: number, maxScore: number): number =>
  maxScore === 0 ? LEAST : LEAST + (1 - LEAST) * (score / maxScore) ** 2;

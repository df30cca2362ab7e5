import { SENTIMENTS } from '@carillon/contracts/domain/sentiment.ts';
import { formatNumber, shortDay } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SentimentResult } from '../api/use-analysis.ts';
import { MOODS } from '../model/words.ts';

type Day = SentimentResult['charts']['over_time'][number];

const HEIGHT = 160;
const BAR = 10;
const totalOf = (day: Day): number => day.positive + day.neutral + day.negative;

/** The comments of each day that has some, stacked by kind; by ear, a table. */
export function TimeChart({ days }: { days: readonly Day[] }): ReactNode {
  const maxTotal = Math.max(...days.map(totalOf), 1);
  const width = days.length * BAR;
  const scale = formatNumber(maxTotal);
  return (
    <section className="tools-group" aria-label={t`Over time`}>
      <h3>
        <Trans>Over time</Trans>
      </h3>
      <p className="muted">
        <Trans>Scale: up to {scale} comments per day.</Trans>
      </p>
      <svg
        className="tools-time"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {days.map((day, at) => (
          <Bar key={day.date} day={day} x={at * BAR} scale={HEIGHT / maxTotal} />
        ))}
      </svg>
      <p className="tools-row muted tabular" dir="ltr" aria-hidden="true">
        <span>{shortDay(days[0]?.date ?? '')}</span>
        <span>{shortDay(days.at(-1)?.date ?? '')}</span>
      </p>
      <table className="visually-hidden">
        <caption>
          <Trans>Comments by day</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Day</Trans>
            </th>
            {SENTIMENTS.map((sentiment) => (
              <th key={sentiment} scope="col">
                {MOODS[sentiment]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row">{shortDay(day.date)}</th>
              {SENTIMENTS.map((sentiment) => (
                <td key={sentiment}>{day[sentiment]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** From the top: negative, neutral, positive. */
function Bar({ day, x, scale }: { day: Day; x: number; scale: number }): ReactNode {
  let y = HEIGHT;
  return SENTIMENTS.map((sentiment) => {
    const height = day[sentiment] * scale;
    y -= height;
    return <rect key={sentiment} className={sentiment} x={x + 1} y={y} width={BAR - 2} height={height} />;
  });
}

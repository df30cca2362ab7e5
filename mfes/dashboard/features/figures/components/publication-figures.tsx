import type { FigureName } from '@carillon/contracts/http/analytics/figures.ts';
import { useAccountZone, useNow } from '@carillon/sdk/index.ts';
import { type ReactNode, useMemo } from 'react';
import { Chart } from '../../../lib/charts/chart.tsx';
import { Moment } from '../../../lib/time/moment.tsx';
import type { PublicationFigures } from '../api/use-post-figures.ts';
import { curvePoints } from '../model/points.ts';
import { Figure } from './figure.tsx';

const HEIGHT = 200;
const LABELS = {
  likes: 'Likes',
  comments: 'Comments',
  shares: 'Shares',
  views: 'Views',
  reach: 'Reach',
  clicks: 'Clicks',
} satisfies Record<FigureName, string>;
const NAMES = Object.keys(LABELS) as FigureName[];

interface PublicationFiguresProps {
  readonly figures: PublicationFigures;
  /** What its network is called. */
  readonly label: string;
}

/** What came of one publication, and how it came. */
export function PublicationFiguresView({ figures, label }: PublicationFiguresProps): ReactNode {
  const { read_at, gone, curve } = figures;
  const now = useNow();
  const zone = useAccountZone();
  const points = useMemo(() => curvePoints(curve, zone), [curve, zone]);
  return (
    <section className="dash-post-figures" aria-label={`Figures on ${label}`}>
      <h3>Figures</h3>
      {read_at === null ? (
        <p className="muted">{label} hasn’t reported yet. The first figures arrive within minutes.</p>
      ) : (
        <>
          <dl>
            {NAMES.map((name) => (
              <div key={name}>
                <dt>{LABELS[name]}</dt>
                <dd>
                  <Figure value={figures[name]} />
                </dd>
              </div>
            ))}
          </dl>
          {curve.length > 1 && (
            <Chart
              label={`Likes, comments and shares on ${label} since publishing`}
              step="Read"
              points={points}
              height={HEIGHT}
              empty="No likes, comments or shares yet"
            />
          )}
          <p className="muted dash-small">
            {gone ? `It is no longer on ${label}. Last read ` : 'Read '}
            <Moment at={read_at} now={now} />
          </p>
        </>
      )}
    </section>
  );
}

import type { FigureName } from '@carillon/contracts/http/analytics/figures.ts';
import { useAccountZone, useNow } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { Chart } from '../../../lib/charts/chart.tsx';
import { Moment } from '../../../lib/time/moment.tsx';
import type { PublicationFigures } from '../api/use-post-figures.ts';
import { curvePoints } from '../model/points.ts';
import { Figure } from './figure.tsx';

const HEIGHT = 200;
const LABELS = {
  likes: t`Likes`,
  comments: t`Comments`,
  shares: t`Shares`,
  views: t`Views`,
  reach: t`Reach`,
  clicks: t`Clicks`,
} satisfies Record<FigureName, string>;
const NAMES = Object.keys(LABELS) as FigureName[];

interface PublicationFiguresProps {
  readonly figures: PublicationFigures;
  /** The network's name. */
  readonly label: string;
}

/** The metrics of one publication over time. */
export function PublicationFiguresView({ figures, label }: PublicationFiguresProps): ReactNode {
  const { read_at, gone, curve } = figures;
  const now = useNow();
  const zone = useAccountZone();
  const points = useMemo(() => curvePoints(curve, zone), [curve, zone]);
  return (
    <section className="dash-post-figures" aria-label={t`Analytics on ${label}`}>
      <h3>
        <Trans>Analytics</Trans>
      </h3>
      {read_at === null ? (
        <p className="muted">
          <Trans>{label} hasn’t reported yet. The first numbers arrive within minutes.</Trans>
        </p>
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
              label={t`Likes, comments and shares on ${label} since publishing`}
              step={t({ message: 'Time', context: 'column of times' })}
              points={points}
              height={HEIGHT}
              empty={t`No likes, comments or shares yet`}
            />
          )}
          <p className="muted dash-small">
            {gone ? (
              <Trans>
                It’s no longer on {label}. Last updated <Moment at={read_at} now={now} />
              </Trans>
            ) : (
              <Trans>
                Updated <Moment at={read_at} now={now} />
              </Trans>
            )}
          </p>
        </>
      )}
    </section>
  );
}

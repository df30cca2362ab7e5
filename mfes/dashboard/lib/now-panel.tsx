import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface NowPanelProps {
  readonly id: string;
  readonly title: string;
  /** How many there are in all, such as "50+"; null while that is not known. */
  readonly count: string | null;
  /** Where all of them are listed. */
  readonly all: string;
  readonly children: ReactNode;
}

/** A short list on the dashboard, with a link to the full one. */
export const NowPanel = ({ id, title, count, all, children }: NowPanelProps): ReactNode => (
  <section className="panel dash-now-panel" aria-labelledby={id}>
    <header>
      <h3 id={id}>
        {title} {count && <span className="muted tabular">{count}</span>}
      </h3>
      <a href={all} className="tap" aria-label={t`See all: ${title}`}>
        <Trans>See all</Trans>
      </a>
    </header>
    {children}
  </section>
);

import type { ComparedValue } from '@carillon/contracts/http/analytics/get-overview.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';
import { changeOf, rateText } from '../model/change.ts';
import { ChangeText } from './change-text.tsx';
import { Definition } from './definition.tsx';
import { Figure } from './figure.tsx';

interface FigureCardProps {
  readonly title: string;
  readonly means?: string;
  /** Undefined until it is known. */
  readonly compared: ComparedValue | undefined;
  readonly isRate?: boolean;
  readonly days: number;
  /** The workspace has no metrics yet, which the chart says once for all cards. */
  readonly isNew?: boolean;
}

/** One figure of the last days, compared with the days before. */
export function FigureCard(props: FigureCardProps): ReactNode {
  const { title, means, compared, isRate = false, days, isNew = false } = props;
  const id = useId();
  return (
    <section className="panel dash-card" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {means && <Definition term={title}>{means}</Definition>}
      {compared ? (
        <>
          <p className="dash-value">
            {isRate && compared.value !== null ? (
              <span className="tabular">{rateText(compared.value)}</span>
            ) : (
              <Figure value={compared.value} {...(isNew && { unknown: t`none yet` })} />
            )}
          </p>
          {!isNew && (
            <ChangeText
              change={changeOf(compared, isRate)}
              against={compared.before === 0 ? t`(previous ${days} days)` : t`vs. previous ${days} days`}
              unknown={compared.value === null ? t`no data yet` : t`no earlier data to compare`}
            />
          )}
        </>
      ) : (
        <p className="dash-value dash-waiting" aria-hidden="true" />
      )}
    </section>
  );
}

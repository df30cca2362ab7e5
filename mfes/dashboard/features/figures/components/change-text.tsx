import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Change, Direction } from '../model/change.ts';

/** Texts for screen readers in place of the arrow. */
const SPOKEN: Readonly<Partial<Record<Direction, string>>> = {
  up: t({ message: 'up', context: 'figure' }),
  down: t({ message: 'down', context: 'figure' }),
};
const ARROWS: Readonly<Record<Direction, string>> = { up: '↑', down: '↓', same: '→', unknown: '' };

interface ChangeTextProps {
  readonly change: Change;
  /** The comparison, such as "vs. previous 7 days". */
  readonly against: string;
  /** Shown if there is nothing to compare with. */
  readonly unknown: string;
}

/** The change of a figure: an arrow, which screen readers get as a word, the amount, and the base. */
export const ChangeText = ({
  change: { direction, words },
  against,
  unknown,
}: ChangeTextProps): ReactNode => (
  <span className={`dash-change ${direction}`}>
    {direction === 'unknown' ? (
      <span className="muted">{`– ${unknown}`}</span>
    ) : (
      <>
        <strong className="tabular">
          <span aria-hidden="true" className="pointing">
            {ARROWS[direction]}
          </span>{' '}
          {SPOKEN[direction] && <span className="visually-hidden">{SPOKEN[direction]} </span>}
          {words}
        </strong>{' '}
        <span className="muted">{against}</span>
      </>
    )}
  </span>
);

import type { ReactNode } from 'react';
import type { Change, Direction } from '../model/change.ts';

const ARROWS: Readonly<Record<Direction, string>> = { up: '↑', down: '↓', same: '→', unknown: '' };

interface ChangeTextProps {
  readonly change: Change;
  /** What it is counted from, such as "on the 7 days before". */
  readonly against: string;
  /** What is said where there is nothing to compare with. */
  readonly unknown: string;
}

/** Which way a figure went, by arrow and word, and since when. */
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
          <span aria-hidden="true">{ARROWS[direction]} </span>
          {words}
        </strong>{' '}
        <span className="muted">{against}</span>
      </>
    )}
  </span>
);

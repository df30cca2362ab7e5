import { shortCount } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';

/** A short count, exact in the tooltip; "–" where there is no data. */
export const Figure = ({ value }: { value: number | null }): ReactNode =>
  value === null ? (
    <span className="muted">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">not known</span>
    </span>
  ) : (
    <span className="tabular" title={value.toLocaleString('en')}>
      {shortCount(value)}
    </span>
  );

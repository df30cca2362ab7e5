import { formatNumber, shortCount } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

/**
 * A short count, exact in the tooltip; "–" without data.
 * @param unknown what screen readers get instead
 */
export const Figure = ({
  value,
  unknown = t`unknown`,
}: {
  value: number | null;
  unknown?: string;
}): ReactNode =>
  value === null ? (
    <span className="muted">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{unknown}</span>
    </span>
  ) : (
    <span className="tabular" title={formatNumber(value)}>
      {shortCount(value)}
    </span>
  );

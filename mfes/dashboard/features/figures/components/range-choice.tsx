import { RANGES, type Range } from '@carillon/contracts/http/analytics/figures.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

interface RangeChoiceProps {
  readonly range: Range;
  onChoose(range: Range): void;
}

/** How many days the figures are of. */
export function RangeChoice({ range, onChoose }: RangeChoiceProps): ReactNode {
  const name = useId();
  return (
    <fieldset className="dash-range">
      <legend className="visually-hidden">
        <Trans>Days shown</Trans>
      </legend>
      {RANGES.map((days) => (
        <label key={days}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={range === days}
            onChange={() => onChoose(days)}
          />
          <span>
            <Trans>Last {days} days</Trans>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

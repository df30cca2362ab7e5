import { FieldError, Input } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { LIFETIMES, type Lifetime } from '../model/expiry.ts';

interface ExpiryChoiceProps {
  readonly lifetime: Lifetime;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly fault: string | null;
  onLifetime(lifetime: Lifetime): void;
  onDay(day: string): void;
}

/** When the token ends. */
export function ExpiryChoice({ lifetime, day, fault, onLifetime, onDay }: ExpiryChoiceProps): ReactNode {
  const id = useId();
  return (
    <fieldset className="account-choice">
      <legend>
        <Trans>Expires</Trans>
      </legend>
      <div className="account-periods">
        {[...LIFETIMES, 'day' as const].map((one) => (
          <label key={one}>
            <input type="radio" name="lifetime" checked={lifetime === one} onChange={() => onLifetime(one)} />
            {one === 'day'
              ? t`On a date I choose`
              : plural(one, { one: 'After # day', other: 'After # days' })}
          </label>
        ))}
      </div>
      {lifetime === 'day' && (
        <Input
          type="date"
          aria-label={t`Last day`}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : id}
          value={day}
          onChange={({ target }) => onDay(target.value)}
        />
      )}
      {fault !== null && <FieldError id={id}>{fault}</FieldError>}
    </fieldset>
  );
}

import { PLAN_PLATFORMS } from '@carillon/contracts/domain/plan-platforms.ts';
import { FieldError } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, type Ref, useId } from 'react';
import { platformText } from '../model/plan-form.ts';

interface PlatformFieldProps {
  readonly value: string;
  readonly error: string | null;
  readonly ref: Ref<HTMLSelectElement>;
  onChange(platform: string): void;
}

/** Where the plan is for. */
export function PlatformField({ value, error, ref, onChange }: PlatformFieldProps): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>
        <Trans>Platform</Trans>
      </label>
      <select
        ref={ref}
        id={id}
        className="ant-input tools-select"
        value={value}
        aria-required="true"
        aria-invalid={error !== null}
        aria-describedby={`${id}-text`}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="" disabled>
          <Trans>Choose one</Trans>
        </option>
        {PLAN_PLATFORMS.map((name) => (
          <option key={name} value={name}>
            {platformText(name)}
          </option>
        ))}
      </select>
      <div id={`${id}-text`}>
        {error ? (
          <FieldError>{error}</FieldError>
        ) : (
          <p className="field-help">
            <Trans>Where you want to be seen.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}

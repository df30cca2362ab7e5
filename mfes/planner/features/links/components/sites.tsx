import { FieldError } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { RuleForm } from '../model/rule.ts';

interface SitesProps {
  readonly form: RuleForm;
  readonly error: string | null;
  onChange(part: Partial<RuleForm>): void;
}

/** Which links are tagged: all, or those to one's own sites. */
export function Sites({ form: { everySite, sites }, error, onChange }: SitesProps): ReactNode {
  const id = useId();
  return (
    <fieldset className="links-sites">
      <legend>
        <Trans>Which links</Trans>
      </legend>
      <label>
        <input type="radio" name={id} checked={everySite} onChange={() => onChange({ everySite: true })} />
        <Trans>Every link</Trans>
      </label>
      <label>
        <input type="radio" name={id} checked={!everySite} onChange={() => onChange({ everySite: false })} />
        <Trans>Only links to these sites</Trans>
      </label>
      {!everySite && (
        <div className="field">
          <label htmlFor={`${id}-sites`}>
            <Trans>Sites</Trans>
          </label>
          <textarea
            id={`${id}-sites`}
            className="ant-input"
            rows={3}
            maxLength={5_000}
            aria-invalid={error !== null}
            aria-describedby={`${id}-help`}
            value={sites}
            onChange={({ target }) => onChange({ sites: target.value })}
          />
          <p id={`${id}-help`} className="field-help">
            <Trans>One per line, such as example.com. Subdomains are included.</Trans>
          </p>
          {error && <FieldError>{error}</FieldError>}
        </div>
      )}
    </fieldset>
  );
}

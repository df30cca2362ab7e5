import type { BusinessPlanRequest } from '@carillon/contracts/http/ai/business-plan.ts';
import { fieldError } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, Fragment, type ReactNode, useRef, useState } from 'react';
import { TextArea } from '../../../lib/text-area.tsx';
import {
  FIELDS,
  type PlanForm as Form,
  missingIn,
  type PlanField,
  REQUIRED,
  requestOf,
} from '../model/plan-form.ts';
import { PlatformField } from './platform-field.tsx';

interface PlanFormProps {
  readonly form: Form;
  readonly error: Error | null;
  onForm(form: Form): void;
  onGenerate(request: BusinessPlanRequest): void;
}

const LIMIT = 2_000;

/** The questions that a plan is written from. */
export function PlanForm({ form, error, onForm, onGenerate }: PlanFormProps): ReactNode {
  const fields = useRef(new Map<PlanField, HTMLElement>());
  const [isAsking, setIsAsking] = useState(false);
  const missing = isAsking ? missingIn(form) : [];
  const errorOf = (name: PlanField): string | null =>
    missing.includes(name) ? t`Required` : fieldError(error, name);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsAsking(true);
    const request = requestOf(form);
    if (request) return onGenerate(request);
    const [first = 'platform'] = missingIn(form);
    fields.current.get(first)?.focus();
  };
  const keep = (name: PlanField) => (element: HTMLElement | null) => {
    if (element) fields.current.set(name, element);
  };
  const change = (name: PlanField) => (text: string) => onForm({ ...form, [name]: text });
  return (
    <form className="panel tools-stack" noValidate onSubmit={submit}>
      {missing.length > 0 && (
        <Alert type="error" showIcon role="alert" title={t`Please fill in all required fields`} />
      )}
      <div className="tools-fields">
        {FIELDS.map(({ name, label, help }) => (
          <Fragment key={name}>
            {name === 'business_goals' && (
              <PlatformField
                ref={keep('platform')}
                value={form.platform}
                error={errorOf('platform')}
                onChange={change('platform')}
              />
            )}
            <TextArea
              ref={keep(name)}
              label={label}
              help={help}
              error={errorOf(name)}
              value={form[name]}
              rows={2}
              most={LIMIT}
              required={REQUIRED.includes(name)}
              onChange={change(name)}
            />
          </Fragment>
        ))}
      </div>
      <div className="tools-actions end">
        <Button type="primary" htmlType="submit">
          <Trans>Generate Business Plan</Trans>
        </Button>
      </div>
    </form>
  );
}

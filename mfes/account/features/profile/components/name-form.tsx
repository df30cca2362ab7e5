import { actionErrorText, fieldError } from '@carillon/sdk/index.ts';
import { Alert, Button, Field, Fields } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useChangeName } from '../api/use-change-name.ts';

/** Changes the name that others see. */
export function NameForm({ name }: { readonly name: string }): ReactNode {
  const [input, setInput] = useState(name);
  const change = useChangeName(setInput);
  const form = useRef<HTMLFormElement>(null);
  const wrong = fieldError(change.error, 'name');
  const saved = change.input !== undefined && !change.error;
  const changed = input.trim() !== name;
  useEffect(() => {
    if (change.error) form.current?.querySelector<HTMLElement>('input')?.focus();
  }, [change.error]);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (changed) void change.run(input);
  };
  return (
    <form ref={form} className="panel account-card" onSubmit={save} noValidate>
      {change.error && !wrong && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t`Couldn’t save your name. ${{ why: actionErrorText(change.error) }}`}
        />
      )}
      <Fields disabled={change.busy}>
        <Field
          name="name"
          label={t`User name`}
          type="text"
          autoComplete="name"
          value={input}
          errors={[wrong ?? []].flat()}
          help={t`This name is shown to you and your teammates.`}
          onChange={setInput}
        />
      </Fields>
      <div className="account-save">
        <Button type="primary" htmlType="submit" loading={change.busy} disabled={!changed || change.busy}>
          <Trans>Save name</Trans>
        </Button>
        <span role="status" className="muted">
          {change.busy ? '' : changed ? t`Not saved yet` : saved ? t`Saved` : ''}
        </span>
      </div>
    </form>
  );
}

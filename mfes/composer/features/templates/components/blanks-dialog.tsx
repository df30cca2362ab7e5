import { blanksIn, fillBlanks, withTags } from '@carillon/contracts/domain/templates.ts';
import type { Template } from '@carillon/contracts/http/posts/template.ts';
import { Dialog } from '@carillon/sdk/index.ts';
import { Button, Input } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';

interface BlanksDialogProps {
  readonly template: Template;
  onUse(text: string): void;
  onClose(): void;
}

/** Fields of a template to fill in before it is inserted. */
export function BlanksDialog({ template, onUse, onClose }: BlanksDialogProps): ReactNode {
  const { name, text, hashtags } = template;
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const form = useId();
  const filledText = withTags(fillBlanks(text, values), hashtags);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    onUse(filledText);
  };
  return (
    <Dialog
      title={name}
      width={640}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button type="primary" htmlType="submit" form={form}>
            <Trans>Use template</Trans>
          </Button>
        </>
      }
    >
      <form id={form} className="dialog-fields" noValidate onSubmit={submit}>
        {blanksIn(text).map((blank, index) => (
          <div key={blank} className="field">
            <label htmlFor={`${form}-${index}`}>{blank}</label>
            <Input
              id={`${form}-${index}`}
              maxLength={500}
              value={values[blank] ?? ''}
              onChange={(event) => setValues({ ...values, [blank]: event.target.value })}
            />
          </div>
        ))}
        <p className="muted composer-help">
          <Trans>Fields that you leave empty stay in the text, in braces.</Trans>
        </p>
        <p className="composer-content templates-filled">{filledText}</p>
      </form>
    </Dialog>
  );
}

import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { TextArea } from '../../../lib/text-area.tsx';
import { type Finding, findingOf } from '../model/finding.ts';

interface FinderFormProps {
  readonly input: string;
  readonly busy: boolean;
  onInput(input: string): void;
  onFind(finding: Finding): void;
  onCancel(): void;
}

const LIMIT = 5_000;

/** A topic, or a text that hashtags are wanted for. */
export function FinderForm({ input, busy, onInput, onFind, onCancel }: FinderFormProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const [empty, setEmpty] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    const finding = findingOf(input);
    setEmpty(finding === null);
    if (finding) onFind(finding);
    else field.current?.focus();
  };
  return (
    <form className="panel tools-stack" noValidate onSubmit={submit}>
      <TextArea
        ref={field}
        label={t`Topic`}
        help={t`Enter one word for related hashtags, or a sentence or whole post for hashtags that match it.`}
        error={empty ? t`Enter a topic.` : null}
        value={input}
        rows={2}
        most={LIMIT}
        placeholder={t`sourdough, or: Our bakery is opening a second shop on Saturday`}
        enterSends
        onChange={(value) => {
          setEmpty(false);
          onInput(value);
        }}
      />
      <div className="tools-actions end">
        {busy && (
          <Button onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        <Button type="primary" htmlType="submit" loading={busy}>
          <Trans>Find Hashtags</Trans>
        </Button>
      </div>
    </form>
  );
}

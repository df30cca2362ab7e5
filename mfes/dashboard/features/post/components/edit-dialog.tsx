import { Alert, Button } from '@carillon/ui/index.ts';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Counters } from '../../../lib/counters.tsx';
import { Dialog } from '../../../lib/dialog/dialog.tsx';
import { FieldError } from '../../../lib/dialog/field-error.tsx';
import { fieldReason, reasonOf } from '../../../lib/reason.ts';
import { listed } from '../actions.ts';
import { failedTo } from '../api/use-commands.ts';
import type { PostDialogProps } from './dialog-props.ts';

/** Other words for one target or all that are not out. */
export function EditDialog({ targets, commands, home, onClose }: PostDialogProps): ReactNode {
  const before = targets[0]?.content ?? '';
  const [text, setText] = useState(before);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { error, busy } = commands;
  const fault = fieldReason(error, 'content');
  const differ = targets.some(({ content }) => content !== before);
  useEffect(() => {
    if (fault) field.current?.focus();
  }, [fault]);

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text === before && !differ) return onClose();
    if (await commands.run({ action: 'edit', targets, content: text })) onClose();
  };

  return (
    <Dialog
      title={`Edit text for ${listed(targets)}`}
      first={field}
      busy={busy}
      home={home}
      onClose={onClose}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            Keep as it is
          </Button>
          <Button type="primary" htmlType="submit" form={id} loading={busy}>
            Save Text
          </Button>
        </>
      }
    >
      <form id={id} className="dash-form" onSubmit={(event) => void save(event)}>
        {error && !fault && (
          <Alert type="error" showIcon role="alert" title={`${failedTo('edit')}: ${reasonOf(error)}`} />
        )}
        <label htmlFor={`${id}-text`}>Post text</label>
        <textarea
          ref={field}
          id={`${id}-text`}
          className="dash-field"
          rows={9}
          value={text}
          aria-invalid={fault !== null}
          aria-describedby={`${id}-help`}
          onChange={(event) => setText(event.target.value)}
        />
        {fault && <FieldError>{fault}</FieldError>}
        <div id={`${id}-help`}>
          <Counters text={text} platforms={[...new Set(targets.map(({ platform }) => platform))]} />
          {differ && (
            <p className="muted">The networks have different texts now. This one replaces them all.</p>
          )}
          {targets.some(({ status }) => status === 'failed') && (
            <p className="muted">What has failed is not sent by this alone: press “Try again” afterwards.</p>
          )}
        </div>
      </form>
    </Dialog>
  );
}

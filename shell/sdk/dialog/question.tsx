import { Alert, Button } from '@carillon/ui/index.ts';
import { type ReactNode, useRef } from 'react';
import { Dialog } from './dialog.tsx';

interface QuestionProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The action, such as "Delete post". */
  readonly action: string;
  readonly keep: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly error?: string | null;
  home?(): HTMLElement | null;
  onClose(): void;
  onConfirm(): void;
}

/** Asks before something that can't be taken back; the focus starts on the way out. */
export function Question(props: QuestionProps): ReactNode {
  const { title, children, action, keep, danger, busy = false, disabled, error } = props;
  const out = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      short
      title={title}
      first={out}
      busy={busy}
      home={props.home}
      onClose={props.onClose}
      actions={
        <>
          <Button ref={out} disabled={busy} onClick={props.onClose}>
            {keep}
          </Button>
          <Button type="primary" danger={danger} loading={busy} disabled={disabled} onClick={props.onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {error && <Alert type="error" showIcon role="alert" title={error} />}
      {children}
    </Dialog>
  );
}

import { useBackCloses } from '@carillon/sdk/index.ts';
import { Modal } from '@carillon/ui/index.ts';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { returnFocus } from './return-focus.ts';

interface DialogProps {
  readonly title: string;
  readonly width?: number;
  readonly children: ReactNode;
  readonly footer: ReactNode;
  /** What the focus begins on. */
  readonly first: RefObject<HTMLElement | null>;
  /** What was asked for is under way and can't be taken back: the dialog stays until its end is known. */
  readonly busy: boolean;
  /** Where the focus goes when what opened the dialog is no longer there. */
  home(): HTMLElement | null;
  onClose(): void;
}

/** A dialog that is there as long as it is rendered; the focus comes back to where it was. */
export function Dialog({
  title,
  width = 520,
  children,
  footer,
  first,
  busy,
  home,
  onClose,
}: DialogProps): ReactNode {
  const [trigger] = useState(() => document.activeElement);
  const latest = useRef(home);
  latest.current = home;
  const close = (): void => {
    if (!busy) onClose();
  };
  useBackCloses(true, close);
  useEffect(() => () => returnFocus(trigger, latest.current), [trigger]);
  return (
    <Modal
      open
      title={title}
      onCancel={close}
      closable={{ disabled: busy }}
      afterOpenChange={(open) => open && first.current?.focus()}
      width={width}
      className="dash-dialog"
      footer={<div className="dash-actions end">{footer}</div>}
    >
      {children}
    </Modal>
  );
}

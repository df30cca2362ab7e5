import { Modal } from '@carillon/ui/index.ts';
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { useBackCloses } from '../history/use-back-closes.ts';
import { useClickGuard } from './use-click-guard.ts';
import { type Step, useDialogFocus } from './use-dialog-focus.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useKeyGuard } from './use-key-guard.ts';

export interface DialogProps {
  readonly title: string;
  /** One that is only rendered while it is open does without. */
  readonly open?: boolean;
  readonly width?: number;
  /** A short question: a card in the middle also on a phone, where others have the whole screen. */
  readonly short?: boolean;
  /** Covers the whole page on every screen, with its content in the middle. */
  readonly whole?: boolean;
  /** The buttons; the primary one is the last. */
  readonly actions: ReactNode;
  /** Text next to the buttons: what a choice means, or where things are stored. */
  readonly status?: ReactNode;
  readonly children: ReactNode;
  /** The element to focus first. Defaults to `data-first`, then to the first control. */
  readonly first?: RefObject<HTMLElement | null>;
  /** The requested action is running and can't be undone, so the dialog stays until it ends. */
  readonly busy?: boolean;
  /** False for one that only its buttons close. */
  readonly closable?: boolean;
  /** One of several in a row, whose page has Back lead from the one to the other and sets the focus after the last. */
  readonly step?: Step;
  /** Where the focus goes when what opened the dialog is gone. */
  home?(): HTMLElement | null;
  onClose(): void;
}

/**
 * A dialog: keeps the focus, and returns it to its opener; Escape, a click outside and the browser's Back close it;
 * the page behind it doesn't scroll; on a phone it fills the screen.
 */
export function Dialog(props: DialogProps): ReactNode {
  const { title, open = true, width = 520, short = false, whole = false, actions, status, children } = props;
  const { first, busy = false, closable = true, step, home, onClose } = props;
  const close = (): void => {
    if (closable && !busy) onClose();
  };
  useBackCloses(open && !step, close);
  useFocusReturn(open && !step, home);
  const { body, arrive, leave, use, isShown } = useDialogFocus(open, first, step);
  const guard = useClickGuard(open);
  const guardKeys = useKeyGuard(open, isShown);
  return (
    <Modal
      open={open}
      title={<h2>{title}</h2>}
      width={whole ? '100%' : width}
      centered={short}
      className={['dialog', short && 'short', whole && 'whole'].filter(Boolean).join(' ')}
      onCancel={close}
      closable={closable && { disabled: busy }}
      keyboard={closable}
      mask={{ closable }}
      focusable={{ focusTriggerAfterClose: false }}
      afterOpenChange={arrive}
      wrapProps={{
        // Before a click changes the page, while what was clicked still has the focus.
        onClickCapture: (event: MouseEvent) => {
          if (guard.onClickCapture(event)) leave();
        },
        onMouseDownCapture: (event: MouseEvent) => {
          if (guard.onMouseDownCapture(event)) use();
        },
        onKeyDownCapture: (event: KeyboardEvent) => {
          guardKeys(event);
          if (!event.isDefaultPrevented()) use();
        },
      }}
      footer={
        <div className="dialog-foot">
          {status && <div className="dialog-status">{status}</div>}
          <div className="dialog-actions">{actions}</div>
        </div>
      }
    >
      <div ref={body} tabIndex={-1} className="dialog-body">
        {children}
      </div>
    </Modal>
  );
}

import { Modal } from '@carillon/ui/index.ts';
import { type ReactNode, useEffect, useRef } from 'react';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly width?: number;
  /** The user comes back to it from a later one: the focus goes where it was. */
  readonly returning: boolean;
  /** False for a question that has to be answered. */
  readonly closable?: boolean;
  readonly footer: ReactNode;
  readonly children: ReactNode;
  onClose(): void;
}

const CONTROLS =
  '[data-first],input:enabled:not([hidden]),select:enabled,textarea,button:enabled,[tabindex="0"]';

/** A dialog that opens on its first control. Where the focus goes after the last one is the page's affair. */
export function Dialog({
  open,
  title,
  width,
  returning,
  closable = true,
  footer,
  children,
  onClose,
}: DialogProps): ReactNode {
  const body = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);
  const shownNow = useRef(false);
  // What had the focus is gone, and the keyboard goes on from here. Looked at a moment later: between one field and the
  // next nothing has the focus, and to take it then would keep it from the next.
  useEffect(() => {
    const lost = (): boolean => open && shownNow.current && document.activeElement === document.body;
    if (!lost()) return;
    const timer = setTimeout(() => lost() && body.current?.focus());
    return () => clearTimeout(timer);
  });

  const leave = (): void => {
    last.current = document.activeElement;
  };
  const arrive = (shown: boolean): void => {
    shownNow.current = shown;
    if (!shown || body.current?.contains(document.activeElement)) return;
    const first = body.current?.querySelector('[data-first]') ?? body.current?.querySelector(CONTROLS);
    const place = returning && last.current?.isConnected ? last.current : first;
    if (place instanceof HTMLElement) place.focus();
  };
  return (
    <Modal
      open={open}
      onCancel={onClose}
      closable={closable}
      keyboard={closable}
      mask={{ closable }}
      title={title}
      width={width}
      className="composer-modal"
      focusable={{ focusTriggerAfterClose: false }}
      afterOpenChange={arrive}
      // Before a click changes the page, while what was clicked still has the focus.
      wrapProps={{ onClickCapture: leave }}
      footer={footer}
    >
      <div ref={body} tabIndex={-1} className="composer-dialog">
        {children}
      </div>
    </Modal>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { isKey } from '../keys.ts';
import { Button } from './button.tsx';
import { Spin } from './spin.tsx';

interface DialogLoadingProps {
  readonly failed: boolean;
  /** The way out, by a button and Escape. None if the dialog itself has none. */
  readonly onClose?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

/** Covers the page while a dialog's content loads, and says so if a failed attempt delays it. */
export function DialogLoading({ failed, onClose }: DialogLoadingProps): ReactNode {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      if (isKey(event, 'Escape')) cancel.current?.click();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, []);
  return (
    <div className="modal-loading">
      <div role="status" aria-label={failed ? undefined : t`Loading`}>
        <Spin />
        {failed && (
          <p>
            <Trans>Couldn’t load this. Check your connection. Trying again…</Trans>
          </p>
        )}
      </div>
      {onClose && (
        <Button ref={cancel} onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      )}
    </div>
  );
}

import { useReadable } from '@carillon/sdk/providers/shell-context.tsx';
import { AlertIcon, CheckIcon, CloseIcon } from '@carillon/ui/icons.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { Toast, ToastStore } from '../state/toasts.ts';
import { keepPlacing, placeToasts } from './place-toasts.ts';

/** Toasts out of the way of what they are about, announced to screen readers. */
export function ToastRegion({ toasts }: { toasts: ToastStore }): ReactNode {
  const list = useReadable(toasts.list);
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (region.current && list.length > 0) placeToasts(region.current);
  }, [list]);
  const isEmpty = list.length === 0;
  useEffect(() => (region.current && !isEmpty ? keepPlacing(region.current) : undefined), [isEmpty]);
  // Each kind has its own permanent region: screen readers announce what is added to it, once.
  return (
    <div ref={region} className="toasts">
      <div aria-live="polite">
        <Toasts list={list.filter(({ kind }) => kind !== 'danger')} onDismiss={toasts.dismiss} />
      </div>
      <div aria-live="assertive">
        <Toasts list={list.filter(({ kind }) => kind === 'danger')} onDismiss={toasts.dismiss} />
      </div>
    </div>
  );
}

interface ToastsProps {
  readonly list: readonly Toast[];
  onDismiss(id: number): void;
}

const Toasts = ({ list, onDismiss }: ToastsProps): ReactNode =>
  list.map(({ id, kind, title, message, link, undo }) => (
    <div key={id} className={`toast ${kind}`}>
      {kind === 'success' ? <CheckIcon /> : <AlertIcon />}
      <div>
        {title && <strong>{title}</strong>}
        <p>{message}</p>
        {link && (
          <a href={link.href} onClick={() => onDismiss(id)}>
            {link.text}
          </a>
        )}
      </div>
      {undo && (
        <button
          type="button"
          className="toast-undo"
          onClick={() => {
            onDismiss(id);
            undo();
          }}
        >
          <Trans>Undo</Trans>
        </button>
      )}
      <button
        type="button"
        className="icon-button small"
        aria-label={t`Dismiss`}
        onClick={() => onDismiss(id)}
      >
        <CloseIcon size={16} />
      </button>
    </div>
  ));

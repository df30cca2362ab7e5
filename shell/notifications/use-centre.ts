import type { Toasts } from '@carillon/sdk/shell.ts';
import { type ComponentType, useEffect, useState } from 'react';
import type { CentreProps } from './panel/centre.tsx';

/** The notification centre, which is loaded when it is first opened; null until it is there. */
export function useCentre(
  open: boolean,
  toasts: Toasts,
  close: () => void,
): ComponentType<CentreProps> | null {
  const [Centre, setCentre] = useState<ComponentType<CentreProps> | null>(null);
  useEffect(() => {
    if (!open || Centre) return;
    import('./panel/centre.tsx').then(
      (loaded) => setCentre(() => loaded.Centre),
      () => {
        close();
        toasts.danger('The notifications could not be opened. Check your connection and try again.');
      },
    );
  }, [open, Centre, toasts, close]);
  return Centre;
}

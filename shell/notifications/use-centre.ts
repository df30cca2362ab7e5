import type { Notices } from '@carillon/sdk/shell.ts';
import { type ComponentType, useEffect, useState } from 'react';
import type { CentreProps } from './panel/centre.tsx';

/** The notification centre, which is loaded when it is first opened; null until it is there. */
export function useCentre(
  open: boolean,
  notices: Notices,
  close: () => void,
): ComponentType<CentreProps> | null {
  const [Centre, setCentre] = useState<ComponentType<CentreProps> | null>(null);
  useEffect(() => {
    if (!open || Centre) return;
    import('./panel/centre.tsx').then(
      (loaded) => setCentre(() => loaded.Centre),
      () => {
        close();
        notices.danger('The notifications could not be opened. Check your connection and try again.');
      },
    );
  }, [open, Centre, notices, close]);
  return Centre;
}

import type { Toasts } from '@carillon/sdk/shell.ts';
import { t } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { useLoaded } from '../frame/use-loaded.ts';
import type { CentreProps } from './panel/centre.tsx';

/** The notification centre, which is loaded when it is first opened; null until it is there. */
export const useCentre = (
  open: boolean,
  toasts: Toasts,
  close: () => void,
): ComponentType<CentreProps> | null =>
  useLoaded(
    open,
    async () => (await import('./panel/centre.tsx')).Centre,
    () => {
      close();
      toasts.danger(t`Couldn’t open notifications. Check your connection and try again.`);
    },
  );

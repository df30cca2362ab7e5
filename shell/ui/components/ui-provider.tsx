import { type ReactNode, useEffect } from 'react';
import { ModeContext } from './contexts.ts';
import { loadParts } from './deferred.tsx';

interface UiProviderProps {
  readonly mode: 'light' | 'dark';
  /** Whether what opens on demand is likely to be wanted: it is then loaded as soon as the page is used at all. */
  readonly prepare?: boolean;
  readonly children: ReactNode;
}

const SIGNS_OF_USE = ['pointerdown', 'pointermove', 'keydown'] as const;

/** What the kit below it needs to know. */
export function UiProvider({ mode, prepare = false, children }: UiProviderProps): ReactNode {
  useEffect(() => {
    if (!prepare) return;
    const used = new AbortController();
    const begin = (): void => {
      used.abort();
      // One that can't be loaded now is asked for again when it is shown.
      loadParts().catch(() => undefined);
    };
    for (const sign of SIGNS_OF_USE)
      window.addEventListener(sign, begin, { signal: used.signal, passive: true });
    return () => used.abort();
  }, [prepare]);
  return <ModeContext value={mode}>{children}</ModeContext>;
}

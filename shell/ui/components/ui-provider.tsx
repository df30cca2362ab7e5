import { type ReactNode, useEffect } from 'react';
import { ModeContext } from './contexts.ts';
import { loadParts } from './deferred.tsx';
import { onFirstUse } from './first-use.ts';

interface UiProviderProps {
  readonly mode: 'light' | 'dark';
  /** Whether what opens on demand is likely to be wanted: it is then loaded as soon as the page is used at all. */
  readonly prepare?: boolean;
  readonly children: ReactNode;
}

/** Provides the context that the kit's components below it need. */
export function UiProvider({ mode, prepare = false, children }: UiProviderProps): ReactNode {
  useEffect(() => {
    if (!prepare) return;
    // One that can't be loaded now is asked for again when it is shown.
    return onFirstUse(() => void loadParts().catch(() => undefined));
  }, [prepare]);
  return <ModeContext value={mode}>{children}</ModeContext>;
}

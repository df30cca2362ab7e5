import { useEffect, useRef } from 'react';
import { useShell } from '../providers/shell-context.tsx';
import type { Shell } from '../shell.ts';

/** While it is open, the browser's Back closes it and leaves the page only after that. */
export const useBackCloses = (open: boolean, onClose: () => void): void =>
  useClosedByBack(useShell(), open, onClose);

/** The same for the shell's own parts. */
export function useClosedByBack(
  { backStack }: Pick<Shell, 'backStack'>,
  open: boolean,
  onClose: () => void,
): void {
  const newest = useRef(onClose);
  newest.current = onClose;
  useEffect(() => (open ? backStack.open(() => newest.current()) : undefined), [open, backStack]);
}

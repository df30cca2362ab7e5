import { useEffect, useRef } from 'react';
import { useShell } from '../providers/shell-context.tsx';

/** While it is open, the browser's Back closes it and leaves the page only after that. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const { backStack } = useShell();
  const newest = useRef(onClose);
  newest.current = onClose;
  useEffect(() => (open ? backStack.open(() => newest.current()) : undefined), [open, backStack]);
}

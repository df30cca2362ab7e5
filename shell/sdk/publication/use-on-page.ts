import { useEffect } from 'react';
import { useShell } from '../providers/shell-context.tsx';

/** Says which facts the page shows by itself, and follows: no toast is laid over it to say them again. */
export function useOnPage(facts: readonly string[]): void {
  const { onPage } = useShell();
  const all = facts.join('\n');
  useEffect(() => onPage.show(all.split('\n')), [all, onPage]);
}

import { useEffect } from 'react';
import { useShell } from '../providers/shell-context.tsx';

/** Declares which facts the page itself shows and updates, so that no toast repeats them. */
export function useOnPage(facts: readonly string[]): void {
  const { onPage } = useShell();
  const all = facts.join('\n');
  useEffect(() => onPage.show(all.split('\n')), [all, onPage]);
}

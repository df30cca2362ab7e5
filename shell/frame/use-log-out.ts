import type { Shell } from '@carillon/sdk/shell.ts';
import { useRef, useState } from 'react';

/** Logs out once, however often it is clicked. */
export function useLogOut(shell: Shell): { readonly leaving: boolean; logOut(): Promise<void> } {
  const [leaving, setLeaving] = useState(false);
  const begun = useRef(false);
  const logOut = async (): Promise<void> => {
    if (begun.current) return;
    begun.current = true;
    setLeaving(true);
    await shell.session.logout();
    begun.current = false;
    setLeaving(false);
  };
  return { leaving, logOut };
}

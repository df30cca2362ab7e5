import { useOnce } from '@carillon/sdk/action/use-once.ts';
import type { Shell } from '@carillon/sdk/shell.ts';
import { useState } from 'react';

/** Logs out once, however often it is clicked. */
export function useLogOut(shell: Shell): { readonly leaving: boolean; logOut(): Promise<void> } {
  const [leaving, setLeaving] = useState(false);
  const once = useOnce();
  const logOut = async (): Promise<void> => {
    await once(async () => {
      setLeaving(true);
      await shell.session.logout();
      setLeaving(false);
    });
  };
  return { leaving, logOut };
}

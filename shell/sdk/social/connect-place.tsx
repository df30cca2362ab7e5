import { deferred } from '@carillon/ui/index.ts';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import type { ConnectTarget } from './use-connecting.ts';

/** Asks for what a network needs. Returns whether the account is then connected. */
type Ask = (target: ConnectTarget) => Promise<boolean>;

const AskContext = createContext<Ask>(async () => false);

export const useAskToConnect = (): Ask => useContext(AskContext);

/** Loaded when the first network asks for something. */
const ConnectDialog = deferred(
  async () => (await import('./connect-dialog.tsx')).ConnectDialog,
  () => null,
);

interface OpenDialog {
  readonly target: ConnectTarget;
  answer(connected: boolean): void;
}

/** Where the dialog opens that connects an account, whatever on the page asks for it. */
export function ConnectPlace({ children }: { readonly children: ReactNode }): ReactNode {
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const ask = useCallback<Ask>((target) => new Promise((answer) => setOpenDialog({ target, answer })), []);
  const end = (connected: boolean): void => {
    openDialog?.answer(connected);
    setOpenDialog(null);
  };
  return (
    <AskContext value={ask}>
      {children}
      {openDialog && <ConnectDialog target={openDialog.target} onEnd={end} />}
    </AskContext>
  );
}

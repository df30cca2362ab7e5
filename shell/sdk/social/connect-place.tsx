import { deferred } from '@carillon/ui/index.ts';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import type { ConnectTarget } from './use-connecting.ts';

/** Asks for what a network needs. Gives whether the account is connected then. */
type Ask = (target: ConnectTarget) => Promise<boolean>;

const AskContext = createContext<Ask>(async () => false);

export const useAskToConnect = (): Ask => useContext(AskContext);

/** Loaded when the first network asks for something. */
const ConnectDialog = deferred(
  async () => (await import('./connect-dialog.tsx')).ConnectDialog,
  () => null,
);

interface Asked {
  readonly target: ConnectTarget;
  answer(connected: boolean): void;
}

/** Where the dialog opens that connects an account, whatever on the page asks for it. */
export function ConnectPlace({ children }: { readonly children: ReactNode }): ReactNode {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback<Ask>((target) => new Promise((answer) => setAsked({ target, answer })), []);
  const end = (connected: boolean): void => {
    asked?.answer(connected);
    setAsked(null);
  };
  return (
    <AskContext value={ask}>
      {children}
      {asked && <ConnectDialog target={asked.target} onEnd={end} />}
    </AskContext>
  );
}

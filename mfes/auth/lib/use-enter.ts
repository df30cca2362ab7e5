import { linkedSentence } from '@carillon/contracts/domain/linked-sentence.ts';
import { useShell, useToasts } from '@carillon/sdk/index.ts';
import { useProviderName } from './use-provider-name.ts';

interface LoggedIn {
  readonly token: string;
  /** The provider that the log-in has linked. */
  readonly linked?: string | null;
}

/** Marks the browser as logged in, and goes on. */
export function useEnter(goal: string): (reply: LoggedIn) => void {
  const shell = useShell();
  const toasts = useToasts();
  const nameOf = useProviderName();
  return ({ token, linked }) => {
    if (linked) toasts.success(linkedSentence(nameOf(linked)));
    shell.session.login(token);
    shell.navigate(goal);
  };
}

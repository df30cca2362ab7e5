import { takeWantedPage, useShell, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useProviderName } from './use-provider-name.ts';

const HOME = '/dashboard';

interface LoggedIn {
  readonly token: string;
  /** The provider that the login has linked. */
  readonly linked?: string | null;
}

/** Marks the browser as logged in, and goes on. */
export function useEnter(goal: string): (reply: LoggedIn) => void {
  const shell = useShell();
  const toasts = useToasts();
  const nameOf = useProviderName();
  return ({ token, linked }) => {
    shell.session.login(token);
    // A login removes earlier toasts, so this comes after it.
    if (linked) toasts.success(t`${{ name: nameOf(linked) }} is linked. You can log in with it from now on.`);
    // A user who followed a link to one of their pages is taken there.
    shell.navigate((goal === HOME && takeWantedPage()) || goal);
  };
}

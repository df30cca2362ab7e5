import { register } from '@carillon/contracts/http/identity/sign-in/register.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import { browserZone, noteWantedPage, pageLocale, useApi, useShell, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';

/** Makes an account in the page's language and the browser's time zone, then goes to the login page at `next`. */
export function useRegister(next: string, onSignedUp: (email: string) => void) {
  const api = useApi();
  const shell = useShell();
  const toasts = useToasts();
  return useMutation({
    mutationFn: (body: Omit<BodyOf<typeof register>, 'timezone' | 'locale'>) =>
      api.call(register, { body: { ...body, timezone: browserZone(), locale: pageLocale() } }),
    onSuccess: (_, { email }) => {
      onSignedUp(email.trim());
      // A new account starts on the dashboard.
      noteWantedPage(null);
      toasts.success(t`Your account is ready. Log in to start.`);
      shell.navigate(next);
    },
  });
}

import { changeName } from '@carillon/contracts/http/identity/account/change-name.ts';
import { useAction, useApi, useShell, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';

/** Saves another name; every page and tab calls the user so afterwards. */
export function useChangeName(onDone: (name: string) => void) {
  const api = useApi();
  const { session } = useShell();
  const toasts = useToasts();
  return useAction((name: string) => api.call(changeName, { body: { name } }), {
    async onDone({ name }) {
      await session.userChanged();
      toasts.success(t`Your name is now ${name}.`);
      onDone(name);
    },
  });
}

import { useReadable } from '@carillon/sdk/providers/shell-context.tsx';
import type { Shell } from '@carillon/sdk/shell.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useLoaded } from '../frame/use-loaded.ts';
import type { WordsDialogProps } from './dialog/words-dialog.tsx';
import type { Words } from './word-store.ts';

/** Renders the dialog once it is requested. The UI kit that it needs is only loaded then. */
export function WordsPlace({ shell, words }: { shell: Shell; words: Words }): ReactNode {
  const { wanted } = words;
  const open = useReadable(wanted);
  const balance = useReadable(words.balance);
  const close = (): void => wanted.set(false);
  const Dialog = useLoaded<WordsDialogProps>(
    open,
    async () => (await import('./dialog/words-dialog.tsx')).WordsDialog,
    () => {
      close();
      shell.toasts.danger(t`Couldn’t open your word history. Check your connection and try again.`);
    },
  );
  return open && Dialog && balance && <Dialog {...{ shell, balance }} onClose={close} />;
}

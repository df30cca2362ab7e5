import { useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';

/** Puts a text on the clipboard and says that it is `done`, or that the browser didn’t allow it. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const toasts = useToasts();
  return async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.success(done);
    } catch {
      // The browser gives no clipboard, or the user did not allow it.
      toasts.danger(t`Your browser didn’t allow copying. Select the text and copy it yourself.`);
    }
  };
}

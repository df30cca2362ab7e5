import { useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';

/** Puts a text on the clipboard and tells whether it is there. */
export function useCopy(): (text: string, what: string) => Promise<void> {
  const toasts = useToasts();
  return async (text, what) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.success(t`${what} copied.`);
    } catch {
      // The browser gives no clipboard, or the user did not allow it.
      toasts.danger(t`Your browser didn’t allow copying. Select the text and copy it yourself.`);
    }
  };
}

import { useToasts } from '@carillon/sdk/index.ts';

/** Puts a text on the clipboard and tells whether it is there. */
export function useCopy(): (text: string, what: string) => Promise<void> {
  const toasts = useToasts();
  return async (text, what) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.success(`${what} copied.`);
    } catch {
      // The browser gives no clipboard, or the user did not allow it.
      toasts.danger('Your browser didn’t allow copying. Select the text and copy it yourself.');
    }
  };
}

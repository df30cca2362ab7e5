import { useToasts } from '@carillon/sdk/index.ts';

/** Puts a text on the clipboard and tells whether it is there. */
export function useCopy(done: string, failed: string): (text: string) => Promise<void> {
  const toasts = useToasts();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.success(done);
    } catch {
      // The browser gives no clipboard, or the user did not allow it.
      toasts.danger(failed);
    }
  };
}

import type { ClipboardEvent } from 'react';

/** Takes pictures from the clipboard. Text is left to the field. */
export const pasteInto =
  (onFiles: (pasted: readonly File[]) => void) =>
  (event: ClipboardEvent): void => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    onFiles(pasted);
  };

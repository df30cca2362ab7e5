/**
 * Replaces a part of a field as typing would, so that the browser's own undo works.
 * @returns false if the browser can't; then nothing was changed
 */
export function typeInto(
  field: HTMLTextAreaElement | null,
  [start, end]: readonly [number, number],
  text: string,
): boolean {
  if (!field || typeof document.execCommand !== 'function') return false;
  field.focus();
  field.setSelectionRange(start, end);
  // Long deprecated, but nothing has come in its place that keeps a field's history.
  return document.execCommand('insertText', false, text);
}

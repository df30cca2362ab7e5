/** Keeps the focus itself. */
const MODAL = '[role=dialog][aria-modal=true]';

/**
 * Moves the focus to a place when the focused element disappears, until the user presses a key or the pointer: a link
 * or button may be gone from the page it led to. Returns a function that stops it.
 */
export function keepFocus(place: () => HTMLElement | null): () => void {
  // Nothing had the focus, so nothing can lose it.
  if (document.activeElement === document.body) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Checked a moment later: between one element and the next, for example when a dialog closes, nothing has the
  // focus.
  const look = (): void => {
    timer = undefined;
    if (document.activeElement !== document.body || document.querySelector(MODAL)) return;
    place()?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(look);
  });
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('keydown', stop, true);
    document.removeEventListener('pointerdown', stop, true);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('keydown', stop, true);
  document.addEventListener('pointerdown', stop, true);
  return stop;
}

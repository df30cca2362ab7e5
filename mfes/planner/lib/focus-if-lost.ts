/** Gives the focus to an element when what had it is gone, and to nothing that somebody has gone on from. */
export function focusIfLost(element: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement === null) element?.focus();
}

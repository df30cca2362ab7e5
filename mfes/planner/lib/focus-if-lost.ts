/** Gives the focus to an element if the focused one is gone, unless the user has moved on. */
export function focusIfLost(element: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement === null) element?.focus();
}

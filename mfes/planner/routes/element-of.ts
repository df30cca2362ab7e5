/** Finds the current element of an entry. */
export const elementOf = (id: string): HTMLElement | null =>
  document.querySelector(`[data-entry="${CSS.escape(id)}"]`);

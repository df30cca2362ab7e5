/** What stands for an entry, wherever it is by now. */
export const elementOf = (id: string): HTMLElement | null =>
  document.querySelector(`[data-entry="${CSS.escape(id)}"]`);

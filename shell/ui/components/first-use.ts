const SIGNS_OF_USE = ['pointerdown', 'pointermove', 'keydown'] as const;

/**
 * Calls `begin` once, as soon as the page is used, to load what will probably be needed. Returns a function that
 * cancels it.
 */
export function onFirstUse(begin: () => void): () => void {
  const listeners = new AbortController();
  const use = (): void => {
    listeners.abort();
    begin();
  };
  for (const sign of SIGNS_OF_USE)
    window.addEventListener(sign, use, { signal: listeners.signal, passive: true });
  return () => listeners.abort();
}

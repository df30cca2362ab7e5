const SIGNS_OF_USE = ['pointerdown', 'pointermove', 'keydown'] as const;

/** Calls `begin` once, as soon as the page is used at all: what is likely to be wanted is loaded then. Returns the way to stop. */
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

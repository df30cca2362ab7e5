import { type ComponentType, useEffect, useState } from 'react';

/** A part that is loaded when it is first opened; null until it is there. */
export function useLoaded<Props>(
  open: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFailed: () => void,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the calls do the same in each render
  useEffect(() => {
    if (!open || Part) return;
    load().then((loaded) => setPart(() => loaded), onFailed);
  }, [open, Part]);
  return Part;
}

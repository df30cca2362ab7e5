import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { LifeCycles } from 'single-spa';

/** Returns the lifecycles of a single-spa application: a React root in the outlet while it's mounted. */
export function lifecyclesOf(outlet: HTMLElement, view: ReactNode): LifeCycles {
  let root: Root | null = null;
  return {
    async bootstrap() {},
    async mount() {
      root = createRoot(outlet);
      root.render(view);
    },
    async unmount() {
      root?.unmount();
      root = null;
    },
  };
}

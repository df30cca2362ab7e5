import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { LifeCycles } from 'single-spa';

/** What single-spa asks of an application: here a React root in the outlet, for as long as it is open. */
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

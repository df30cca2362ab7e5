import type { Readable, Shell } from '@carillon/sdk/shell.ts';
import { startApplications } from './applications.tsx';
import { isAt } from './registry.ts';
import type { RegistryStore } from './registry-store.ts';
import { announceRemotes, preloadRemote } from './remote-loader.ts';

interface Opening {
  readonly remotes: RegistryStore;
  readonly outlet: HTMLElement;
  readonly shell: Shell;
  readonly reach: Readable<boolean>;
  /** The address was settled before it was known which pages there are. */
  refresh(): void;
}

/** Opens the micro-frontends' pages once it is known which there are: now, or after a Retry. */
export function openPages({ remotes, outlet, shell, reach, refresh }: Opening): void {
  let isOpened = false;
  const open = (): void => {
    const registry = remotes.get();
    if (!registry || isOpened) return;
    isOpened = true;
    announceRemotes(registry);
    for (const name of Object.keys(registry))
      if (isAt(registry, name, window.location.pathname)) preloadRemote(name);
    refresh();
    startApplications(registry, outlet, shell, reach);
  };
  remotes.subscribe(open);
  open();
}

import type { Readable } from '@carillon/sdk/shell.ts';
import { type Writable, writable } from './readable.ts';

export type ModeChoice = 'light' | 'dark' | 'system';

const KEY = 'mode';

export interface ModeStore {
  readonly choice: Writable<ModeChoice>;
  readonly mode: Writable<'light' | 'dark'>;
  /** The one mode of the page that is open; null where the choice counts. */
  readonly forced: Readable<'light' | null>;
  choose(choice: ModeChoice): void;
  /** Shows this mode until another call gives null; the choice stays as it is. */
  force(mode: 'light' | null): void;
}

/** Light, dark, or as the system has it; remembered. `theme.js` applies it before the first paint. */
export function createModeStore(storage: Storage, root: HTMLElement, system: MediaQueryList): ModeStore {
  const saved = storage.getItem(KEY);
  const choice = writable<ModeChoice>(saved === 'light' || saved === 'dark' ? saved : 'system');
  const forced = writable<'light' | null>(null);
  const wantedMode = (): ModeChoice => forced.get() ?? choice.get();
  const resolve = () =>
    (wantedMode() === 'system' ? (system.matches ? 'dark' : 'light') : wantedMode()) as 'light' | 'dark';
  const mode = writable(resolve());
  system.addEventListener('change', () => mode.set(resolve()));
  const apply = (): void => {
    if (wantedMode() === 'system') root.removeAttribute('data-mode');
    else root.setAttribute('data-mode', wantedMode());
    mode.set(resolve());
  };
  return {
    choice,
    mode,
    forced,
    choose(next) {
      choice.set(next);
      if (next === 'system') storage.removeItem(KEY);
      else storage.setItem(KEY, next);
      apply();
    },
    force(next) {
      if (next === forced.get()) return;
      forced.set(next);
      apply();
      tintBrowser(root, next);
    },
  };
}

/** The browser's own frame takes the color of the mode that a page is held in. */
function tintBrowser({ ownerDocument }: HTMLElement, mode: 'light' | null): void {
  ownerDocument.querySelector('meta[name=theme-color]')?.remove();
  if (mode === null) return;
  const meta = ownerDocument.createElement('meta');
  meta.name = 'theme-color';
  meta.dataset.mode = mode;
  meta.content = getComputedStyle(ownerDocument.documentElement).getPropertyValue('--surface').trim();
  ownerDocument.head.append(meta);
}

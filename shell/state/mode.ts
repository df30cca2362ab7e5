import { type Writable, writable } from './readable.ts';

export type ModeChoice = 'light' | 'dark' | 'system';

const KEY = 'mode';

export interface ModeStore {
  readonly choice: Writable<ModeChoice>;
  readonly mode: Writable<'light' | 'dark'>;
  choose(choice: ModeChoice): void;
}

/** Light, dark, or as the system has it; remembered. `theme.js` applies it before the first paint. */
export function createModeStore(storage: Storage, root: HTMLElement, system: MediaQueryList): ModeStore {
  const saved = storage.getItem(KEY);
  const choice = writable<ModeChoice>(saved === 'light' || saved === 'dark' ? saved : 'system');
  const resolve = () =>
    (choice.get() === 'system' ? (system.matches ? 'dark' : 'light') : choice.get()) as 'light' | 'dark';
  const mode = writable(resolve());
  system.addEventListener('change', () => mode.set(resolve()));
  return {
    choice,
    mode,
    choose(next) {
      choice.set(next);
      if (next === 'system') {
        storage.removeItem(KEY);
        root.removeAttribute('data-mode');
      } else {
        storage.setItem(KEY, next);
        root.setAttribute('data-mode', next);
      }
      mode.set(resolve());
    },
  };
}

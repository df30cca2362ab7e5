import type { Readable } from '../shell.ts';
import {
  clearPlatform,
  emptySocialState,
  type Platform,
  restoreSocialState,
  type SocialState,
} from './social-state.ts';

const KEY = 'socialMediaState';

export interface SocialStore extends Readable<SocialState> {
  update<P extends Platform>(platform: P, change: Partial<SocialState[P]>): void;
  clear(platform: Platform): void;
  /** Everything disconnected and forgotten; the session counts as invalid. */
  clearAll(): void;
}

/** The social state, kept in browser storage and refreshed with each load and save. */
export function createSocialStore(storage: Storage, clock: () => number): SocialStore {
  const listeners = new Set<() => void>();
  const restored = restoreSocialState(storage.getItem(KEY), clock());
  if (!restored) storage.removeItem(KEY);
  let state = restored ?? emptySocialState(clock());

  const set = (next: SocialState, keep: boolean): void => {
    state = { ...next, lastActiveTimestamp: clock() };
    if (keep) storage.setItem(KEY, JSON.stringify(state));
    else storage.removeItem(KEY);
    for (const listener of listeners) listener();
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: (platform, change) =>
      set({ ...state, [platform]: { ...state[platform], ...change }, sessionValid: true }, true),
    clear: (platform) => set(clearPlatform(state, platform), true),
    clearAll: () => set({ ...emptySocialState(clock()), sessionValid: false }, false),
  };
}

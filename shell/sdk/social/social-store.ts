import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Readable } from '../readable.ts';
import { clearPlatform, emptySocialState, restoreSocialState, type SocialState } from './social-state.ts';

const KEY = 'socialMediaState';

/** Why the last attempt to connect a network failed, in a whole sentence; nothing for a network that did not fail. */
export type ConnectFailures = Readonly<Partial<Record<PlatformName, string>>>;

export interface SocialStore extends Readable<SocialState> {
  /** Kept for the pages that show it, until the next try; not kept in the browser. */
  readonly failures: Readable<ConnectFailures>;
  /** Does nothing while the session is invalid: an answer that comes late brings nothing back. */
  update<P extends PlatformName>(platform: P, change: Partial<SocialState[P]>): void;
  clear(platform: PlatformName): void;
  /** The session was checked, and lives. */
  validated(): void;
  /** The session could not be checked: everything disconnected, and the session invalid, until it is. */
  invalidate(): void;
  /** The session is over: as `invalidate`, and nothing stays in the browser. */
  clearAll(): void;
  setFailure(platform: PlatformName, sentence: string | null): void;
}

/** The social state, kept in browser storage and refreshed with each load and save. */
export function createSocialStore(storage: Storage, clock: () => number): SocialStore {
  const listeners = new Set<() => void>();
  const restored = restoreSocialState(storage.getItem(KEY), clock());
  let state = restored ?? emptySocialState(clock());
  let failures: ConnectFailures = {};
  if (restored) save(storage, state);
  else storage.removeItem(KEY);

  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const set = (next: SocialState): void => {
    state = { ...next, lastActiveTimestamp: clock() };
    save(storage, state);
    tell();
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const setFailure = (platform: PlatformName, sentence: string | null): void => {
    if ((failures[platform] ?? null) === sentence) return;
    const { [platform]: _, ...others } = failures;
    failures = sentence === null ? others : { ...others, [platform]: sentence };
    tell();
  };

  return {
    get: () => state,
    subscribe,
    failures: { get: () => failures, subscribe },
    update(platform, change) {
      if (!state.sessionValid) return;
      if (change.connected) setFailure(platform, null);
      set({ ...state, [platform]: { ...state[platform], ...change } });
    },
    clear: (platform) => set(clearPlatform(state, platform)),
    validated() {
      if (!state.sessionValid) set({ ...state, sessionValid: true });
    },
    invalidate: () => set({ ...emptySocialState(clock()), sessionValid: false }),
    clearAll() {
      state = { ...emptySocialState(clock()), sessionValid: false };
      failures = {};
      storage.removeItem(KEY);
      tell();
    },
    setFailure,
  };
}

/** A browser that keeps no more still shows the page. */
function save(storage: Storage, state: SocialState): void {
  try {
    storage.setItem(KEY, JSON.stringify(state));
  } catch (error) {
    console.warn('The browser keeps no more: the connected networks are not remembered.', error);
  }
}

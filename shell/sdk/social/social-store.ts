import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Readable } from '../readable.ts';
import type { ConnectionsReply } from './connections.ts';
import {
  emptySocialState,
  rememberConnections,
  restoreSocialState,
  type SocialState,
} from './social-state.ts';

const KEY = 'socialMediaState';

/** Why the last attempt to connect a network failed, in a whole sentence; nothing for a network that did not fail. */
export type ConnectFailures = Readonly<Partial<Record<PlatformName, string>>>;

export interface SocialStore extends Readable<SocialState> {
  /** Kept for the pages that show it, until the next try; not kept in the browser. */
  readonly failures: Readable<ConnectFailures>;
  /** Stores the server's answer. Does nothing while the session is invalid: a late answer must not restore anything. */
  remember(reply: ConnectionsReply): void;
  /** The browser leaves for a network's consent page, or couldn't. */
  setConnecting(platform: PlatformName, connecting: boolean): void;
  /** The session was checked, and lives. */
  validated(): void;
  /** The session could not be checked: everything disconnected, and the session invalid, until it is. */
  invalidate(): void;
  /** The session is over: like `invalidate`, and nothing stays in the browser. */
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

  const notifyListeners = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const set = (next: SocialState): void => {
    state = { ...next, lastActiveTimestamp: clock() };
    save(storage, state);
    notifyListeners();
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const setFailure = (platform: PlatformName, sentence: string | null): void => {
    if ((failures[platform] ?? null) === sentence) return;
    const { [platform]: _, ...others } = failures;
    failures = sentence === null ? others : { ...others, [platform]: sentence };
    notifyListeners();
  };

  return {
    get: () => state,
    subscribe,
    failures: { get: () => failures, subscribe },
    remember(reply) {
      if (!state.sessionValid) return;
      for (const { network, status } of reply.connections)
        if (status === 'connected') setFailure(network, null);
      set(rememberConnections(state, reply));
    },
    setConnecting(platform, connecting) {
      if (state.sessionValid) set({ ...state, [platform]: { ...state[platform], connecting } });
    },
    validated() {
      if (!state.sessionValid) set({ ...state, sessionValid: true });
    },
    invalidate: () => set({ ...emptySocialState(clock()), sessionValid: false }),
    clearAll() {
      state = { ...emptySocialState(clock()), sessionValid: false };
      failures = {};
      storage.removeItem(KEY);
      notifyListeners();
    },
    setFailure,
  };
}

/** A browser with full storage still shows the page. */
function save(storage: Storage, state: SocialState): void {
  try {
    storage.setItem(KEY, JSON.stringify(state));
  } catch (error) {
    console.warn('The browser keeps no more: the connected networks are not remembered.', error);
  }
}

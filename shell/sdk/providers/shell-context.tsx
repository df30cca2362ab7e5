import type { LiveEventData, LiveEventType } from '@carillon/contracts/http/gateway/live-events.ts';
import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ApiClient } from '../api/api-client.ts';
import type { Readable, Shell, Toasts, User } from '../shell.ts';
import type { SocialState } from '../social/social-state.ts';
import type { UserStorage } from '../storage/user-storage.ts';

export const ShellContext = createContext<Shell | null>(null);

/** All that the shell offers. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a root made by defineRemote');
  return shell;
}

export const useApi = (): ApiClient => useShell().api;
export const useToasts = (): Toasts => useShell().toasts;
export const useSocialState = (): SocialState => useReadable(useShell().social);
export const useSession = (): { loggedIn: boolean; user: User | null } => useReadable(useShell().session);

/** The stored data of the logged-in user in this browser. Null until the user is known. */
export const useUserStorage = (): UserStorage | null => useReadable(useShell().storage);

export const useReadable = <T,>(readable: Readable<T>): T =>
  useSyncExternalStore(readable.subscribe, readable.get, readable.get);

/** Calls the newest handler for each live event of a type while the component is there. */
export function useLiveEvents<T extends LiveEventType>(
  type: T,
  handler: (data: LiveEventData<T>) => void,
): void {
  const { events } = useShell();
  const newest = useRef(handler);
  newest.current = handler;
  useEffect(() => events.on(type, (data) => newest.current(data)), [events, type]);
}

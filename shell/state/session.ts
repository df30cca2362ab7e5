import { checkAuth } from '@carillon/contracts/http/identity/check-auth.ts';
import { getUser } from '@carillon/contracts/http/identity/get-user.ts';
import { logout } from '@carillon/contracts/http/identity/logout.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import type { SessionPort, User } from '@carillon/sdk/shell.ts';
import type { SocialStore } from '@carillon/sdk/social/social-store.ts';
import { writable } from './readable.ts';

const KEY = 'token';

export interface SessionStore extends SessionPort {
  /** Asks the server whether the session is alive, and who it is. */
  validate(): Promise<void>;
}

export interface SessionDeps {
  readonly storage: Storage;
  readonly api: ApiClient;
  readonly social: SocialStore;
  goToLogin(): void;
}

/** Whether the browser counts as logged in: it does while a token is stored. The session itself is a cookie. */
export function createSessionStore({ storage, api, social, goToLogin }: SessionDeps): SessionStore {
  const value = writable<{ loggedIn: boolean; user: User | null }>({
    loggedIn: storage.getItem(KEY) !== null,
    user: null,
  });

  const forget = (): void => {
    storage.removeItem(KEY);
    social.clearAll();
    value.set({ loggedIn: false, user: null });
  };
  const expire = (): void => {
    if (!value.get().loggedIn) return;
    forget();
    goToLogin();
  };

  return {
    get: value.get,
    subscribe: value.subscribe,
    login(token) {
      storage.setItem(KEY, token);
      value.set({ loggedIn: true, user: null });
    },
    async logout() {
      await api
        .call(logout)
        .catch((error: unknown) => console.warn('The server could not be told of the log-out.', error));
      forget();
      goToLogin();
    },
    expire,
    async validate() {
      if (!value.get().loggedIn) return;
      try {
        const { authenticated } = await api.call(checkAuth);
        if (!authenticated) return expire();
        const user = await api.call(getUser);
        value.set({ loggedIn: true, user });
      } catch (error) {
        // Without an answer nobody can say that the session is dead; only what was known of the networks is dropped.
        console.warn('The session could not be checked.', error);
        social.clearAll();
      }
    },
  };
}

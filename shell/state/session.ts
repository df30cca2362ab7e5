import { checkAuth } from '@carillon/contracts/http/identity/check-auth.ts';
import { getUser } from '@carillon/contracts/http/identity/get-user.ts';
import { logout } from '@carillon/contracts/http/identity/logout.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import type { SessionPort, User } from '@carillon/sdk/shell.ts';
import type { SocialStore } from '@carillon/sdk/social/social-store.ts';
import type { KeptStore } from './kept.ts';
import { writable } from './readable.ts';

const KEY = 'token';
const AGAIN_MS = 5_000;

export interface SessionStore extends SessionPort {
  /** Asks the server whether the session is alive, and who it is. */
  validate(): Promise<void>;
}

export interface SessionDeps {
  readonly storage: Storage;
  /** Tells of what other tabs store. */
  readonly tabs: EventTarget;
  readonly api: ApiClient;
  readonly social: SocialStore;
  readonly kept: KeptStore;
  /** A session that ran out comes back to its page; whoever logs out is done with it. */
  goToLogin(options: { readonly comeBack: boolean }): void;
  /** Begins anew, with nothing of whoever was here before. */
  reload(): void;
}

/** Whether the browser counts as logged in: it does while a token is stored. The session itself is a cookie. */
export function createSessionStore(deps: SessionDeps): SessionStore {
  const { storage, tabs, api, social, kept, goToLogin, reload } = deps;
  let token = storage.getItem(KEY);
  const value = writable<{ loggedIn: boolean; user: User | null }>({ loggedIn: token !== null, user: null });
  if (token === null) kept.close();

  const forget = (): void => {
    token = null;
    storage.removeItem(KEY);
    social.clearAll();
    kept.close();
    value.set({ loggedIn: false, user: null });
  };
  const expire = (): void => {
    if (!value.get().loggedIn) return;
    forget();
    goToLogin({ comeBack: true });
  };
  const validate = async (): Promise<void> => {
    const asked = token;
    if (asked === null) return;
    try {
      const { authenticated } = await api.call(checkAuth);
      const user = authenticated ? await api.call(getUser) : null;
      // Whoever was asked about may have left meanwhile.
      if (token !== asked) return;
      if (!user) return expire();
      kept.open(user.id);
      value.set({ loggedIn: true, user });
    } catch (error) {
      // Without an answer nobody can say that the session is dead; only what was known of the networks is dropped.
      console.warn('The session could not be checked.', error);
      if (token !== asked) return;
      social.clearAll();
      // Pages wait to know whose work they may show.
      if (!kept.get()) setTimeout(() => void validate(), AGAIN_MS);
    }
  };

  tabs.addEventListener('storage', () => {
    const now = storage.getItem(KEY);
    if (now === token) return;
    if (now === null) expire();
    else reload();
  });

  return {
    get: value.get,
    subscribe: value.subscribe,
    login(given) {
      token = given;
      storage.setItem(KEY, given);
      kept.close();
      value.set({ loggedIn: true, user: null });
    },
    async logout() {
      await api
        .call(logout)
        .catch((error: unknown) => console.warn('The server could not be told of the log-out.', error));
      kept.drop();
      forget();
      goToLogin({ comeBack: false });
    },
    expire,
    validate,
  };
}

/** Asks who it is on the first page and after each log-in. */
export function validateAfterLogin(session: SessionStore): void {
  let loggedIn = false;
  const follow = (): void => {
    const now = session.get().loggedIn;
    if (now && !loggedIn) void session.validate();
    loggedIn = now;
  };
  session.subscribe(follow);
  follow();
}

import type { Locale } from '@carillon/contracts/domain/locales.ts';
import { changeLocale } from '@carillon/contracts/http/identity/account/change-locale.ts';
import { changeTimeZone } from '@carillon/contracts/http/identity/account/change-time-zone.ts';
import { getUser } from '@carillon/contracts/http/identity/account/get-user.ts';
import { checkAuth } from '@carillon/contracts/http/identity/sign-in/check-auth.ts';
import { enterWorkspace } from '@carillon/contracts/http/identity/workspaces/enter-workspace.ts';
import { listWorkspaces } from '@carillon/contracts/http/identity/workspaces/list-workspaces.ts';
import type { ApiClient, CallersSession } from '@carillon/sdk/api/api-client.ts';
import type { LiveEvents, SessionPort, User } from '@carillon/sdk/shell.ts';
import type { SocialStore } from '@carillon/sdk/social/social-store.ts';
import { t } from '@lingui/core/macro';
import type { KeptStore } from './kept-store.ts';
import { writable } from './readable.ts';
import type { ServerLogOut } from './server-log-out.ts';

const KEY = 'token';
/** Changes when something about the user does, so that other tabs ask again. */
const CHANGED = 'userChanged';
const AGAIN_MS = 5_000;
/** Chromium may fail the calls of a page that is being replaced some milliseconds before it fires `pagehide`. */
const REPLACED_WITHIN_MS = 1_000;

export interface SessionStore extends SessionPort, CallersSession {
  /** Asks the server whether the session is alive, and who it is; again, until it answers. */
  validate(): Promise<void>;
  /** Moves into another workspace of the user while the page shows nothing yet, so that it need not begin anew. @throws as `enter` */
  enterFirst(workspace: Pick<User['workspace'], 'id' | 'name'>): Promise<void>;
  /**
   * Moves the account to another time zone.
   * @throws the call's error; then nothing has changed here
   */
  changeTimeZone(timezone: string): Promise<void>;
  /** Has the server speak another language to the user. @throws what the call threw */
  changeLocale(locale: Locale): Promise<void>;
}

export interface SessionDeps {
  readonly storage: Storage;
  /** Tells of what other tabs store, and that the network is back. */
  readonly tabs: EventTarget;
  readonly api: ApiClient;
  readonly social: SocialStore;
  readonly kept: KeptStore;
  readonly serverLogOut: ServerLogOut;
  /** A session that ran out comes back to its page; a user who logs out is done with it. */
  goToLogin(options: { readonly comeBack: boolean }): void;
  /** Begins anew, with nothing of the previous user. */
  reload(): void;
  /** Begins anew at an address. */
  begin(address: string): void;
  /** After the page has begun anew, its user is told that they are in that workspace, and why where it is known. */
  noteMove(name: string, why?: string): void;
}

/** Whether the browser counts as logged in: it does while a token is stored. The session itself is a cookie. */
export function createSessionStore(deps: SessionDeps): SessionStore {
  const { storage, tabs, api, social, kept, serverLogOut, goToLogin, reload, begin, noteMove } = deps;
  let token = storage.getItem(KEY);
  let current = 0;
  /** The provider that a logout leads to. */
  let provider: string | null = null;
  /** The next step after a failed check: to drop what was known of the networks, then to check again. */
  let nextStep: ReturnType<typeof setTimeout> | undefined;
  /** The page is about to begin anew, or goes: its browser ends its calls, which says nothing of the session. */
  let leaving = false;
  /** Why the session is about to be in another workspace, when its user does that here. */
  let reason: string | undefined;
  const value = writable<{ loggedIn: boolean; user: User | null }>({ loggedIn: token !== null, user: null });

  const become = (userId: string | null): void => {
    token = userId;
    provider = null;
    current++;
    clearTimeout(nextStep);
    if (userId === null) storage.removeItem(KEY);
    else storage.setItem(KEY, userId);
    if (userId === null) social.clearAll();
    kept.close();
    value.set({ loggedIn: userId !== null, user: null });
  };
  const expire = (): void => {
    if (!value.get().loggedIn) return;
    become(null);
    goToLogin({ comeBack: true });
  };
  /** The session has switched workspaces: the page's data belongs to the previous one. Unsaved input is kept. */
  const follow = async (from: User['workspace'], to: User['workspace']): Promise<void> => {
    leaving = true;
    const isMember = await api
      .call(listWorkspaces)
      .then(({ workspaces }) => workspaces.some(({ id }) => id === from.id))
      // The reason isn't known then.
      .catch(() => true);
    social.clearAll();
    noteMove(to.name, reason ?? (isMember ? undefined : t`You’re no longer a member of ${from.name}.`));
    reload();
  };
  const tellTabs = (): void => {
    storage.setItem(CHANGED, 'now');
    storage.removeItem(CHANGED);
  };
  const afterMove = (name: string): void => {
    social.clearAll();
    noteMove(name);
    tellTabs();
  };
  /** Without an answer nobody can say that the session has ended; only the known networks are dropped. */
  const dropNetworks = (): void => {
    if (leaving) return;
    social.invalidate();
    nextStep = setTimeout(() => void validate(), AGAIN_MS);
  };
  const validate = async (): Promise<void> => {
    clearTimeout(nextStep);
    if (token === null) return;
    const requestNumber = current;
    try {
      const { authenticated, logout_provider } = await api.call(checkAuth);
      const user = authenticated ? await api.call(getUser) : null;
      // The user that was asked about may have left meanwhile.
      if (current !== requestNumber) return;
      clearTimeout(nextStep);
      if (!user) return expire();
      provider = logout_provider ?? null;
      const shownWorkspace = value.get().user?.workspace;
      if (leaving) return;
      if (shownWorkspace && shownWorkspace.id !== user.workspace.id)
        return await follow(shownWorkspace, user.workspace);
      kept.open(user.id);
      social.validated();
      value.set({ loggedIn: true, user });
    } catch (error) {
      // A page that is being left learns nothing about the session from its calls.
      if (leaving || current !== requestNumber) return;
      console.warn('The session could not be checked.', error);
      clearTimeout(nextStep);
      nextStep = setTimeout(dropNetworks, REPLACED_WITHIN_MS);
    }
  };

  tabs.addEventListener('storage', (event) => {
    const { key, newValue } = event as StorageEvent;
    if (key === CHANGED) return void (newValue && validate());
    const now = storage.getItem(KEY);
    if (now === token) return;
    if (now === null) expire();
    else reload();
  });
  tabs.addEventListener('pagehide', () => {
    leaving = true;
  });
  tabs.addEventListener('pageshow', (event) => {
    // Not on its first load: the browser restored the page.
    if (!(event as PageTransitionEvent).persisted) return;
    leaving = false;
    void validate();
  });
  tabs.addEventListener('online', () => {
    if (!value.get().user) void validate();
  });
  if (token === null) kept.close();

  return {
    get: value.get,
    subscribe: value.subscribe,
    login(userId) {
      serverLogOut.cancel();
      become(userId);
    },
    async logout({ skipProvider = false } = {}) {
      const logOut = { provider, skipProvider };
      kept.drop();
      become(null);
      goToLogin({ comeBack: false });
      await serverLogOut.begin(logOut);
    },
    expire,
    current: () => current,
    ended(session) {
      if (session === current) expire();
    },
    validate,
    workspace: () => value.get().user?.workspace.id ?? null,
    moved: () => void validate(),
    async enter({ id, name }, address = '/dashboard') {
      await api.call(enterWorkspace, { params: { id } });
      leaving = true;
      afterMove(name);
      begin(address);
    },
    async enterFirst({ id, name }) {
      await api.call(enterWorkspace, { params: { id } });
      afterMove(name);
    },
    userChanged() {
      tellTabs();
      return validate();
    },
    async moving(why, action) {
      reason = why;
      try {
        await action();
      } finally {
        if (!leaving) reason = undefined;
      }
    },
    async changeTimeZone(timezone) {
      const requestNumber = current;
      await api.call(changeTimeZone, { body: { timezone } });
      const { user } = value.get();
      if (current !== requestNumber || !user) return;
      value.set({ loggedIn: true, user: { ...user, timezone } });
      tellTabs();
    },
    async changeLocale(locale) {
      const requestNumber = current;
      await api.call(changeLocale, { body: { locale } });
      const { user } = value.get();
      if (current === requestNumber && user) value.set({ loggedIn: true, user: { ...user, locale } });
    },
  };
}

/** Asks who it is on the first page, after each login, and when the server is there again. */
export function validateAfterLogin(session: SessionStore, events: Pick<LiveEvents, 'onResume'>): void {
  let loggedIn = false;
  const follow = (): void => {
    const now = session.get().loggedIn;
    if (now && !loggedIn) void session.validate();
    loggedIn = now;
  };
  session.subscribe(follow);
  follow();
  // Their role, or where the session is, may have changed meanwhile.
  events.onResume(() => void session.validate());
}

import { type ApiClient, createApiClient } from '@carillon/sdk/api/api-client.ts';
import { apiBaseUrl } from '@carillon/sdk/api/base-url.ts';
import { pageCsrfToken } from '@carillon/sdk/api/csrf-token.ts';
import { createSocialStore, type SocialStore } from '@carillon/sdk/social/social-store.ts';
import { createKeptStore, type KeptStore } from './kept-store.ts';
import { createServerLogOut, type ServerLogOut } from './server-log-out.ts';
import { createSessionStore, type SessionStore } from './session.ts';
import { noteMove } from './tell-move.ts';
import { tellPlanLimits } from './tell-plan-limits.ts';
import type { ToastStore } from './toasts.ts';

export interface OpenSession {
  readonly api: ApiClient;
  readonly session: SessionStore;
  readonly social: SocialStore;
  readonly kept: KeptStore;
  readonly serverLogOut: ServerLogOut;
}

/**
 * This browser's session with the server, and its user's stored data, for either kind of page.
 * @param leave how the page goes to another document
 */
export function openSession(
  toasts: ToastStore,
  goToLogin: (options: { readonly comeBack: boolean }) => void,
  leave: (go: () => void) => void = (go) => go(),
): OpenSession {
  const social = createSocialStore(localStorage, Date.now);
  const keptStore = createKeptStore(localStorage, window);
  const client = createApiClient({
    csrf: pageCsrfToken(document),
    session: {
      current: () => session.current(),
      ended: (of) => session.ended(of),
      workspace: () => session.workspace(),
      moved: () => session.moved(),
    },
    baseUrl: apiBaseUrl(document),
  });
  const api = tellPlanLimits(client, toasts);
  const begin = (address: string) => leave(() => window.location.assign(address));
  const serverLogOut = createServerLogOut({
    storage: localStorage,
    api,
    toasts,
    tabs: window,
    leave: begin,
  });
  const session = createSessionStore({
    storage: localStorage,
    tabs: window,
    api,
    social,
    kept: keptStore,
    serverLogOut,
    goToLogin,
    reload: () => leave(() => window.location.reload()),
    begin,
    noteMove: (name, why) => noteMove(sessionStorage, name, why),
  });
  return { api, session, social, kept: keptStore, serverLogOut };
}

import { createApiClient } from '@carillon/sdk/api/api-client.ts';
import { apiBaseUrl } from '@carillon/sdk/api/base-url.ts';
import { pageCsrfToken } from '@carillon/sdk/api/csrf-token.ts';
import { createSocialStore } from '@carillon/sdk/social/social-store.ts';
import { createKeptStore } from '../state/kept.ts';
import { createServerLogOut } from '../state/server-log-out.ts';
import { createSessionStore } from '../state/session.ts';
import { createToastStore } from '../state/toasts.ts';

/**
 * Asks whether the session is alive, and shows Dashboard and Log Out while it is. A session that is over leaves its
 * visitor on this page, which needs none.
 */
export function followSession(page: Document): void {
  const toasts = createToastStore();
  const api = createApiClient({
    csrf: pageCsrfToken(page),
    session: { current: () => session.current(), ended: (of) => session.ended(of) },
    baseUrl: apiBaseUrl(page),
  });
  const serverLogOut = createServerLogOut({ storage: localStorage, api, toasts, tabs: window });
  const session = createSessionStore({
    storage: localStorage,
    tabs: window,
    api,
    social: createSocialStore(localStorage, Date.now),
    kept: createKeptStore(localStorage, window),
    serverLogOut,
    goToLogin: () => undefined,
    reload: () => window.location.reload(),
  });
  const draw = (): void =>
    void page.documentElement.toggleAttribute('data-logged-in', session.get().loggedIn);
  session.subscribe(draw);
  const said = page.getElementById('said');
  toasts.list.subscribe(() => {
    if (said) said.textContent = toasts.list.get().at(-1)?.message ?? '';
  });
  const button = page.getElementById('log-out');
  button?.addEventListener('click', async () => {
    button.setAttribute('disabled', '');
    await session.logout();
    window.location.assign('/login');
  });
  void session.validate();
  serverLogOut.resume();
}

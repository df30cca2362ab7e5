import { createApiClient } from '@carillon/sdk/api/api-client.ts';
import { pageCsrfToken } from '@carillon/sdk/api/csrf-token.ts';
import type { Shell } from '@carillon/sdk/shell.ts';
import { createSocialStore } from '@carillon/sdk/social/social-store.ts';
import { createRoot } from 'react-dom/client';
import { Frame } from './frame/frame.tsx';
import { startApplications } from './remotes/applications.tsx';
import { fetchRegistry, isAt, type Registry } from './remotes/registry.ts';
import { announceRemotes, preloadRemote } from './remotes/remote-loader.ts';
import { createRouter, type Router } from './routing/router.ts';
import { createKeptStore } from './state/kept.ts';
import { createLiveEvents } from './state/live-events.ts';
import { createModeStore } from './state/mode.ts';
import { createNoticeStore } from './state/notices.ts';
import { createSessionStore } from './state/session.ts';

const registry: Registry = await fetchRegistry();
announceRemotes(registry);

let router: Router;
const social = createSocialStore(localStorage, Date.now);
const kept = createKeptStore(localStorage, window);
const api = createApiClient({ csrf: pageCsrfToken(document), onExpired: () => session.expire() });
const session = createSessionStore({
  storage: localStorage,
  tabs: window,
  api,
  social,
  kept,
  goToLogin: () => router.navigate('/login'),
  reload: () => window.location.reload(),
});
router = createRouter({ registry: () => registry, loggedIn: () => session.get().loggedIn });

for (const name of Object.keys(registry))
  if (isAt(registry, name, window.location.pathname)) preloadRemote(name);

const mode = createModeStore(
  localStorage,
  document.documentElement,
  matchMedia('(prefers-color-scheme: dark)'),
);
const notices = createNoticeStore();
const shell: Shell = {
  api,
  session,
  social,
  storage: kept,
  notices,
  events: createLiveEvents(session),
  mode: mode.mode,
  location: router.location,
  navigate: router.navigate,
  leave: (url) => window.location.assign(url),
};

const outlet = document.createElement('div');
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Frame shell={shell} registry={registry} mode={mode} notices={notices} outlet={outlet} />,
  );
startApplications(registry, outlet, shell);

let loggedIn = false;
const validateAfterLogin = (): void => {
  const now = session.get().loggedIn;
  if (now && !loggedIn) void session.validate();
  loggedIn = now;
};
session.subscribe(validateAfterLogin);
validateAfterLogin();

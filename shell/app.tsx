// Micro-frontends share this module, so the shell must import it.
import '@carillon/sdk/index.ts';
import type { Locale } from '@carillon/contracts/domain/locales.ts';
import { WORKSPACE_PARAM } from '@carillon/contracts/domain/workspace-link.ts';
import { createBackStack } from '@carillon/sdk/history/back-stack.ts';
import { forgetClosedAccount } from '@carillon/sdk/session/closed-account.ts';
import type { Shell } from '@carillon/sdk/shell.ts';
import { browserZone } from '@carillon/sdk/time/zones.ts';
import { i18n } from '@lingui/core';
import { createRoot } from 'react-dom/client';
import { TimeZonePlace } from './account/time-zone-place.tsx';
import { Frame } from './frame/frame.tsx';
import { createLiveEvents } from './live/live-events.ts';
import { createReachStore } from './live/reach.ts';
import { browserSharing } from './live/shared-stream.ts';
import { followLocale, mustStay } from './locale/follow-locale.ts';
import { createNotificationStore } from './notifications/notification-store.ts';
import { openPages } from './remotes/open-pages.ts';
import { createRegistryStore } from './remotes/registry-store.ts';
import { createRouter, type Router } from './routing/router.ts';
import { createModeStore } from './state/mode.ts';
import { createOnPageStore } from './state/on-page.ts';
import { openSession } from './state/open-session.ts';
import { prepareZones } from './state/prepare-zones.ts';
import { writable } from './state/readable.ts';
import { validateAfterLogin } from './state/session.ts';
import { tellMove } from './state/tell-move.ts';
import { tellSessionEnd } from './state/tell-session-end.ts';
import { clearOnLogIn, createToastStore } from './state/toasts.ts';
import { createWords } from './words/word-store.ts';
import { WordsPlace } from './words/words-place.tsx';

// Schedules are read with it; the browsers that lack it are few.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
// The mark that `theme.js` sets in a browser that is logged in.
prepareZones(document.documentElement.hasAttribute('data-logged-in'));
const remotes = createRegistryStore();
await remotes.load();

let router: Router;
const toasts = createToastStore();
const backStack = createBackStack(window);
const { api, session, social, kept, serverLogOut } = openSession(
  toasts,
  (options) => {
    router.goToLogin(options);
    if (options.comeBack) tellSessionEnd(session, toasts);
  },
  backStack.leave,
);
router = createRouter({
  registry: () => remotes.get() ?? {},
  loggedIn: () => session.get().loggedIn,
  backStack,
});
// Links in mails and calendars lead into their workspace; hardly any other address names one.
if (session.get().loggedIn && new URLSearchParams(window.location.search).has(WORKSPACE_PARAM))
  await import('./routing/enter-linked.ts').then(
    ({ enterLinked }) => enterLinked({ api, session, router, toasts }),
    (error) => console.error('The workspace of this link could not be entered.', error),
  );

const mode = createModeStore(
  localStorage,
  document.documentElement,
  matchMedia('(prefers-color-scheme: dark)'),
);
const reach = createReachStore();
const events = createLiveEvents(session, browserSharing(), reach.note, () => void session.validate());
const zone = (): string => session.get().user?.timezone ?? browserZone();
const onPage = createOnPageStore();
const notifications = createNotificationStore({ api, session, events, toasts, onPage, page: window, zone });
const words = createWords({ api, session, events, page: window });
const wantsTimeZone = writable(false);
const shell: Shell = {
  api,
  session,
  social,
  storage: kept,
  toasts,
  events,
  onPage,
  mode: mode.mode,
  location: router.location,
  backStack,
  navigate: router.navigate,
  changeTimeZone: () => wantsTimeZone.set(true),
  leave: (url) => backStack.leave(() => window.location.assign(url)),
};

const outlet = document.createElement('div');
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <>
      <Frame {...{ shell, remotes, mode, toasts, notifications, words, reach, outlet }} />
      <TimeZonePlace shell={shell} wanted={wantsTimeZone} session={session} />
      <WordsPlace shell={shell} words={words} />
    </>,
  );
openPages({ remotes, outlet, shell, reach, refresh: router.refresh });
followLocale({
  session,
  locale: i18n.locale as Locale,
  browser: localStorage,
  tab: sessionStorage,
  mustStay: () => mustStay(document),
  reload: () => backStack.leave(() => window.location.reload()),
});
validateAfterLogin(session, events);
events.on('workspace.changed', () => void session.validate());
clearOnLogIn(session, toasts);
session.subscribe(() => session.get().loggedIn && forgetClosedAccount());
tellMove(sessionStorage, toasts);
serverLogOut.resume();

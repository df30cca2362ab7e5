import { noteWantedPage } from '@carillon/sdk/session/wanted-page.ts';
import { createModeStore } from '../../state/mode.ts';
import { followLanguage } from './follow-language.ts';
import { followMode } from './follow-mode.ts';

/** The pages are there without this; what it adds are the choices of colors and language and the check of the session. */
const mode = createModeStore(
  localStorage,
  document.documentElement,
  matchMedia('(prefers-color-scheme: dark)'),
);
followMode(document, mode);
followLanguage(document, localStorage);
// A login that starts here leads to the dashboard. On `pageshow`, because the browser may also restore the page.
window.addEventListener('pageshow', () => noteWantedPage(null));
// Most visitors are not logged in, and load none of it.
if (localStorage.getItem('token') !== null || localStorage.getItem('logOutUnheard') !== null)
  void import('./messages.ts')
    .then(({ startMessages }) => startMessages(document))
    .then(() => import('./follow-session.ts'))
    .then(({ followSession }) => followSession(document));

import { isLocale, type Locale } from '@carillon/contracts/domain/locales.ts';
import type { SessionStore } from '../state/session.ts';
import { UNSAVED } from './unsaved.ts';

/** Key in session storage: the language that the page was last reloaded for. */
const TRIED = 'localeTried';

interface Deps {
  readonly session: Pick<SessionStore, 'get' | 'subscribe' | 'changeLocale'>;
  /** The locale of the page. */
  readonly locale: Locale;
  readonly browser: Storage;
  readonly tab: Storage;
  /** Whether something would be lost if the page were loaded again. */
  mustStay(): boolean;
  reload(): void;
}

/**
 * Keeps the page's language and the user's the same. Once the page knows who is logged in, the server gets the
 * language chosen here, or the page's if the user has none. Otherwise the page reloads in the user's language, once,
 * unless input would be lost: then the next page uses it.
 */
export function followLocale(deps: Deps): void {
  const { session, locale, browser, tab, mustStay, reload } = deps;
  let knownLocale: string | undefined;
  const save = async (userId: string, chosenLocale: Locale): Promise<void> => {
    try {
      await session.changeLocale(chosenLocale);
      if (browser.getItem(UNSAVED) === userId) browser.removeItem(UNSAVED);
    } catch (error) {
      console.warn('The language could not be saved. The next page tries again.', error);
    }
  };
  const follow = (): void => {
    const { user } = session.get();
    if (user?.id === knownLocale) return;
    knownLocale = user?.id;
    if (!user || user.locale === undefined) return;
    if (browser.getItem(UNSAVED) === user.id) return void save(user.id, readChosenLocale(browser) ?? locale);
    if (user.locale === null) return void save(user.id, locale);
    browser.setItem('locale', user.locale);
    if (user.locale === locale) return tab.removeItem(TRIED);
    // This build may lack the language.
    if (tab.getItem(TRIED) === user.locale || mustStay()) return;
    tab.setItem(TRIED, user.locale);
    reload();
  };
  session.subscribe(follow);
  follow();
}

/** Another tab may have chosen it while this page was being loaded. */
function readChosenLocale(browser: Storage): Locale | null {
  const tag = browser.getItem('locale');
  return tag && isLocale(tag) ? tag : null;
}

/** The secret of a mailed link leaves the address as soon as it is used: loaded again, such a page would miss it. */
const OF_MAILED_LINKS = ['/account/confirm-email', '/account/change-email'];

/** Whether somebody types there, or the page does what a mailed link is for. */
export const mustStay = ({
  activeElement,
  location,
}: Pick<Document, 'activeElement' | 'location'>): boolean =>
  OF_MAILED_LINKS.includes(location.pathname) ||
  (activeElement?.matches('input, textarea, [contenteditable]:not([contenteditable="false"])') ?? false);

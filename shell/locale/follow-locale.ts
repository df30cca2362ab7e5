import { isLocale, type Locale } from '@carillon/contracts/domain/locales.ts';
import type { SessionStore } from '../state/session.ts';
import { UNSAVED } from './unsaved.ts';

/** In the tab's storage: the language that the page was loaded again for. */
const TRIED = 'localeTried';

interface Deps {
  readonly session: Pick<SessionStore, 'get' | 'subscribe' | 'changeLocale'>;
  /** Of the page. */
  readonly locale: Locale;
  readonly browser: Storage;
  readonly tab: Storage;
  isTyping(): boolean;
  reload(): void;
}

/**
 * Keeps the page's language and the user's the same. When the page learns who is logged in, the server gets the language that
 * was chosen here, or the page's where the user has none; otherwise the page is loaded again in the user's, once, and not
 * under somebody who types: then the next page has it.
 */
export function followLocale(deps: Deps): void {
  const { session, locale, browser, tab, isTyping, reload } = deps;
  let known: string | undefined;
  const save = async (userId: string, chosen: Locale): Promise<void> => {
    try {
      await session.changeLocale(chosen);
      if (browser.getItem(UNSAVED) === userId) browser.removeItem(UNSAVED);
    } catch (error) {
      console.warn('The language could not be saved. The next page tries again.', error);
    }
  };
  const follow = (): void => {
    const { user } = session.get();
    if (user?.id === known) return;
    known = user?.id;
    if (!user || user.locale === undefined) return;
    if (browser.getItem(UNSAVED) === user.id) return void save(user.id, chosenIn(browser) ?? locale);
    if (user.locale === null) return void save(user.id, locale);
    browser.setItem('locale', user.locale);
    if (user.locale === locale) return tab.removeItem(TRIED);
    // This build may lack the language.
    if (tab.getItem(TRIED) === user.locale || isTyping()) return;
    tab.setItem(TRIED, user.locale);
    reload();
  };
  session.subscribe(follow);
  follow();
}

/** Another tab may have chosen it while this page was being loaded. */
function chosenIn(browser: Storage): Locale | null {
  const tag = browser.getItem('locale');
  return tag && isLocale(tag) ? tag : null;
}

/** Whether the focus is where text is written. */
export const isTyping = (page: Document): boolean =>
  page.activeElement?.matches('input, textarea, [contenteditable]:not([contenteditable="false"])') ?? false;

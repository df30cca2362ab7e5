/** The pages' own language in which nobody has to have chosen anything. */
const SOURCE_LOCALE = 'en';

/**
 * Lets the app speak the language that a visitor chose in the menu; or, if none was ever chosen, that of a translated page
 * which they leave for the app.
 */
export function followLanguage(page: Document, storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  page.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link) return;
    const { lang } = page.documentElement;
    if (link.closest('.languages')) storage.setItem('locale', link.hreflang);
    else if (/^\/(?:login|register)\b/.test(link.getAttribute('href') ?? '') && lang !== SOURCE_LOCALE)
      storage.setItem('locale', storage.getItem('locale') ?? lang);
  });
}

/** The pages' own language in which nobody has to have chosen anything. */
const SOURCE_LOCALE = 'en';

/** Key in local storage: set once a visitor closed the offer of another language. */
const CLOSED = 'languageOffer';

/**
 * Lets the app speak the language that a visitor chose in the menu; or, if none was ever chosen, that of a translated page
 * which they leave for the app. An offer of a language that is closed is not made again.
 */
export function followLanguage(page: Document, storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  page.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('.offer button')) return closeOffer(page, storage);
    const link = target.closest('a');
    if (!link) return;
    const { lang } = page.documentElement;
    if (link.closest('.languages, .offer')) storage.setItem('locale', link.hreflang);
    else if (/^\/(?:login|register)\b/.test(link.getAttribute('href') ?? '') && lang !== SOURCE_LOCALE)
      storage.setItem('locale', storage.getItem('locale') ?? lang);
  });
}

/** The focus was on a button that is gone. */
function closeOffer(page: Document, storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(CLOSED, 'closed');
  page.documentElement.removeAttribute('data-offer');
  page.getElementById('content')?.focus({ preventScroll: true });
}

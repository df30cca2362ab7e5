// Runs before the first paint: if the visitor's language is another one that the page exists in, shows the offer to read it
// in that language. The page itself stays: search engines ask not to redirect by language.
if (!localStorage.getItem('languageOffer')) {
  const page = document.documentElement;
  const locales = [...document.querySelectorAll('link[hreflang]')].map((link) => link.hreflang);
  const base = (tag) => tag.split('-')[0];
  const match = (tag) =>
    locales.find((locale) => locale === tag) ?? locales.find((locale) => base(locale) === base(tag));
  const wantedLocales = [localStorage.getItem('locale'), ...navigator.languages].filter(Boolean);
  const locale = wantedLocales.map(match).find(Boolean) ?? page.lang;
  if (locale !== page.lang) page.dataset.offer = locale;
}

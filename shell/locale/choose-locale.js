// Runs before the first paint: chooses the language that the user set here, or the browser's first that Carillon has, marks
// the page with it, and begins to load the shell's messages. `start-locale.ts` takes them from there.
{
  const { catalogs, directions } = JSON.parse(document.querySelector('meta[name="locales"]').content);
  const locales = Object.keys(catalogs);
  const base = (tag) => tag.split('-')[0];
  const match = (tag) =>
    locales.find((locale) => locale === tag) ?? locales.find((locale) => base(locale) === base(tag));
  const wantedLocales = [localStorage.getItem('locale'), ...navigator.languages].filter(Boolean);
  const locale = wantedLocales.map(match).find(Boolean) ?? 'en';
  document.documentElement.lang = locale;
  document.documentElement.dir = directions[locale];
  globalThis.carillonMessages = fetch(catalogs[locale]).then((response) => {
    if (!response.ok) throw new Error(`the messages of ${locale} answer ${response.status}`);
    return response.json();
  });
}

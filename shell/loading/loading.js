// Lays the style sheets on the page without holding up its first paint: the loading screen is there until they are, or
// for five seconds. What fails is only logged; the page is shown without it.
{
  const MAX_MS = 5_000;

  const lay = (preload) =>
    new Promise((resolve) => {
      const sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = preload.href;
      sheet.onload = resolve;
      sheet.onerror = () => {
        console.error(`The style sheet ${preload.href} could not be loaded.`);
        resolve();
      };
      preload.after(sheet);
    });

  const show = () => document.documentElement.removeAttribute('data-styles');
  const late = setTimeout(() => {
    console.error('The style sheets did not load within five seconds.');
    show();
  }, MAX_MS);
  Promise.all([...document.querySelectorAll('link[data-sheet]')].map(lay)).then(() => {
    clearTimeout(late);
    show();
  });

  // Without the app's own script, a module, the loading screen would stay forever. Whatever loads another script
  // reports its failure itself.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
      console.error(`The script ${target.src} could not be loaded.`);
      const words = document.querySelector('#loading p');
      if (words) words.textContent = 'Couldn’t load Carillon. Reload the page to try again.';
    },
    true,
  );
}

import { noteWantedPage, takeWantedPage } from '@carillon/sdk/session/wanted-page.ts';
import { expect, test } from '@jest/globals';

const system = { matches: false, addEventListener: () => undefined };
Object.assign(window, { matchMedia: () => system });

test('forgets the page that a visitor asked for before the login, each time a public page is shown', async () => {
  await import('./site.ts');
  for (const persisted of [false, true]) {
    noteWantedPage('/bulk-post');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    expect(takeWantedPage()).toBeNull();
  }
});

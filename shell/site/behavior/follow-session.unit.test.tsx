import { afterEach, expect, jest, test } from '@jest/globals';
import { UNSAVED } from '../../locale/unsaved.ts';
import { writable } from '../../state/readable.ts';

const session = {
  ...writable<{ loggedIn: boolean; user: { id: string } | null }>({ loggedIn: true, user: { id: 'ada' } }),
  validate: async () => undefined,
};
jest.unstable_mockModule('../../state/open-session.ts', () => ({
  openSession: () => ({ session, serverLogOut: { resume: () => undefined } }),
}));
const { followSession } = await import('./follow-session.ts');

afterEach(() => localStorage.clear());

function openPage(): Document {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML =
    '<nav class="languages">In <a href="/de" hreflang="de"><span>Deutsch</span></a></nav>';
  followSession(page);
  return page;
}

test('a language that the user chooses here waits for the app to save it', () => {
  openPage().querySelector('span')?.click();
  expect(localStorage.getItem(UNSAVED)).toBe('ada');
});

test('a click beside the languages chooses none', () => {
  openPage().querySelector('nav')?.click();
  expect(localStorage.getItem(UNSAVED)).toBeNull();
});

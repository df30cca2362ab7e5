import { afterEach, expect, jest, test } from '@jest/globals';
import { UNSAVED } from '../../locale/unsaved.ts';
import { writable } from '../../state/readable.ts';
import type { ToastStore } from '../../state/toasts.ts';

const session = {
  ...writable<{ loggedIn: boolean; user: { id: string } | null }>({ loggedIn: true, user: { id: 'ada' } }),
  validate: async () => undefined,
};
let logout = async (_leave: (go: () => void) => void, _toasts: ToastStore): Promise<void> => undefined;
jest.unstable_mockModule('../../state/open-session.ts', () => ({
  openSession: (toasts: ToastStore, _goToLogin: unknown, leave: (go: () => void) => void) => ({
    session: { ...session, logout: () => logout(leave, toasts) },
    serverLogOut: { resume: () => undefined },
  }),
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

test.each([
  ['goes to the login page', [], ['/login']],
  ['goes to the provider alone where the session began with one', ['https://id.example/end'], []],
] as const)('a logout %s', async (_, left, expected) => {
  const addresses: string[] = [];
  const reached: string[] = [];
  logout = async (leave) => {
    for (const address of left) leave(() => reached.push(address));
  };
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<button class="logout">Log out</button>';
  followSession(page, (address) => addresses.push(address));
  page.querySelector('button')?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect([reached, addresses]).toEqual([left, expected]);
});

test('a warning of a logout is read on this page', async () => {
  const addresses: string[] = [];
  logout = async (_leave, toasts) =>
    void toasts.keep('You may still be logged in.', 'Not logged out', 'warning');
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<p id="said"></p><button class="logout">Log out</button>';
  followSession(page, (address) => addresses.push(address));
  page.querySelector('button')?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect([addresses, page.getElementById('said')?.textContent]).toEqual([[], 'You may still be logged in.']);
});

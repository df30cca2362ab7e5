import type { Shell, ShellLocation } from '@carillon/sdk/shell.ts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { NotificationStore } from '../notifications/notification-store.ts';
import type { Registry } from '../remotes/registry.ts';
import type { RegistryStore } from '../remotes/registry-store.ts';
import { createModeStore } from '../state/mode.ts';
import { type Writable, writable } from '../state/readable.ts';
import { createToastStore } from '../state/toasts.ts';
import { Frame } from './frame.tsx';

const registry: Registry = {
  auth: {
    entry: '',
    chunks: [],
    routes: [{ path: '/login', title: 'Log in', access: 'public' }],
    navigation: [],
  },
  dashboard: {
    entry: '',
    chunks: [],
    routes: [{ path: '/dashboard', title: 'Dashboard', access: 'user' }],
    navigation: [{ path: '/dashboard', label: 'Dashboard', icon: 'grid', order: 10 }],
  },
  assistant: {
    entry: '',
    chunks: [],
    routes: [{ path: '/ai-assistant', title: 'AI Assistant', access: 'user', mode: 'light' }],
    navigation: [],
  },
  composer: {
    entry: '',
    chunks: [],
    routes: [{ path: '/create-post', title: 'Create Post', access: 'user' }],
    navigation: [{ path: '/create-post', label: 'Create Post', icon: 'pen', order: 20 }],
  },
};
const NOTHING = { unread: 0, needsAttention: 0 };
const knownRemotes: RegistryStore = { ...writable(registry), load: async () => undefined };
const logout = jest.fn<() => Promise<void>>();
let location: Writable<ShellLocation>;
let session: Writable<{ loggedIn: boolean; user: null }>;
const toasts = createToastStore();
const reach = writable(true);
const notifications: NotificationStore = {
  get: () => NOTHING,
  subscribe: () => () => undefined,
  noteUnread: () => undefined,
};

const words = { balance: writable(null), wanted: writable(false) };

function show(pathname: string, loggedIn = true, remotes: RegistryStore = knownRemotes): void {
  location = writable({ pathname, search: '', hash: '' });
  session = writable({ loggedIn, user: null });
  const shell = { location, session: { ...session, logout } } as unknown as Shell;
  const mode = createModeStore(localStorage, document.documentElement, matchMedia('x'));
  const outlet = document.createElement('section');
  outlet.textContent = 'The page';
  render(<Frame {...{ shell, remotes, mode, toasts, notifications, words, reach, outlet }} />);
}
const sidebar = (): HTMLElement => screen.getByRole('navigation', { name: 'Pages' });

beforeEach(() => {
  localStorage.clear();
  logout.mockReset();
});

describe('for a visitor', () => {
  test('there is Get Started and no sidebar', () => {
    show('/login', false);
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button', { name: 'Log Out' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Notifications' })).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByText('The page')).toBeInTheDocument();
  });
});

describe('for a user', () => {
  test('the sidebar leads to every page that is there, and says which one this is', () => {
    show('/create-post');
    const links = within(sidebar()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/dashboard', '/create-post']);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Create Post');
    act(() => location.set({ pathname: '/dashboard', search: '', hash: '' }));
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
  });

  test('a light-only page is shown so, and the user’s choice applies again on the next page', async () => {
    const root = document.documentElement;
    const colors = () => screen.queryByRole('button', { name: /^Theme/ });
    const tint = () => document.querySelector('meta[name=theme-color]');
    localStorage.setItem('mode', 'dark');
    root.setAttribute('data-mode', 'dark');
    show('/ai-assistant');
    expect(root).toHaveAttribute('data-mode', 'light');
    expect(tint()).toHaveAttribute('data-mode', 'light');
    expect(colors()).not.toBeInTheDocument();
    act(() => location.set({ pathname: '/dashboard', search: '', hash: '' }));
    expect(root).toHaveAttribute('data-mode', 'dark');
    expect(tint()).toBeNull();
    expect(colors()).toHaveAccessibleName('Theme: dark. Switch to system.');
    root.removeAttribute('data-mode');
  });

  test('public pages have no sidebar', () => {
    show('/login');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('button', { name: 'Log Out' })).toBeInTheDocument();
  });

  test('it collapses and stays collapsed, and icons show their name on hover', async () => {
    show('/dashboard');
    expect(within(sidebar()).getByRole('link', { name: 'Create Post' })).not.toHaveAttribute('title');
    await userEvent.click(screen.getByRole('button', { name: 'Collapse menu' }));
    expect(screen.getByRole('button', { name: 'Expand menu' })).toHaveAttribute('title', 'Expand menu');
    expect(within(sidebar()).getByRole('link', { name: 'Create Post' })).toHaveAttribute(
      'title',
      'Create Post',
    );
    document.body.innerHTML = '';
    show('/dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Expand menu' }));
    expect(screen.getByRole('button', { name: 'Collapse menu' })).toBeInTheDocument();
  });

  test('shows that the server is unreachable, until it answers again', () => {
    show('/dashboard');
    const findBanner = (): HTMLElement | null => screen.queryByText(/Carillon can’t be reached/);
    expect(findBanner()).not.toBeInTheDocument();
    act(() => reach.set(false));
    expect(findBanner()).toHaveTextContent('Carillon can’t be reached. What you see may be out of date.');
    act(() => reach.set(true));
    expect(findBanner()).not.toBeInTheDocument();
  });

  describe('on a phone', () => {
    async function openMenu(): Promise<HTMLElement> {
      show('/dashboard');
      const menu = screen.getByRole('button', { name: 'Menu' });
      await userEvent.click(menu);
      expect(menu).toHaveAttribute('aria-expanded', 'true');
      expect(within(sidebar()).getByRole('link', { current: 'page' })).toHaveFocus();
      return menu;
    }
    const isClosed = (menu: HTMLElement): void => expect(menu).toHaveAttribute('aria-expanded', 'false');

    test('the menu takes the focus and gives it back: by Escape, wherever that is pressed', async () => {
      const menu = await openMenu();
      act(() => (document.activeElement as HTMLElement).blur());
      await userEvent.keyboard('{Escape}');
      isClosed(menu);
      expect(menu).toHaveFocus();
    });

    test('by its button', async () => {
      const menu = await openMenu();
      await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
      isClosed(menu);
      expect(menu).toHaveFocus();
    });

    test('by a tap outside', async () => {
      const menu = await openMenu();
      await userEvent.click(document.querySelector('.scrim') ?? menu);
      isClosed(menu);
      expect(menu).toHaveFocus();
    });

    test('it closes when the focus goes on to the page, and leaves it there', async () => {
      const menu = await openMenu();
      const elsewhere = screen.getByRole('button', { name: 'Account' });
      act(() => elsewhere.focus());
      isClosed(menu);
      expect(elsewhere).toHaveFocus();
    });

    test('it closes with the page, and the same page again returns the focus', async () => {
      const menu = await openMenu();
      act(() => location.set({ pathname: '/dashboard', search: '', hash: '' }));
      isClosed(menu);
      expect(menu).toHaveFocus();
      await userEvent.click(menu);
      act(() => location.set({ pathname: '/create-post', search: '', hash: '' }));
      isClosed(menu);
      expect(screen.getByRole('main')).toHaveFocus();
    });
  });

  test('the header has no second Dashboard, and Log Out is in the account’s menu', async () => {
    const answer = Promise.withResolvers<void>();
    logout.mockReturnValue(answer.promise);
    show('/dashboard');
    expect(within(screen.getByRole('banner')).queryByRole('link', { name: 'Dashboard' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Log Out' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    const button = screen.getByRole('button', { name: 'Log Out' });
    expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(button);
    expect(logout).toHaveBeenCalledTimes(1);
    await act(async () => {
      session.set({ loggedIn: false, user: null });
      answer.resolve();
    });
    expect(screen.getByRole('link', { name: 'Get Started' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });
});

test('an unknown address says so, with a way on', () => {
  show('/nowhere');
  expect(screen.getByRole('heading', { name: 'We couldn’t find that page' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('if the list of pages can’t be loaded, the frame stays, and Retry asks again', async () => {
  const value = writable<Registry | null>(null);
  const load = jest.fn<() => Promise<void>>(async () => undefined);
  show('/dashboard', true, { ...value, load });
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load Carillon');
  expect(screen.queryByText('We couldn’t find that page')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log Out' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  load.mockImplementation(async () => value.set(registry));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(within(sidebar()).getByRole('link', { name: 'Create Post' })).toBeInTheDocument();
});

describe('by keyboard', () => {
  test('the first thing reached skips to the content', async () => {
    show('/dashboard');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(document.activeElement).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  });

  test('another page takes the focus to its content, and is announced', () => {
    show('/dashboard');
    within(sidebar()).getByRole('link', { name: 'Create Post' }).focus();
    act(() => location.set({ pathname: '/create-post', search: '', hash: '' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByText('Create Post', { selector: '[aria-live]' })).toBeInTheDocument();
    act(() => location.set({ pathname: '/nowhere', search: '', hash: '' }));
    expect(screen.getByText('We couldn’t find that page', { selector: '[aria-live]' })).toBeInTheDocument();
  });

  test('a change within a page moves the focus to its content if the focused element is gone', async () => {
    show('/dashboard');
    const link = document.createElement('a');
    link.href = '/dashboard?post=1';
    screen.getByRole('main').append(link);
    link.focus();
    act(() => location.set({ pathname: '/dashboard', search: '?post=1', hash: '' }));
    link.remove();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('the first page, and a change within a page, leave the focus where it is', () => {
    const input = document.createElement('input');
    document.body.append(input);
    input.focus();
    show('/dashboard');
    expect(input).toHaveFocus();
    act(() => location.set({ pathname: '/dashboard', search: '?a=b', hash: '' }));
    expect(input).toHaveFocus();
    // The element that a hash names takes the focus, not the whole page.
    act(() => location.set({ pathname: '/create-post', search: '', hash: '#text' }));
    expect(input).toHaveFocus();
    input.remove();
  });
});

test('the colors go from the system’s to light, dark and back', async () => {
  show('/dashboard');
  for (const [choice, next] of [
    ['system', 'light'],
    ['light', 'dark'],
    ['dark', 'system'],
  ])
    await userEvent.click(screen.getByRole('button', { name: `Theme: ${choice}. Switch to ${next}.` }));
  expect(document.documentElement).not.toHaveAttribute('data-mode');
});

describe('toasts', () => {
  beforeEach(() => toasts.list.set([]));

  const live = (kind: string): Element => {
    const [region, ...more] = document.querySelectorAll(`.toasts [aria-live=${kind}]`);
    if (!region || more.length > 0) throw new Error(`No single ${kind} region`);
    return region;
  };

  test('are added to regions that are there before them, failures to the one that interrupts', () => {
    show('/dashboard');
    const [polite, assertive] = [live('polite'), live('assertive')];
    act(() => {
      toasts.success('Your post is published.');
      toasts.danger('Failed to process your message', 'Error');
    });
    expect(polite).toHaveTextContent('Your post is published.');
    expect(assertive).toHaveTextContent('ErrorFailed to process your message');
  });

  test('have no region inside of a region, which would be read twice', () => {
    show('/dashboard');
    act(() => toasts.danger('Failed to process your message'));
    expect(document.querySelector('[aria-live] :is([aria-live], [role=status], [role=alert])')).toBeNull();
  });

  test('are dismissed one by one', async () => {
    show('/dashboard');
    act(() => {
      toasts.success('Your post is published.');
      toasts.danger('Failed to process your message');
    });
    const failure = live('assertive') as HTMLElement;
    await userEvent.click(within(failure).getByRole('button', { name: 'Dismiss' }));
    expect(failure).toBeEmptyDOMElement();
    expect(live('polite')).toHaveTextContent('Your post is published.');
  });
});

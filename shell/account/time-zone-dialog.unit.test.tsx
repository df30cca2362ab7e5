import { ApiError, NoResponseError } from '@carillon/sdk/api/errors.ts';
import { type BackStack, createBackStack } from '@carillon/sdk/history/back-stack.ts';
import type { Shell, User } from '@carillon/sdk/shell.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { writable } from '../state/readable.ts';
import { AccountMenu } from './account-menu.tsx';
import { TimeZonePlace } from './time-zone-place.tsx';
// Here before the tests begin, for its kit to be loaded with the others' parts.
import './time-zone-dialog.tsx';

let backStack: BackStack;
beforeEach(() => {
  backStack = createBackStack(window);
});
afterEach(() => backStack.end());

const ada: User = {
  id: 'u1',
  name: 'Ada',
  email: 'ada@example.com',
  timezone: 'Europe/London',
  workspace: { id: 'w1', name: 'Ada', role: 'owner' },
};

/** The account's menu with the dialog behind it. */
async function show(save = async (_: string): Promise<void> => undefined) {
  const messages: string[] = [];
  const session = writable<{ loggedIn: boolean; user: User | null }>({ loggedIn: true, user: ada });
  const isWanted = writable(false);
  const shell = {
    session,
    api: { call: async () => ({ workspaces: [] }) },
    backStack,
    mode: writable('light'),
    location: writable({ pathname: '/dashboard', search: '', hash: '' }),
    toasts: {
      success: (message: string) => void messages.push(message),
      warning: () => undefined,
      danger: () => undefined,
    },
    changeTimeZone: () => isWanted.set(true),
  } as unknown as Shell;
  const saved = jest.fn(save);
  render(
    <>
      <AccountMenu shell={shell} words={{ balance: writable(null), wanted: writable(false) }} />
      <TimeZonePlace shell={shell} wanted={isWanted} session={{ changeTimeZone: saved }} />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Account: Ada' }));
  await userEvent.click(screen.getByRole('button', { name: /^Time zone London/ }));
  const dialog = await screen.findByRole('dialog');
  return { dialog, saved, told: messages, session };
}

const field = () => screen.getByRole('combobox', { name: 'Your time zone' });
const change = () => screen.getByRole('button', { name: 'Change time zone' });

async function choose(input: string, name: string): Promise<void> {
  await userEvent.type(field(), input);
  const option = screen.getAllByText(name).find((one) => one.closest('.ant-select-item-option'));
  await userEvent.click(option ?? field());
}

test('says before saving what stays unchanged, and the menu follows', async () => {
  const { dialog, saved, told, session } = await show();
  expect(change()).toBeDisabled();
  await choose('berl', 'Europe/Berlin');
  expect(dialog).toHaveTextContent('Posts that are already scheduled keep their time and time zone');
  expect(saved).not.toHaveBeenCalled();
  saved.mockImplementation(async (timezone) => session.set({ loggedIn: true, user: { ...ada, timezone } }));
  await userEvent.click(change());
  expect(saved.mock.calls).toEqual([['Europe/Berlin']]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(told).toEqual(['Your time zone is now Berlin time.']);
  expect(screen.getByRole('button', { name: 'Account: Ada' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Account: Ada' }));
  expect(screen.getByRole('button', { name: /^Time zone Berlin/ })).toBeInTheDocument();
});

test('the browser’s own zone is offered first where it is another one', async () => {
  const { dialog } = await show();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Use it as your time zone' }));
  expect(change()).toBeEnabled();
  expect(within(dialog).queryByText(/Your browser uses/)).not.toBeInTheDocument();
});

test('a refusal is under the field, and what was chosen stays', async () => {
  const errors = { timezone: ['“Asia/Tokyo” isn’t a time zone. Use one such as Europe/Berlin.'] };
  const { dialog, saved } = await show(async () => {
    throw new ApiError(422, { success: false, error: 'validation_failed', message: 'Check it.', errors });
  });
  await choose('tok', 'Asia/Tokyo');
  await userEvent.click(change());
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    '“Asia/Tokyo” isn’t a time zone. Use one such as Europe/Berlin.',
  );
  expect(within(dialog).getByTitle('Asia/Tokyo')).toBeInTheDocument();
  expect(field()).toHaveFocus();
  await userEvent.click(change());
  expect(saved.mock.calls).toEqual([['Asia/Tokyo'], ['Asia/Tokyo']]);
});

test('on a slow network it stays until the end is known, is sent once, and silence is explained', async () => {
  const answer = Promise.withResolvers<void>();
  const { dialog, saved } = await show(() => answer.promise);
  await choose('tok', 'Asia/Tokyo');
  await userEvent.click(change());
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Keep London time' })).toBeDisabled();
  await act(async () => answer.reject(new NoResponseError()));
  expect(within(dialog).getByRole('alert')).toHaveTextContent(/don’t know whether it worked/);
  expect(saved).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Keep London time' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the browser’s Back closes it, and not while it is saved', async () => {
  const answer = Promise.withResolvers<void>();
  const { saved } = await show(() => answer.promise);
  const page = window.location.href;
  const isEntry = () => waitFor(() => expect(window.history.state).toMatchObject({ dialogs: 1 }));
  await isEntry();
  await choose('tok', 'Asia/Tokyo');
  await userEvent.click(change());
  const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  act(() => window.history.back());
  await act(() => back);
  await isEntry();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await act(async () => answer.reject(new NoResponseError()));
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(saved).toHaveBeenCalledTimes(1);
  expect(window.location.href).toBe(page);
});

test('an ended session closes the dialog', async () => {
  const { session } = await show();
  act(() => session.set({ loggedIn: false, user: null }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => session.set({ loggedIn: true, user: ada }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

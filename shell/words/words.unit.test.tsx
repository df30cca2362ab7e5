import type { WordBalance } from '@carillon/contracts/http/billing/get-word-balance.ts';
import type { WordLedgerEntry } from '@carillon/contracts/http/billing/list-word-ledger.ts';
import { NoResponseError } from '@carillon/sdk/api/errors.ts';
import { type BackStack, createBackStack } from '@carillon/sdk/history/back-stack.ts';
import type { Shell } from '@carillon/sdk/shell.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AccountMenu } from '../account/account-menu.tsx';
import { writable } from '../state/readable.ts';
import { WordsButton } from './words-button.tsx';
import { WordsPlace } from './words-place.tsx';
// Here before the tests begin, for its kit to be loaded with the others' parts.
import './dialog/words-dialog.tsx';

let backStack: BackStack;
beforeEach(() => {
  backStack = createBackStack(window);
});
afterEach(() => backStack.end());

const full = { granted: 10_000, reserved: 0, unlimited: false };
const at = '2026-03-01T10:00:00.000Z';
const grant: WordLedgerEntry = {
  id: 'sign_up',
  kind: 'grant',
  reason: 'sign_up',
  words: 10_000,
  left: 10_000,
  at,
};
const spend: WordLedgerEntry = {
  id: 'e1',
  kind: 'spend',
  reason: 'drafts',
  words: -580,
  left: 9_420,
  at,
};

/** The header's button and the account's menu, with the dialog behind them. */
function show(list: (before?: string) => Promise<unknown>) {
  const words = {
    balance: writable<WordBalance | null>({ ...full, spent: 0, left: 10_000 }),
    wanted: writable(false),
  };
  const workspace = { id: 'w1', name: 'Ada', role: 'owner' };
  const user = { id: 'u1', name: 'Ada', email: 'ada@example.com', timezone: 'Europe/London', workspace };
  const shell = {
    session: writable({ loggedIn: true, user }),
    backStack,
    mode: writable('light'),
    location: writable({ pathname: '/dashboard', search: '', hash: '' }),
    toasts: { danger: () => undefined },
    api: {
      call: ({ id }: { id: string }, input?: { query?: { before: string } }) =>
        id === 'billing.listWordLedger' ? list(input?.query?.before) : Promise.resolve({ workspaces: [] }),
    },
  } as unknown as Shell;
  render(
    <>
      <WordsButton words={words} />
      <AccountMenu shell={shell} words={words} />
      <WordsPlace shell={shell} words={words} />
    </>,
  );
  return words;
}

test('the header says how many words are left; its dialog what became of the others, as it happens and page by page', async () => {
  let newest = [spend];
  const words = show(async (before) => {
    if (before === '2') return { entries: [grant], next: null };
    return { entries: newest, next: '2' };
  });
  act(() => words.balance.set({ ...full, spent: 580, reserved: 3_000, left: 6_420 }));
  const button = screen.getByRole('button', { name: '9,420 words left' });
  expect(button).not.toHaveClass('low');
  await userEvent.click(button);

  const dialog = await screen.findByRole('dialog', { name: 'Words' });
  const texts = () =>
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await within(dialog).findByText('Post drafts');
  expect(dialog).toHaveTextContent('3,000 reserved for text being written now.');
  expect(texts()).toEqual(['Post drafts−580Sun, Mar 1, 10:00 AM9,420 left']);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Show more' }));
  await within(dialog).findByText('Free words for signing up');
  expect(texts()[1]).toContain('+10,000');
  expect(within(dialog).queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();

  newest = [{ ...spend, id: 'e2', reason: 'description', words: -9_400, left: 20 }, spend];
  act(() => words.balance.set({ ...full, spent: 9_980, left: 20 }));
  await within(dialog).findByText('Description');
  expect(button).toHaveAccessibleName('20 words left');
  expect(button).toHaveClass('low');
});

test('from the account’s menu: nothing is spent yet, or the list can’t be loaded, with Retry', async () => {
  let away = true;
  show(async () => {
    if (away) throw new NoResponseError(new Error('no'));
    return { entries: [grant], next: null };
  });
  await userEvent.click(screen.getByRole('button', { name: 'Account: Ada' }));
  await userEvent.click(screen.getByRole('button', { name: 'Words left 10,000' }));
  const dialog = await screen.findByRole('dialog', { name: 'Words' });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Couldn’t load the list');
  away = false;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }));
  expect(await within(dialog).findByText('No words used yet')).toBeInTheDocument();
  expect(dialog).toHaveTextContent('Total: 10,000.');
});

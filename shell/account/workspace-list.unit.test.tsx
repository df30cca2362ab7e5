import type { Operation } from '@carillon/contracts/operation.ts';
import type { Shell, User } from '@carillon/sdk/shell.ts';
import { expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { writable } from '../state/readable.ts';
import { AccountMenu } from './account-menu.tsx';

const PERSONAL = { id: 'w1', name: 'Ada', role: 'owner', personal: true, current: false };
const BAKEHOUSE = { id: 'w2', name: 'Bakehouse', role: 'writer', personal: false, current: true };
const ada: User = {
  id: 'u1',
  name: 'Ada',
  email: 'ada@example.com',
  timezone: 'UTC',
  workspace: { id: 'w2', name: 'Bakehouse', role: 'writer' },
};

async function open(workspaces: readonly object[], user = ada) {
  const enter = jest.fn(async (_: { id: string }): Promise<void> => undefined);
  const messages: string[] = [];
  const shell = {
    api: { call: async ({ id }: Operation) => id === 'identity.listWorkspaces' && { workspaces } },
    session: { ...writable({ loggedIn: true, user }), enter },
    toasts: { danger: (message: string) => void messages.push(message) },
    location: writable({ pathname: '/dashboard', search: '', hash: '' }),
  } as unknown as Shell;
  render(<AccountMenu shell={shell} words={{ balance: writable(null), wanted: writable(false) }} />);
  await userEvent.click(screen.getByRole('button', { name: /^Account/ }));
  await screen.findByRole('link', { name: 'Profile' });
  return { enter, told: messages };
}

test('a user with several workspaces sees the current one and switches to another, once', async () => {
  const { enter } = await open([PERSONAL, BAKEHOUSE]);
  expect(screen.getByRole('button', { name: 'Account: Ada Bakehouse' })).toBeInTheDocument();
  const list = within(await screen.findByRole('group', { name: 'Workspaces' }));
  expect(list.getByRole('button', { current: true })).toHaveTextContent('BakehouseWriter');
  await userEvent.click(list.getByRole('button', { current: true }));
  expect(enter).not.toHaveBeenCalled();
  enter.mockImplementation(() => new Promise(() => undefined));
  await userEvent.dblClick(list.getByRole('button', { name: 'Ada Owner' }));
  expect(enter.mock.calls).toEqual([[PERSONAL]]);
});

test('a workspace that can’t be entered changes nothing, and says why', async () => {
  const { enter, told } = await open([PERSONAL, BAKEHOUSE]);
  enter.mockRejectedValueOnce(new Error('away'));
  await userEvent.click(await screen.findByRole('button', { name: 'Ada Owner' }));
  expect(told).toEqual([expect.stringContaining('Your workspace hasn’t changed.')]);
  expect(screen.getByRole('button', { name: 'Ada Owner' })).toBeEnabled();
});

test('their own workspace is not named beside them until it has a name', async () => {
  const ownWorkspace = { id: 'w1', name: 'My workspace', role: 'owner' as const };
  await open([{ ...PERSONAL, ...ownWorkspace, current: true }], { ...ada, workspace: ownWorkspace });
  expect(screen.getByRole('button', { name: 'Account: Ada' })).toBeInTheDocument();
});

test('a user with one workspace sees nothing about workspaces', async () => {
  await open([{ ...PERSONAL, current: true }], {
    ...ada,
    workspace: { id: 'w1', name: 'Ada', role: 'owner' },
  });
  expect(screen.queryByRole('group', { name: 'Workspaces' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Account: Ada' })).toBeInTheDocument();
});

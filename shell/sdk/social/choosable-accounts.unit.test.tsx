import type { KnownTarget } from '@carillon/contracts/http/analytics/list-known-targets.ts';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { connectionOf, connectionsReply, lostConnection } from '../testing/connections.ts';
import { AccountPicker } from './account-picker.tsx';
import { type AccountFilter, type ChoosableAccount, listChoosableAccounts } from './choosable-accounts.ts';
import { groupConnections } from './connections.ts';

const knownTarget = (target_id: string, target_name: string, connected = true): KnownTarget => ({
  target_id,
  target_name,
  connected,
  platform: 'instagram',
});
const account = (id: string, more: Partial<ChoosableAccount> = {}): ChoosableAccount => ({
  id,
  platform: 'instagram',
  name: id,
  picture: null,
  connected: true,
  ...more,
});

test('lists each account once, with its picture, and disconnected ones last', () => {
  const ada = connectionOf('instagram', [{ id: '17841', name: 'ada' }]);
  const [target] = ada.targets;
  const accounts = listChoosableAccounts(groupConnections(connectionsReply([ada])), [
    knownTarget('gone', 'Former', false),
    knownTarget(target?.id ?? '', 'An older name'),
  ]);
  expect(accounts).toEqual([
    account(target?.id ?? '', { name: target?.name ?? '', picture: target?.picture ?? null }),
    account('gone', { name: 'Former', connected: false }),
  ]);
});

test('a page that another login still publishes to counts as connected', () => {
  const ada = connectionOf('instagram', [{ id: '17841', name: 'ada' }]);
  const accounts = listChoosableAccounts(groupConnections(connectionsReply([ada, lostConnection(ada)])), []);
  expect(accounts).toMatchObject([{ connected: true }]);
});

test('tells two accounts of the same name apart by their ids', () => {
  const accounts = listChoosableAccounts({ accounts: [], targets: [] }, [
    knownTarget('10001', 'Bells'),
    knownTarget('20002', 'Bells'),
  ]);
  expect(accounts.map(({ name }) => name)).toEqual(['Bells (…0001)', 'Bells (…0002)']);
});

const onChoose = jest.fn<(filter: AccountFilter) => void>();
const show = (accounts: readonly ChoosableAccount[], value: AccountFilter = {}) =>
  render(<AccountPicker accounts={accounts} value={value} onChange={onChoose} />);

test('chooses an account or a whole network', async () => {
  show([account('ada'), account('bob', { connected: false }), account('Bells', { platform: 'facebook' })]);
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Account All accounts' }));
  await open();
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  await userEvent.click(screen.getByRole('radio', { name: /bob.*Not connected.*Instagram/ }));
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await open();
  expect(screen.queryByRole('radio', { name: 'All of Facebook' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'All of Instagram' }));
  expect(onChoose.mock.calls).toEqual([[{ target: 'bob' }], [{ platform: 'instagram' }]]);
});

test('a tap on an account closes the list and returns to its button, also where the tap counts no clicks', async () => {
  show([account('ada'), account('bob')]);
  const button = screen.getByRole('button', { name: /^Account/ });
  await userEvent.click(button);
  fireEvent.click(screen.getByText('bob'), { detail: 0 });
  expect(onChoose).toHaveBeenLastCalledWith({ target: 'bob' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('what arrow keys choose leaves the list open', async () => {
  show([account('ada'), account('bob')]);
  const button = screen.getByRole('button', { name: /^Account/ });
  await userEvent.click(button);
  screen.getByRole('radio', { name: 'All accounts' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(onChoose).toHaveBeenLastCalledWith({ target: 'ada' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('Escape closes the list and returns to its button', async () => {
  show([account('ada'), account('bob')], { target: 'ada' });
  const button = screen.getByRole('button', { name: /^Account/ });
  await userEvent.click(button);
  screen.getByRole('radio', { name: /ada/ }).focus();
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a press elsewhere closes the list', async () => {
  show([account('ada'), account('bob')]);
  const button = screen.getByRole('button', { name: /^Account/ });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(document.body);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('is hidden if there is nothing to choose, and shown if the address limits the list', () => {
  const { container, unmount } = show([account('ada')]);
  expect(container).toBeEmptyDOMElement();
  unmount();
  show([account('ada')], { target: 'unknown' });
  expect(screen.getByText('Another account')).toBeVisible();
});

import { connectionsReply } from '@carillon/sdk/testing/connections.ts';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allConnected, FACEBOOK, has, INSTAGRAM, listedPost, listing } from './answers.ts';
import { button, dialog, inputsOf, refuse, showDashboard } from './show.ts';

const refusal = refuse('service_unavailable', 'Try again soon.');

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test('disconnects once that is confirmed, and leads the focus back to the network', async () => {
  let connected = true;
  const remote = showDashboard({
    'identity.listConnections': () => connectionsReply(connected ? [FACEBOOK] : []),
    'identity.removeConnection': () => {
      connected = false;
      return { success: true };
    },
  });
  await userEvent.click(await button('Disconnect Facebook'));
  expect(inputsOf(remote, 'identity.removeConnection')).toEqual([]);
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Disconnect Facebook' }));
  const connect = await button('Connect Facebook');
  await waitFor(() => expect(connect).toHaveFocus());
  expect(remote.toasts).toEqual([{ kind: 'success', message: 'Facebook disconnected.' }]);
});

test.each([
  ['Facebook', 'unless another network or workspace here still needs it.'],
  ['LinkedIn', 'To revoke access fully, remove Carillon on LinkedIn under Permitted services.'],
])('says what becomes of what was allowed it on %s', async (label, words) => {
  showDashboard(allConnected);
  await userEvent.click(await button(`Disconnect ${label}`));
  expect(await dialog()).toHaveTextContent(words);
});

test('goes by keyboard alone: into the question, out of it by Escape, and back', async () => {
  const remote = showDashboard(has(FACEBOOK));
  const trigger = await button('Disconnect Facebook');
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  const keep = await button('Keep Facebook');
  await waitFor(() => expect(keep).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
  expect(remote.calls.map(({ id }) => id)).not.toContain('identity.removeConnection');
});

test.each([
  [0, 'Nothing is scheduled for Facebook.'],
  [1, 'Disconnecting pauses 1 scheduled post until'],
  [2, 'Disconnecting pauses 2 scheduled posts until'],
])('says what it does to the %d posts that are scheduled', async (count, words) => {
  const targets = Array.from({ length: count }, (_, n) => listedPost(`p${n}`, 'facebook'));
  showDashboard({
    ...has(FACEBOOK),
    'posts.listUserPosts': listing(targets),
  });
  await userEvent.click(await button('Disconnect Facebook'));
  expect(await screen.findByRole('dialog')).toHaveTextContent(words);
});

test('shows an error in the question, which stays', async () => {
  const remote = showDashboard({ ...has(FACEBOOK), 'identity.removeConnection': refusal });
  await userEvent.click(await button('Disconnect Facebook'));
  const question = screen.getByRole('dialog');
  await userEvent.click(within(question).getByRole('button', { name: /Disconnect/ }));
  expect(await within(question).findByRole('alert')).toHaveTextContent(
    'Failed to disconnect Facebook: Try again soon.',
  );
  expect(remote.toasts).toEqual([{ kind: 'danger', message: 'Failed to disconnect Facebook' }]);
});

test('disconnects one of several accounts of a network, by its name', async () => {
  const bob = { ...INSTAGRAM, id: 'con-bob', account: { id: 'bob', name: 'Bob', picture: null } };
  const posts = [
    listedPost('a', 'instagram', { target_id: 'a1' }),
    listedPost('b', 'instagram', { target_id: 'a2' }),
    listedPost('c', 'instagram', { target_id: 'a2' }),
  ];
  const remote = showDashboard({
    ...has(INSTAGRAM, { ...bob, targets: [{ id: 'a2', name: 'tower', picture: null, kind: 'account' }] }),
    'identity.removeConnection': { success: true },
    'posts.listUserPosts': listing(posts),
  });
  await userEvent.click(await button('Disconnect Instagram (Bob)'));
  await waitFor(async () =>
    expect(await dialog()).toHaveTextContent('Disconnecting pauses 2 scheduled posts'),
  );
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Disconnect Instagram (Bob)' }));
  await waitFor(() =>
    expect(inputsOf(remote, 'identity.removeConnection')).toEqual([{ params: { id: 'con-bob' } }]),
  );
});

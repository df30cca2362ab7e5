import type { UserSession } from '@carillon/contracts/http/identity/sessions/list-sessions.ts';
import { ApiError, defineRemote, type User } from '@carillon/sdk/index.ts';
import { renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Root } from '../root.tsx';

const Remote = defineRemote(Root);
const user: User = {
  id: 'ada',
  name: 'Ada',
  email: 'ada@example.com',
  timezone: 'Europe/Berlin',
  workspace: { id: 'w1', name: 'Ada', role: 'owner' },
};
const at = '2029-12-01T10:00:00.000Z';
const currentSession: UserSession = {
  id: 'here',
  device: 'Firefox on Linux',
  address: '10.0.0.1',
  current: true,
  started_at: at,
  last_seen_at: at,
};
const phone: UserSession = { ...currentSession, id: 'phone', device: 'Safari on iPhone', current: false };
const old: UserSession = { ...phone, id: 'old', device: null, address: null };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const show = (sessions: readonly UserSession[], answers: object = {}) =>
  renderRemote(Remote, {
    path: '/account/security',
    user,
    answers: {
      'identity.listSessions': () => ({ success: true, sessions }),
      'identity.getConfirmation': {
        success: true,
        fields: ['current_password'],
        passkey: false,
        fresh_login_needed: false,
      },
      'identity.listSignInMethods': { success: true, password: true, confirmed: true, methods: [] },
      ...answers,
    },
  });

test('a password is changed: an error is under its field, and the success message says what has ended', async () => {
  const page = show([currentSession], {
    'identity.changePassword': ({ body }: { body: { current_password: string } }) => {
      if (body.current_password === 'right horse') return { success: true, ended: 2 };
      throw new ApiError(422, {
        success: false,
        error: 'validation_failed',
        message: 'Some fields need your attention.',
        errors: { current_password: ['That is not your current password.'] },
      });
    },
  });
  const current = await screen.findByLabelText('Current password');
  await userEvent.type(current, 'wrong horse');
  await userEvent.type(screen.getByLabelText('New password'), 'seven bells at noon');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'seven bells at noon');
  await press('Change password');
  expect(await screen.findByText('That is not your current password.')).toBeInTheDocument();
  await waitFor(() => expect(current).toHaveFocus());
  expect(screen.getByLabelText('New password')).toHaveValue('seven bells at noon');
  await userEvent.clear(current);
  await userEvent.type(current, 'right horse{Enter}');
  expect(
    await screen.findByText('Password changed. You were logged out of 2 other sessions.'),
  ).toBeInTheDocument();
  for (const label of ['Current password', 'New password', 'Confirm new password'])
    expect(screen.getByLabelText(label)).toHaveValue('');
  await waitFor(() =>
    expect(page.calls.filter(({ id }) => id === 'identity.listSessions').length).toBeGreaterThan(1),
  );
});

test('one place is logged out after a question, and all others', async () => {
  let sessions = [phone, old, currentSession];
  const page = renderRemote(Remote, {
    path: '/account/security',
    user,
    answers: {
      'identity.listSignInMethods': { success: true, password: true, confirmed: true, methods: [] },
      'identity.listSessions': () => ({ success: true, sessions }),
      'identity.endSession': ({ params: { id } }: { params: { id: string } }) => {
        sessions = sessions.filter((one) => one.id !== id);
        return { success: true };
      },
      'identity.endOtherSessions': () => {
        sessions = [currentSession];
        return { success: true, ended: 1 };
      },
    },
  });
  const list = await screen.findAllByRole('listitem');
  expect(list.map((one) => within(one).getByRole('heading').textContent)).toEqual([
    ...['Firefox on Linux', 'Safari on iPhone', 'Unknown browser'],
  ]);
  expect(list[0]).toHaveTextContent('This device');
  expect(list[0]).toHaveTextContent('IP address 10.0.0.1');
  expect(screen.queryByRole('button', { name: 'Log out Firefox on Linux' })).not.toBeInTheDocument();
  await press('Log out Safari on iPhone');
  await press('Log out');
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
  await press('Log out everywhere else');
  const question = await screen.findByRole('dialog', { name: 'Log out everywhere else?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Log out everywhere else' }));
  expect(await screen.findByText('No other active sessions.')).toBeInTheDocument();
  expect(page.toasts.map(({ message }) => message)).toEqual([
    ...['Safari on iPhone is logged out.', 'You’re logged out everywhere else.'],
  ]);
});

import type { SignInMethod } from '@carillon/contracts/http/identity/sign-in/list-sign-in-methods.ts';
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
const linkedMethod = { email: 'ada@gmail.example', at: '2029-12-01T10:00:00.000Z' };
const google: SignInMethod = { id: 'google', name: 'Google', available: true, linked: linkedMethod };
const facebook: SignInMethod = { id: 'facebook', name: 'Facebook', available: true, linked: null };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const confirmationReply = (fields: readonly string[], fresh_login_needed = false) => ({
  'identity.getConfirmation': { success: true, fields, passkey: false, fresh_login_needed },
});

const show = (methods: object, answers: object = {}, path = '/account/security') =>
  renderRemote(Remote, {
    path,
    user,
    answers: {
      'identity.listSessions': { success: true, sessions: [] },
      ...confirmationReply(['current_password']),
      'identity.listSignInMethods': () => ({ success: true, password: true, confirmed: true, ...methods }),
      ...answers,
    },
  });
const refuse =
  (status: number, error: string, rest: object = {}) =>
  () => {
    throw new ApiError(status, { success: false, error, message: 'Refused.', ...rest } as never);
  };

test('a provider is linked with the password, whose fault is under its field', async () => {
  const page = show(
    { methods: [google, facebook] },
    {
      'identity.linkProvider': refuse(422, 'validation_failed', {
        errors: { current_password: ['That is not your current password.'] },
      }),
    },
  );
  await press('Link Facebook');
  const dialog = await screen.findByRole('dialog', { name: 'Link Facebook' });
  const password = within(dialog).getByLabelText('Current password');
  await userEvent.type(password, 'wrong horse{Enter}');
  expect(await within(dialog).findByText('That is not your current password.')).toBeVisible();
  await waitFor(() => expect(password).toHaveFocus());
  expect(page.calls.filter(({ id }) => id === 'identity.linkProvider')).toEqual([
    {
      id: 'identity.linkProvider',
      input: { body: { provider: 'facebook', current_password: 'wrong horse' } },
    },
  ]);
});

test('a provider is unlinked with the password, after the consequences are shown', async () => {
  let methods: SignInMethod[] = [google];
  const page = show(
    {},
    {
      'identity.listSignInMethods': () => ({ success: true, password: true, confirmed: true, methods }),
      'identity.unlinkProvider': () => {
        methods = [{ ...google, linked: null }];
        return { success: true };
      },
    },
  );
  expect(await screen.findByText(/ada@gmail\.example/)).toBeVisible();
  await press('Unlink Google');
  const dialog = within(await screen.findByRole('dialog', { name: 'Unlink Google?' }));
  expect(dialog.getByText('You can still log in with your password.')).toBeVisible();
  await userEvent.type(await dialog.findByLabelText('Current password'), 'seven bells{Enter}');
  expect(await screen.findByText('Not linked')).toBeVisible();
  expect(page.toasts.map(({ message }) => message)).toEqual(['Google unlinked.']);
  expect(page.calls.findLast(({ id }) => id === 'identity.unlinkProvider')?.input).toEqual({
    params: { provider: 'google' },
    body: { current_password: 'seven bells' },
  });
});

test('a user without a password sets the first one, and keeps the only way to log in until then', async () => {
  let password = false;
  const page = show(
    {},
    {
      'identity.getConfirmation': () =>
        confirmationReply(password ? ['current_password'] : [])['identity.getConfirmation'],
      'identity.listSignInMethods': () => ({ success: true, password, confirmed: true, methods: [google] }),
      'identity.setPassword': () => {
        password = true;
        return { success: true };
      },
    },
  );
  expect(await screen.findByText(/This is your only way to log in/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Unlink Google' })).toBeNull();
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await userEvent.type(screen.getByLabelText('New password'), 'seven bells at noon');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'seven bells at noon{Enter}');
  expect(await screen.findByLabelText('Current password')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Unlink Google' })).toBeVisible();
  expect(page.toasts.map(({ message }) => message)).toEqual(['Password set.']);
});

test('an older login without a password is confirmed by the provider first', async () => {
  const page = show(
    { password: false, confirmed: false, methods: [google, facebook] },
    { ...confirmationReply([], true), 'identity.linkProvider': refuse(503, 'provider_unavailable') },
  );
  expect(await screen.findByText(/more than ten minutes ago/)).toBeVisible();
  expect(screen.queryByLabelText('New password')).toBeNull();
  await press('Confirm with Google');
  expect(await screen.findByRole('alert')).toHaveTextContent('Refused.');
  expect(page.calls).toContainEqual({
    id: 'identity.linkProvider',
    input: { body: { provider: 'google' } },
  });
});

test.each([
  ['linked', 'status', 'Facebook is linked. You can log in with it from now on.'],
  ['taken', 'alert', 'That Facebook account is linked to another Carillon account.'],
  ['<b>planted</b>', 'alert', 'Something went wrong on our side. Try again.'],
])(
  'what came of the way to a provider is told by its code %s, and leaves the address',
  async (code, role, sentence) => {
    const search = new URLSearchParams({ sign_in: code, provider: 'facebook' });
    const page = show({ methods: [facebook] }, {}, `/account/security?${search}`);
    await waitFor(() => expect(screen.getByRole(role)).toHaveTextContent(sentence));
    expect(page.path()).toBe('/account/security');
  },
);

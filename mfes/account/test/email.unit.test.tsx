import type { ErrorName } from '@carillon/contracts/errors.ts';
import { ApiError, defineRemote, type User } from '@carillon/sdk/index.ts';
import { type RenderRemoteOptions, renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
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
const at = (path: string, answers: RenderRemoteOptions['answers']) =>
  renderRemote(Remote, { path, user, answers });
const proof = (state: string, mail = 'mailbox') => ({
  'identity.getEmailProof': { success: true, state, mail },
});
const refusalOf = (status: number, error: ErrorName, message: string) => () => {
  throw new ApiError(status, { success: false, error, message });
};

test('an unconfirmed email says so, and its link is sent', async () => {
  at('/account/profile', { ...proof('unconfirmed'), 'identity.requestEmailProof': { success: true } });
  expect(await screen.findByText('Your email isn’t confirmed')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'mailbox' })).toHaveAttribute('href', '/mailbox');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/We sent a link to ada@example\.com/)).toBeInTheDocument();
});

test.each([
  ['unconfirmed', 'smtp', true],
  ['unconfirmed', 'none', false],
  ['confirmed', 'smtp', false],
])('what is set up for security says whether it can be lost: %s, mail %s', async (state, mail, isShown) => {
  const page = at('/account/security', proof(state, mail));
  await waitFor(() => expect(page.calls.map(({ id }) => id)).toContain('identity.getEmailProof'));
  await screen.findByRole('heading', { name: 'Security' });
  if (isShown) await screen.findByText(/resetting your password also removes the settings below/);
  expect(screen.queryAllByRole('button', { name: 'Send the link' })).toHaveLength(isShown ? 1 : 0);
});

test('reports a failure to send', async () => {
  const sending = refusalOf(429, 'too_many_requests', 'Too many links were requested.');
  at('/account/profile', { ...proof('unconfirmed', 'smtp'), 'identity.requestEmailProof': sending });
  await userEvent.click(await screen.findByRole('button', { name: 'Send the link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many links were requested.');
  expect(screen.queryByText(/We sent a link/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'mailbox' })).toBeNull();
});

test.each([
  ['confirmed', 'smtp', true],
  ['unconfirmed', 'none', false],
  ['not_needed', 'mailbox', false],
])('where nothing is to be confirmed nobody is asked: %s, mail %s', async (state, mail, isShown) => {
  at('/account/profile', proof(state, mail));
  await screen.findByText('ada@example.com');
  await waitFor(() => expect(screen.queryAllByText('Confirmed')).toHaveLength(isShown ? 1 : 0));
  expect(screen.queryByRole('button', { name: 'Send the link' })).toBeNull();
});

test('the mailed link confirms the email, and leaves the address', async () => {
  const page = at('/account/confirm-email#the-secret', {
    ...proof('confirmed'),
    'identity.confirmEmail': { success: true },
  });
  await waitFor(() =>
    expect(page.toasts).toEqual([{ kind: 'success', message: 'Your email is confirmed.' }]),
  );
  expect(page.path()).toBe('/account/profile');
  expect(page.calls).toContainEqual({
    id: 'identity.confirmEmail',
    input: { body: { secret: 'the-secret' } },
  });
});

test('a link that is dead leads to where another is sent', async () => {
  at('/account/confirm-email#old', {
    'identity.confirmEmail': refusalOf(410, 'link_expired', 'This link no longer works.'),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works.');
  expect(screen.getByRole('link', { name: 'Go to your profile' })).toBeInTheDocument();
});

test('a new email is asked for with the password, waits to be confirmed, and can be canceled', async () => {
  let change: object | null = null;
  const page = at('/account/profile', {
    'identity.getConfirmation': {
      success: true,
      fields: ['current_password'],
      passkey: false,
      fresh_login_needed: false,
    },
    'identity.getEmailProof': () => ({ success: true, state: 'confirmed', mail: 'mailbox', change }),
    'identity.requestEmailChange': ({ body: { email } }: { body: { email: string } }) => {
      if (email === '')
        throw new ApiError(422, {
          success: false,
          error: 'validation_failed',
          message: 'Look again.',
          errors: { email: ['Enter an email.'] },
        });
      change = { email, expires_at: '2030-01-02T10:00:00.000Z' };
      return { success: true };
    },
    'identity.cancelEmailChange': () => {
      change = null;
      return { success: true };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change email' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change your email' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send the link' }));
  expect(await within(dialog).findByText('Enter an email.')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByLabelText('New email'), 'new@example.com');
  await userEvent.type(within(dialog).getByLabelText('Current password'), 'correct horse');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Waiting for you to confirm new@example.com')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(page.calls.findLast(({ id }) => id === 'identity.requestEmailChange')?.input).toEqual({
    body: { email: 'new@example.com', current_password: 'correct horse' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the change' }));
  await waitFor(() => expect(screen.queryByText(/^Waiting for you/)).not.toBeInTheDocument());
  expect(page.toasts).toEqual([{ kind: 'success', message: 'Your email stays the same.' }]);
});

test('the link in the new mailbox changes the email, and every page learns of it', async () => {
  const page = at('/account/change-email#the-secret', {
    ...proof('confirmed'),
    'identity.confirmEmailChange': { success: true, email: 'new@example.com' },
  });
  await waitFor(() =>
    expect(page.toasts).toEqual([{ kind: 'success', message: 'Your email is now new@example.com.' }]),
  );
  expect(page.path()).toBe('/account/profile');
  expect(page.wishes).toContain('ask who it is');
});

test.each([
  ['not_needed', 'mailbox'],
  ['confirmed', 'none'],
])('an email that can’t be changed has no button: %s, mail %s', async (state, mail) => {
  const page = at('/account/profile', proof(state, mail));
  await screen.findByText('ada@example.com');
  await waitFor(() => expect(page.calls.map(({ id }) => id)).toContain('identity.getEmailProof'));
  if (mail === 'none') await screen.findByText(/ask the administrator/);
  expect(screen.queryByRole('button', { name: 'Change email' })).not.toBeInTheDocument();
});

import { defineRemote, type User } from '@carillon/sdk/index.ts';
import { renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Root } from '../root.tsx';

const Remote = defineRemote(Root);
const bob: User = {
  id: 'bob',
  name: 'Bob',
  email: 'bob@example.com',
  timezone: 'Europe/Berlin',
  workspace: { id: 'w1', name: 'Bob', role: 'owner' },
};

test('a password reset in a logged-in browser ends on the login page with a confirmation, without the provider', async () => {
  const page = renderRemote(Remote, {
    path: '/reset-password#the-secret',
    user: bob,
    answers: { 'identity.resetPassword': { success: true } },
  });
  await userEvent.type(screen.getByLabelText('New password'), 'correct horse');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'correct horse');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(page.path()).toBe('/login'));
  expect(page.wishes).toEqual(['log out, but not of the provider']);
  expect(page.toasts).toMatchObject([
    { kind: 'success', message: expect.stringMatching(/password was changed/) },
  ]);
});

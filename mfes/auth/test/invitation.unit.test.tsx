import type { ErrorName } from '@carillon/contracts/errors.ts';
import { ApiError, defineRemote, type User } from '@carillon/sdk/index.ts';
import { type RenderRemoteOptions, renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { beforeEach, expect, test } from '@jest/globals';
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
const OPEN = {
  state: 'open',
  workspace: 'Bakehouse',
  inviter: 'Ada',
  role: 'writer',
  email: 'bob@example.com',
  expires_at: '2029-12-08T10:00:00.000Z',
  yours: true,
  member: false,
};
beforeEach(() => sessionStorage.clear());

const at = (invitation: object | null, user?: User, answers: RenderRemoteOptions['answers'] = {}) =>
  renderRemote(Remote, {
    path: '/invitation#the-secret',
    user,
    answers: { 'identity.readInvitation': { success: true, invitation }, ...answers },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const storedInvitation = (): string | null => sessionStorage.getItem('invitation');

test('for whom it is accepts it, and is in the workspace; nothing of the link is left', async () => {
  const page = at(OPEN, bob, { 'identity.acceptInvitation': { success: true, workspace_id: 'w2' } });
  expect(await screen.findByText('Bakehouse')).toBeInTheDocument();
  expect(screen.getByText('Ada')).toBeInTheDocument();
  expect(screen.getByText(/Writers write drafts/)).toBeInTheDocument();
  expect(page.path()).toBe('/invitation');
  expect(storedInvitation()).toBe('the-secret');
  await press('Accept');
  await waitFor(() => expect(page.wishes).toEqual(['enter Bakehouse']));
  expect(page.calls).toContainEqual({
    id: 'identity.acceptInvitation',
    input: { body: { secret: 'the-secret' } },
  });
  expect(await screen.findByText('Opening Bakehouse…')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  expect(storedInvitation()).toBeNull();
});

test('an invitation that can’t be accepted says why and stays, and can be declined', async () => {
  const page = at(OPEN, bob, {
    'identity.acceptInvitation': () => {
      const error: ErrorName = 'team_full';
      throw new ApiError(409, {
        success: false,
        error,
        message: 'This workspace has reached the maximum of 50 members.',
      });
    },
    'identity.declineInvitation': { success: true },
  });
  await press('Accept');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This workspace has reached the maximum of 50 members.',
  );
  expect(storedInvitation()).toBe('the-secret');
  await press('Decline');
  await waitFor(() => expect(page.path()).toBe('/dashboard'));
  expect(storedInvitation()).toBeNull();
});

test('nobody signs up or logs in, and comes back to it', async () => {
  const page = at({ ...OPEN, yours: null });
  expect(await screen.findByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/register?from=invitation',
  );
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?from=invitation');
  page.unmount();
  const second = renderRemote(Remote, {
    path: '/login?from=invitation',
    answers: {
      'identity.login': { success: true, token: 't' },
      'identity.readInvitation': { success: true, invitation: OPEN },
    },
  });
  expect(screen.getByText(/^Log in or sign up to respond to your invitation\./)).toBeInTheDocument();
  await press('Log in');
  await waitFor(() => expect(second.path()).toBe('/invitation'));
  expect(await screen.findByText('Bakehouse')).toBeInTheDocument();
  expect(second.calls).toContainEqual({
    id: 'identity.readInvitation',
    input: { body: { secret: 'the-secret' } },
  });
});

test('a user logged in with another email sees whom it is for, and may log out', async () => {
  const page = at({ ...OPEN, email: 'cy@example.com', yours: false }, bob);
  expect(await screen.findByRole('status')).toHaveTextContent(
    'This invitation is for cy@example.com. You’re logged in as bob@example.com.',
  );
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  await press('Log out');
  await waitFor(() => expect(page.path()).toBe('/invitation'));
  expect(page.wishes).toEqual(['log out, but not of the provider']);
});

test('a member already goes straight in', async () => {
  const page = at({ ...OPEN, state: 'accepted', member: true }, bob, {
    'identity.acceptInvitation': { success: true, workspace_id: 'w2' },
  });
  await press('Open Bakehouse');
  await waitFor(() => expect(page.wishes).toEqual(['enter Bakehouse']));
});

test.each([
  [{ ...OPEN, state: 'expired' }, 'This invitation to Bakehouse has expired. To get another one, ask Ada.'],
  [{ ...OPEN, state: 'revoked', inviter: null }, 'ask an owner of the workspace'],
  [{ ...OPEN, state: 'accepted', yours: null }, 'was already used'],
  [{ ...OPEN, state: 'declined' }, 'was declined'],
  [null, 'This link is invalid'],
])('what can not be accepted says why: %#', async (invitation, text) => {
  at(invitation);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

test('the address without a secret asks nobody', async () => {
  const page = renderRemote(Remote, { path: '/invitation' });
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is invalid');
  expect(page.calls).toEqual([]);
});

import type { AccessToken } from '@carillon/contracts/http/identity/tokens/access-token.ts';
import { ApiError, defineRemote, type User } from '@carillon/sdk/index.ts';
import { renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { endOf } from '../features/tokens/model/expiry.ts';
import { Root } from '../root.tsx';

const Remote = defineRemote(Root);
const user: User = {
  id: 'ada',
  name: 'Ada',
  email: 'ada@example.com',
  timezone: 'Europe/Berlin',
  workspace: { id: 'w1', name: 'Ada', role: 'owner' },
};
const SECRET = `carillon_pat_${'a'.repeat(43)}`;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a token is created with scopes, shown once with what a client needs, and revoked after a question', async () => {
  let tokens: AccessToken[] = [];
  const page = renderRemote(Remote, {
    path: '/account/access-tokens',
    user,
    answers: {
      'identity.listAccessTokens': () => ({ success: true, tokens }),
      'identity.createAccessToken': ({ body }: { body: AccessToken }) => {
        if (!body.name)
          throw new ApiError(422, {
            success: false,
            error: 'validation_failed',
            message: 'Some fields need your attention.',
            errors: { name: ['Give the token a name.'] },
          });
        const { name, scopes, expires_at } = body;
        const dates = { created_at: '2029-12-01T10:00:00.000Z', expires_at, last_used_at: null };
        tokens = [{ id: 't1', begins: SECRET.slice(0, 18), name, scopes, ...dates }];
        return { success: true, secret: SECRET, token: tokens[0] };
      },
      'identity.revokeAccessToken': () => {
        tokens = [];
        return { success: true };
      },
    },
  });
  expect(await screen.findByText('No tokens yet')).toBeInTheDocument();
  await press('New token');
  const dialog = await screen.findByRole('dialog', { name: 'New access token' });
  await press('Create token');
  expect(await within(dialog).findByText('Give the token a name.')).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Name')).toHaveFocus();
  const sees = within(dialog).getByRole('checkbox', { name: /See posts/ });
  const publishes = within(dialog).getByRole('checkbox', { name: /Publish and schedule/ });
  await userEvent.click(sees);
  await userEvent.click(publishes);
  expect(sees).toBeChecked();
  expect(sees).toBeDisabled();
  await userEvent.click(publishes);
  expect(sees).toBeEnabled();
  await userEvent.type(within(dialog).getByLabelText('Name'), 'My assistant');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /Write drafts/ }));
  const figures = within(dialog).getByRole('checkbox', { name: /See analytics/ });
  expect(figures).not.toHaveAccessibleName(/comment/i);
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /Read comments/ }));
  await press('Create token');

  const shownDialog = await screen.findByRole('dialog', { name: 'Your new access token' });
  expect(within(shownDialog).getByText(SECRET)).toBeInTheDocument();
  expect(within(shownDialog).getByText(/"mcpServers"/)).toHaveTextContent(`Bearer ${SECRET}`);
  expect(page.calls.findLast(({ id }) => id === 'identity.createAccessToken')?.input).toMatchObject({
    body: { name: 'My assistant', scopes: ['posts:read', 'drafts:write', 'comments:read'] },
  });
  await waitFor(() => expect(within(shownDialog).getByRole('button', { name: 'Copy token' })).toHaveFocus());
  await press('I’ve saved it');
  expect(
    await screen.findByText('See posts and accounts · Write drafts · Read comments'),
  ).toBeInTheDocument();
  expect(screen.queryByText(SECRET)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'New token' })).toHaveFocus();

  await press('Revoke My assistant');
  expect(await screen.findByText(/lose access immediately/)).toBeInTheDocument();
  await press('Revoke token');
  expect(await screen.findByText('No tokens yet')).toBeInTheDocument();
});

test('errors about scopes and expiry are announced with their fields', async () => {
  renderRemote(Remote, {
    path: '/account/access-tokens',
    user,
    answers: {
      'identity.listAccessTokens': () => ({ success: true, tokens: [] }),
      'identity.createAccessToken': () => {
        const errors = { scopes: ['Choose what it can do.'] };
        throw new ApiError(422, { success: false, error: 'validation_failed', message: 'No.', errors });
      },
    },
  });
  await screen.findByText('No tokens yet');
  await press('New token');
  const dialog = within(await screen.findByRole('dialog', { name: 'New access token' }));
  await press('Create token');
  await dialog.findByText('Choose what it can do.');
  expect(dialog.getByRole('group', { name: 'This token can' })).toHaveAccessibleDescription(
    'Choose what it can do.',
  );
  await userEvent.click(dialog.getByRole('radio', { name: 'On a date I choose' }));
  await press('Create token');
  expect(dialog.getByLabelText('Last day')).toHaveAccessibleDescription('Choose a day.');
});

test.each([
  [30, '', '2029-12-31T10:00:00.000Z'],
  ['day', '2030-01-15', '2030-01-15T22:59:00.000Z'],
  ['day', '', undefined],
] as const)('a token for %s %s ends at %s', (lifetime, day, end) => {
  const now = new Date('2029-12-01T10:00:00Z');
  expect(endOf(lifetime, day, 'Europe/Berlin', now)?.toISOString()).toBe(end);
});

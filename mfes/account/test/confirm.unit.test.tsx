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
const FACTORS = {
  success: true,
  has_password: true,
  authenticator: { added_at: '2029-12-01T10:00:00.000Z' },
  passkeys: [],
  recovery_codes_left: 10,
  passkeys_available: true,
  may_change: true,
};
const show = (fields: readonly string[], answers: object = {}, path = '/account/security') =>
  renderRemote(Remote, {
    path,
    user,
    answers: {
      'identity.listSessions': { success: true, sessions: [] },
      'identity.listSignInMethods': { success: true, password: true, confirmed: true, methods: [] },
      'identity.getSecondFactors': FACTORS,
      'identity.getConfirmation': { success: true, fields, passkey: false, fresh_login_needed: false },
      'identity.listAccessTokens': { success: true, tokens: [] },
      ...answers,
    },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('with an app the dialog asks for the password and a code; a recovery code goes as one', async () => {
  const page = show(['current_password', 'code'], {
    'identity.makeRecoveryCodes': { success: true, recovery_codes: ['abcd-efgh'] },
  });
  await press('Generate new codes');
  const dialog = within(await screen.findByRole('dialog', { name: 'Generate new recovery codes?' }));
  await userEvent.type(dialog.getByLabelText('Current password'), 'correct horse');
  await userEvent.type(dialog.getByLabelText('Code from your authenticator app'), 'wxyz-1234');
  await userEvent.click(dialog.getByRole('button', { name: 'Generate new codes' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your recovery codes' })).not.toBeNull());
  expect(screen.getByText(/Older codes no longer work/)).toBeInTheDocument();
  const codesCall = page.calls.find(({ id }) => id === 'identity.makeRecoveryCodes');
  expect(codesCall?.input).toEqual({
    body: { current_password: 'correct horse', recovery_code: 'wxyz-1234' },
  });
});

test('a factor that was set up meanwhile is asked for once the server names it', async () => {
  const page = show(['current_password'], {
    'identity.makeRecoveryCodes': ({ body }: { body: { code?: string } }) => {
      if (body.code) return { success: true, recovery_codes: ['abcd-efgh'] };
      throw new ApiError(422, {
        success: false,
        error: 'validation_failed',
        message: 'Some fields need your attention.',
        errors: { code: ['Enter the six digits that the app shows, or a recovery code.'] },
      });
    },
  });
  await press('Generate new codes');
  const dialog = within(await screen.findByRole('dialog', { name: 'Generate new recovery codes?' }));
  await userEvent.type(dialog.getByLabelText('Current password'), 'correct horse{Enter}');
  const code = await dialog.findByLabelText('Code from your authenticator app');
  await waitFor(() => expect(code).toHaveFocus());
  await userEvent.type(code, '123 456');
  await userEvent.click(dialog.getByRole('button', { name: 'Generate new codes' }));
  await waitFor(() => expect(page.calls.at(-1)?.id).not.toBe('identity.makeRecoveryCodes'));
  const codesCall = page.calls.findLast(({ id }) => id === 'identity.makeRecoveryCodes');
  expect(codesCall?.input).toEqual({ body: { current_password: 'correct horse', code: '123 456' } });
});

test.each([
  [['current_password'], 0],
  [['current_password', 'code'], 1],
])('an access token asks for %j only where there is a factor', async (fields, askedCount) => {
  show(fields, {}, '/account/access-tokens');
  await press('New token');
  const dialog = within(await screen.findByRole('dialog', { name: 'New access token' }));
  await dialog.findByLabelText('Name');
  await waitFor(() => expect(dialog.queryAllByLabelText('Current password')).toHaveLength(askedCount));
});

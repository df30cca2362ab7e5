import { ApiError, defineRemote, type User } from '@carillon/sdk/index.ts';
import { renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
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
const TICKET = { success: true, ticket: 't1', expires_at: '2029-12-10T12:00:00.000Z' };
const confirmationReply = {
  success: true,
  fields: ['current_password'],
  passkey: false,
  fresh_login_needed: false,
};

async function open(answers: object) {
  const page = renderRemote(Remote, {
    path: '/account/profile',
    user,
    answers: { 'identity.getConfirmation': confirmationReply, ...answers },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Download your data' }));
  return page;
}
const confirm = async (password: string) =>
  userEvent.type(await screen.findByLabelText('Current password'), `${password}{Enter}`);

test('the password starts a download in the browser', async () => {
  const page = await open({ 'identity.startDataExport': TICKET });
  await confirm('correct horse');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.calls).toContainEqual({
    id: 'identity.startDataExport',
    input: { body: { current_password: 'correct horse' } },
  });
  expect(page.calls).toContainEqual({ id: 'gateway.downloadData', input: { query: { ticket: 't1' } } });
  expect(page.toasts).toEqual([
    { kind: 'success', message: 'Your download has started. Your browser shows its progress.' },
  ]);
  expect(screen.getByRole('button', { name: 'Download your data' })).toHaveFocus();
});

test('while another one runs it says so, and nothing is downloaded', async () => {
  const message = 'Your data is already being downloaded. Wait until the download ends, or cancel it first.';
  const page = await open({
    'identity.startDataExport': () => {
      throw new ApiError(409, { success: false, error: 'conflict', message });
    },
  });
  await confirm('correct horse');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(page.calls.map(({ id }) => id)).not.toContain('gateway.downloadData');
});

test('asks for the password if it isn’t known what confirms', async () => {
  await open({
    'identity.getConfirmation': () => {
      throw new ApiError(503, { success: false, error: 'service_unavailable', message: 'Away' });
    },
  });
  expect(await screen.findByLabelText('Current password')).toBeInTheDocument();
});

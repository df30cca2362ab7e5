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

test('a name is saved once it is another one, and a refusal is under its field', async () => {
  const page = renderRemote(Remote, {
    path: '/account/profile',
    user,
    answers: {
      'identity.getEmailProof': { success: true, state: 'confirmed', mail: 'none' },
      'identity.changeName': ({ body: { name } }: { body: { name: string } }) => {
        if (name.trim()) return { success: true, name: name.trim() };
        throw new ApiError(422, {
          success: false,
          error: 'validation_failed',
          message: 'Some fields need your attention.',
          errors: { name: ['Enter a user name.'] },
        });
      },
    },
  });
  const field = await screen.findByLabelText('User name');
  const save = screen.getByRole('button', { name: 'Save name' });
  expect(save).toBeDisabled();
  expect(screen.getByText('ada@example.com')).toBeInTheDocument();
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  await userEvent.clear(field);
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  await userEvent.click(save);
  expect(await screen.findByText('Enter a user name.')).toBeInTheDocument();
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, ' Countess Ada {Enter}');
  await waitFor(() =>
    expect(page.toasts).toEqual([{ kind: 'success', message: 'Your name is now Countess Ada.' }]),
  );
  expect(field).toHaveValue('Countess Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Change time zone' }));
  expect(page.wishes).toEqual(['ask who it is', 'change time zone']);
});

test('the pages of the account lead to each other', async () => {
  renderRemote(Remote, { path: '/account/profile', user });
  expect(await screen.findByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Access tokens' })).not.toHaveAttribute('aria-current');
});

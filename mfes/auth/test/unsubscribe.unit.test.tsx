import { ApiError, defineRemote } from '@carillon/sdk/index.ts';
import { renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Root } from '../root.tsx';

const Remote = defineRemote(Root);
const OFF = { success: true, kind: 'failed_posts', workspace: 'Bell Works', on: false };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the link turns off its mails once, and they can be turned on again', async () => {
  const page = renderRemote(Remote, {
    path: '/unsubscribe#a.token',
    answers: { 'notifications.unsubscribe': OFF, 'notifications.resubscribe': { ...OFF, on: true } },
  });
  expect(
    await screen.findByText('You no longer get emails about failed posts in “Bell Works”.'),
  ).toBeInTheDocument();
  // Loaded again, the page turns nothing off.
  await waitFor(() => expect(page.path()).toBe('/unsubscribe'));
  await press('Turn emails back on');
  expect(await screen.findByText(/^You’ll get emails about failed posts/)).toBeInTheDocument();
  expect(page.calls).toEqual([
    { id: 'notifications.unsubscribe', input: { query: { token: 'a.token' } } },
    { id: 'notifications.resubscribe', input: { body: { token: 'a.token' } } },
  ]);
  await press('Turn off emails');
  expect(await screen.findByText(/^You no longer get/)).toBeInTheDocument();
});

test('who is in the workspace no more has nothing to turn on', async () => {
  renderRemote(Remote, {
    path: '/unsubscribe#a.token',
    answers: { 'notifications.unsubscribe': { ...OFF, workspace: null } },
  });
  expect(await screen.findByText(/no longer in that workspace/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Turn them/ })).not.toBeInTheDocument();
});

test('an incomplete link says so, and so does the page without one', async () => {
  const answers = {
    'notifications.unsubscribe': () => {
      throw new ApiError(422, { success: false, error: 'link_invalid', message: 'No.' });
    },
  };
  const { unmount } = renderRemote(Remote, { path: '/unsubscribe#a', answers });
  expect(await screen.findByRole('alert')).toHaveTextContent('incomplete');
  unmount();
  const { calls } = renderRemote(Remote, { path: '/unsubscribe', answers });
  expect(await screen.findByRole('alert')).toHaveTextContent('incomplete');
  expect(calls).toEqual([]);
});

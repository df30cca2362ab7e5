import { ApiError, defineRemote, type User } from '@carillon/sdk/index.ts';
import { renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
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
const goodTime = {
  success: true,
  scheduled_time: '2026-11-24 16:30:00',
  timezone: 'Europe/Berlin',
  reason: 'Most people are online on Tuesday afternoons.',
};

test('a good time to post is shown in the account’s zone, with the reason', async () => {
  const shown = renderRemote(Remote, { path: '/sprout', user, answers: { 'posts.suggestTime': goodTime } });
  expect(await screen.findByRole('heading', { name: 'Tuesday 24 November 2026, 4:30 PM' })).toBeVisible();
  expect(screen.getByText(goodTime.reason)).toBeVisible();
  expect(shown.calls).toEqual([
    { id: 'posts.suggestTime', input: expect.objectContaining({ query: expect.anything() }) },
  ]);
});

test('what failed can be tried again', async () => {
  let failing = true;
  const answer = () => {
    if (!failing) return goodTime;
    throw new ApiError(500, { success: false, error: 'internal_error', message: 'Server error occurred' });
  };
  renderRemote(Remote, { path: '/sprout', user, answers: { 'posts.suggestTime': answer } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Server error occurred');
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: /Tuesday 24 November/ })).toBeVisible();
});

import { expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { button, click, continueDraft, dialog, formsOf, openSchedule, write } from './compose.ts';

const hint = /^Times are in Auckland time/;

test('the zone is the account’s, and the dialog follows when that moves to another one', async () => {
  const remote = await write('Ring', {
    'posts.schedulePosts': { success: true, message: '', post_id: 'post-1', results: [] },
  });
  const box = await openSchedule();
  await click('Hour up');
  act(() => remote.moveTo('Pacific/Auckland'));
  expect(within(box).getByText(/^Scheduled for .*5:30 PM \(Pacific\/Auckland\)$/)).toBeInTheDocument();
  await click('Schedule Post');
  const [form] = formsOf(remote, 'posts.schedulePosts');
  expect(form?.get('timezone')).toBe('Pacific/Auckland');
  expect(form?.get('scheduled_time')).toMatch(/ 17:30:00$/);
});

test('the zone is emphasized if the browser is in another one, until that is dismissed', async () => {
  const remote = await write('Ring');
  act(() => remote.moveTo('Pacific/Auckland'));
  const box = await openSchedule();
  expect(within(box).getByText(hint)).toBeInTheDocument();
  await click('Dismiss the time zone hint');
  expect(within(box).queryByText(hint)).not.toBeInTheDocument();
  expect(within(box).getByText(/^Time zone: .*Pacific\/Auckland/)).toBeInTheDocument();
  expect(button('Change for your account')).toHaveFocus();
  await click('Change for your account');
  expect(remote.wishes).toEqual(['change time zone']);
  remote.unmount();
  const again = await continueDraft();
  act(() => again.moveTo('Pacific/Auckland'));
  await dialog('Schedule your post');
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
});

test('the zone isn’t emphasized if the browser is in it', async () => {
  const remote = await write('Ring');
  act(() => remote.moveTo(Intl.DateTimeFormat().resolvedOptions().timeZone));
  await openSchedule();
  expect(screen.queryByText(/^Times are in/)).not.toBeInTheDocument();
  expect(button('Change for your account')).toBeInTheDocument();
});

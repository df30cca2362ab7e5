import { expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { scheduled } from './answers.ts';
import { button, click, formsOf, openSchedule, refuse, server, write } from './compose.ts';

const suggestion = {
  success: true,
  scheduled_time: '2030-01-02 09:00:00',
  timezone: 'UTC',
  reason: 'Mornings are busy.',
};

const suggestionBox = (): HTMLElement => screen.getByRole('checkbox', { name: 'Suggest a time' });

test('uses the suggested time, shows the reason, and tells the server that it was suggested', async () => {
  const remote = await write('Ring', {
    'posts.schedulePosts': scheduled,
    'analytics.suggestTime': suggestion,
  });
  await openSchedule();
  await userEvent.click(suggestionBox());
  expect(await screen.findByText('Mornings are busy.')).toBeInTheDocument();
  await click('Schedule Post');
  await screen.findByText('Results');
  const [form] = formsOf(remote, 'posts.schedulePosts');
  expect(form?.get('scheduled_time')).toBe('2030-01-02 09:00:00');
  expect(form?.get('use_ai_suggestion')).toBe('1');
});

test('refuses a time that has passed before it is sent', async () => {
  const remote = await write('Ring', {
    'analytics.suggestTime': { ...suggestion, scheduled_time: '2020-01-02 09:00:00' },
  });
  await openSchedule();
  await userEvent.click(suggestionBox());
  expect(await screen.findByText('That time has passed. Choose a later one.')).toBeInTheDocument();
  expect(button('Schedule Post')).toBeDisabled();
  expect(remote.calls.map(({ id }) => id)).not.toContain('posts.schedulePosts');
});

test('a late suggestion doesn’t replace a later choice, and nothing is sent before it arrives', async () => {
  const answer = Promise.withResolvers<unknown>();
  await write('Ring', { 'analytics.suggestTime': () => answer.promise });
  const box = await openSchedule();
  await userEvent.click(suggestionBox());
  expect(button('Finding a time…')).toBeDisabled();
  await click('Hour up');
  expect(button('Schedule Post')).toBeEnabled();
  await act(async () => answer.resolve(suggestion));
  expect(within(box).getByRole('spinbutton', { name: 'Hour' })).toHaveValue('05');
  expect(suggestionBox()).not.toBeChecked();
});

test('a suggestion that arrives after the switch to now changes nothing', async () => {
  const answer = Promise.withResolvers<unknown>();
  await write('Ring', { 'analytics.suggestTime': () => answer.promise });
  const box = await openSchedule();
  await userEvent.click(suggestionBox());
  await click('Publish now instead');
  await act(async () => answer.resolve(suggestion));
  expect(button('Publish Now')).toHaveClass('ant-btn-primary');
  await click('Schedule for later');
  expect(suggestionBox()).not.toBeChecked();
  expect(within(box).getByRole('spinbutton', { name: 'Hour' })).toHaveValue('04');
  expect([...server.drafts.values()].map(({ scheduled_time }) => scheduled_time)).not.toContain(
    suggestion.scheduled_time,
  );
});

test('reports a missing suggestion and keeps the time', async () => {
  await write('Ring', { 'analytics.suggestTime': refuse('No.') });
  const box = await openSchedule();
  await userEvent.click(suggestionBox());
  expect(await screen.findByText('Couldn’t suggest a time. Choose one yourself.')).toBeInTheDocument();
  expect(within(box).getByRole('spinbutton', { name: 'Hour' })).toHaveValue('04');
});

test('a time that was suggested for another zone is an ordinary one', async () => {
  const remote = await write('Ring', {
    'analytics.suggestTime': suggestion,
  });
  const box = await openSchedule();
  await userEvent.click(suggestionBox());
  await screen.findByText(suggestion.reason);
  act(() => remote.moveTo('Pacific/Auckland'));
  expect(suggestionBox()).not.toBeChecked();
  expect(within(box).getByText(/Wednesday, January 2, 2030 at 9:00 AM \(Pacific/)).toBeInTheDocument();
});

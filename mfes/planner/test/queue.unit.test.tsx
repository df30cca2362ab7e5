import type { PostingScheduleView } from '@carillon/contracts/http/posts/posting-schedule.ts';
import { ApiError } from '@carillon/sdk/index.ts';
import { connectionOf, connectionsReply } from '@carillon/sdk/testing/connections.ts';
import type { RenderRemoteOptions } from '@carillon/sdk/testing/render-remote.tsx';
import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from './show.ts';

const bells = connectionOf('facebook', [{ id: 'page1', name: 'Bells' }]);
const schedule = (more: Partial<PostingScheduleView> = {}): PostingScheduleView => ({
  platform: 'facebook',
  platform_id: 1,
  page_id: 'page1',
  target_id: 'page1',
  target_name: 'Bells',
  timezone: 'Europe/Berlin',
  slots: [{ weekday: 1, time: '09:00' }],
  version: 3,
  next_free: [{ due_at: '2031-11-24T08:00:00.000Z', scheduled_time: '2031-11-24 09:00:00' }],
  queued: [],
  ...more,
});
const queuedPost = {
  id: 'p1-1',
  post_id: 'p1',
  timezone: 'Europe/Berlin',
  words: 'The bells ring.',
  due_at: '2031-11-17T08:00:00.000Z',
  scheduled_time: '2031-11-17 09:00:00',
};
const best = {
  success: true,
  slots: [],
  basis: 'general',
  posts: 0,
  best: [{ weekday: 2, hour: 10, score: 2, posts: 0 }],
};
const preview = { success: true, plan: 'these', moves: [] };

const open = (schedules: PostingScheduleView[], answers: RenderRemoteOptions['answers'] = {}) =>
  show([], {
    path: '/schedule-post/queue',
    answers: {
      'posts.getQueue': { success: true, schedules },
      'identity.listConnections': connectionsReply([bells]),
      'analytics.getBestTimes': best,
      'posts.previewPostingSchedule': preview,
      'posts.savePostingSchedule': (input: unknown) => ({
        success: true,
        message: 'Posting slots saved.',
        moved: 0,
        schedule: schedule({ ...(input as { body: object }).body, version: 4 }),
      }),
      ...answers,
    },
  });
const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const bodies = ({ calls }: ReturnType<typeof show>, method: string) =>
  calls.flatMap(({ id, input }) => (id === method ? [(input as { body: object }).body] : []));
const times = (day: string) =>
  within(screen.getByRole('list', { name: day }))
    .queryAllByRole('listitem')
    .map((one) => one.textContent);

test('slots that are not saved yet are there again after the page was left', async () => {
  const first = open([schedule()]);
  await press('Remove Monday 9:00 AM');
  first.unmount();
  const again = open([schedule()]);
  expect(await screen.findByText('Not saved yet')).toBeVisible();
  await press('Discard');
  again.unmount();
  open([schedule()]);
  expect(await screen.findByRole('button', { name: 'Remove Monday 9:00 AM' })).toBeVisible();
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
});

describe('a new zone that is not saved yet', () => {
  const openInNewYork = () => open([schedule({ timezone: 'America/New_York', queued: [queuedPost] })]);
  const queue = () => within(screen.getByRole('region', { name: 'Next in the queue' }));

  test('leaves the queue in the saved zone, which it names', async () => {
    openInNewYork();
    await press('Use Berlin time');
    expect(screen.getByText('Times are in Berlin time')).toBeVisible();
    expect(queue().getByText('Until you save, these times are in New York time.')).toBeVisible();
    await press('Discard');
    expect(queue().queryByText(/Until you save/)).not.toBeInTheDocument();
  });

  test('keeps the focus with its account, as discarding it does', async () => {
    openInNewYork();
    await press('Use Berlin time');
    expect(screen.getByRole('heading', { name: /^Bells/ })).toHaveFocus();
    await userEvent.tab();
    await press('Discard');
    expect(screen.getByRole('heading', { name: /^Bells/ })).toHaveFocus();
  });
});

test('one time is added to every weekday at once, and saved over the version that was seen', async () => {
  const remote = open([schedule()]);
  fireEvent.change(await screen.findByLabelText('Time'), { target: { value: '17:30' } });
  await press('Add slot');
  expect(times('Monday')).toEqual(['9:00 AM', '5:30 PM']);
  expect(times('Friday')).toEqual(['5:30 PM']);
  expect(times('Saturday')).toEqual([]);
  await press('Add slot');
  expect(screen.getByText('5:30 PM is already in the list.')).toBeVisible();
  await press('Remove Wednesday 5:30 PM');
  await press('Save slots');
  const [saved] = bodies(remote, 'posts.savePostingSchedule');
  expect(saved).toMatchObject({ platform_id: 1, page_id: 'page1', timezone: 'Europe/Berlin', version: 3 });
  expect((saved as PostingScheduleView).slots).toHaveLength(5);
  expect(saved).not.toHaveProperty('plan');
  expect(remote.toasts).toEqual([{ kind: 'success', message: 'Posting slots saved.' }]);
  expect(screen.queryByRole('button', { name: 'Save slots' })).not.toBeInTheDocument();
});

test('a best time is offered with its reason, and saved as a slot with one click', async () => {
  const remote = open([]);
  expect(await screen.findByText(/To use the queue for this account, add posting slots/)).toBeVisible();
  expect(await screen.findByText('Audiences are active on weekday mornings')).toBeVisible();
  await press('Add Tuesday 10:00 AM');
  expect(times('Tuesday')).toEqual(['10:00 AM']);
  expect(screen.queryByText(/Audiences are active/)).not.toBeInTheDocument();
  await waitFor(() =>
    expect(bodies(remote, 'posts.savePostingSchedule')).toMatchObject([
      { slots: [{ weekday: 2, time: '10:00' }], version: 0 },
    ]),
  );
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
});

test('a suggested slot that was just saved can be taken back', async () => {
  const remote = open([schedule()]);
  await press('Add Tuesday 10:00 AM');
  expect(await screen.findByText('Suggested slots saved.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await press('Undo');
  await waitFor(() =>
    expect(bodies(remote, 'posts.savePostingSchedule')[1]).toMatchObject({
      slots: [{ weekday: 1, time: '09:00' }],
      version: 4,
    }),
  );
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Bells/ })).toHaveFocus());
});

test('the icon of the suggestions for all accounts is beside their words', async () => {
  const mill = connectionOf('linkedin', [{ id: 'urn:li:organization:7', name: 'Mill' }]);
  open([], { 'identity.listConnections': connectionsReply([bells, mill]) });
  const button = await screen.findByRole('button', { name: 'Use suggested slots for 2 accounts' });
  expect(button.querySelector('svg')?.parentElement).toHaveClass('ant-btn-icon');
});

test('all accounts without posting times get the suggested ones with one click', async () => {
  const mill = connectionOf('linkedin', [{ id: 'urn:li:organization:7', name: 'Mill' }]);
  const remote = open([], { 'identity.listConnections': connectionsReply([bells, mill]) });
  await press('Use suggested slots for 2 accounts');
  await waitFor(() =>
    expect(bodies(remote, 'posts.savePostingSchedule')).toMatchObject([
      { page_id: 'page1', slots: [{ weekday: 2, time: '10:00' }] },
      { page_id: 'urn:li:organization:7', slots: [{ weekday: 2, time: '10:00' }] },
    ]),
  );
  expect(await screen.findByText('Suggested slots saved for 2 accounts.')).toBeVisible();
  await press('Undo');
  await waitFor(() =>
    expect(bodies(remote, 'posts.savePostingSchedule').slice(2)).toMatchObject([
      { page_id: 'page1', slots: [] },
      { page_id: 'urn:li:organization:7', slots: [] },
    ]),
  );
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Use suggested slots for 2 accounts' })).toHaveFocus(),
  );
});

test('moves are shown before saving, and made after confirmation', async () => {
  const to = { due_at: '2031-11-18T09:00:00.000Z', scheduled_time: '2031-11-18 10:00:00' };
  const remote = open([schedule({ queued: [queuedPost] })], {
    'posts.previewPostingSchedule': { ...preview, moves: [{ ...queuedPost, to }] },
  });
  await press('Remove Monday 9:00 AM');
  await press('Add Tuesday 10:00 AM');
  await press('Save slots');
  const dialog = await screen.findByRole('dialog', { name: 'These slots move one post' });
  expect(within(dialog).getByRole('listitem')).toHaveTextContent(
    /The bells ring\..*November 17.*November 18/,
  );
  expect(bodies(remote, 'posts.savePostingSchedule')).toEqual([]);
  await press('Save and move');
  expect(bodies(remote, 'posts.savePostingSchedule')).toMatchObject([{ plan: 'these' }]);
});

test('or the posts keep their times', async () => {
  const to = { due_at: '2031-11-18T09:00:00.000Z', scheduled_time: '2031-11-18 10:00:00' };
  const remote = open([schedule({ queued: [queuedPost] })], {
    'posts.previewPostingSchedule': { ...preview, moves: [{ ...queuedPost, to }] },
  });
  await press('Remove Monday 9:00 AM');
  await press('Save slots');
  await press('Save and keep their times');
  expect(bodies(remote, 'posts.savePostingSchedule')[0]).not.toHaveProperty('plan');
});

test('a queued post is linked, and an error keeps the selection', async () => {
  const saves: number[] = [];
  open([], {
    'posts.getQueue': () => ({
      success: true,
      schedules: [schedule({ queued: [queuedPost], version: saves.length > 0 ? 5 : 3 })],
    }),
    'posts.savePostingSchedule': (input: unknown) => {
      saves.push((input as { body: { version: number } }).body.version);
      throw new ApiError(409, { success: false, error: 'conflict', message: 'They were changed meanwhile.' });
    },
  });
  expect(await screen.findByRole('link', { name: 'The bells ring.' })).toHaveAttribute('href', '/posts/p1');
  await press('Add Tuesday 10:00 AM');
  expect(await screen.findByRole('alert')).toHaveTextContent('They were changed meanwhile.');
  expect(times('Tuesday')).toEqual(['10:00 AM']);
  // A user who has read the warning replaces the current slots.
  await press('Save slots');
  await waitFor(() => expect(saves).toEqual([3, 5]));
});

test('without an account there is a way to connect one', async () => {
  open([], { 'identity.listConnections': connectionsReply([]) });
  expect(await screen.findByRole('heading', { name: 'No account is connected' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Connect Facebook' })).toBeEnabled();
});

test('every login of a network has its own slots', async () => {
  const profile = (id: string, name: string) =>
    connectionOf('linkedin', [{ id: `urn:li:person:${id}`, name }], { id: `con-${id}` });
  const of = (id: string, time: string) =>
    schedule({
      platform: 'linkedin',
      platform_id: 3,
      page_id: `urn:li:person:${id}`,
      target_id: `urn:li:person:${id}`,
      slots: [{ weekday: 1, time }],
    });
  open([of('ada', '09:00'), of('bob', '10:00')], {
    'identity.listConnections': connectionsReply([profile('ada', 'Ada'), profile('bob', 'Bob')]),
  });
  const bob = within(await screen.findByRole('region', { name: 'LinkedIn: Bob' }));
  expect(bob.getByText('10:00 AM')).toBeVisible();
  expect(bob.queryByText('9:00 AM')).not.toBeInTheDocument();
});

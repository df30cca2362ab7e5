import { lostConnection } from '@carillon/sdk/testing/connections.ts';
import { publicationEvent } from '@carillon/sdk/testing/live-events.ts';
import type { RenderedRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ACCOUNTS, accounts, publication } from './answers.ts';
import { click, openPublish, write } from './compose.ts';

const requestedTime = {
  status: 'scheduled',
  due_at: '2026-01-05T10:00:00Z',
  scheduled_time: null,
  timezone: null,
};
const retriedResult = { ...requestedTime, waiting_for: 'retry', next_attempt_at: '2100-01-05T14:29:00Z' };
const out = { status: 'published', published_at: '2026-01-05T10:00:03Z' };
const blocked = { ...requestedTime, waiting_for: 'connection', next_attempt_at: '2100-01-05T14:29:00Z' };

/** Publishes a post at once, with these results and a way to report that they have changed. */
async function publish(answers: object, ...results: object[]) {
  let now = results;
  const remote: RenderedRemote = await write('Ring', {
    'posts.publishPosts': { success: true, message: '', post_id: 'post-1', results },
    'posts.getPost': () => ({ success: true, post: { results: now } }),
    ...answers,
  });
  await openPublish();
  await click('Publish Now');
  const [first] = await within(await screen.findByRole('region', { name: 'Results' })).findAllByRole(
    'listitem',
  );
  const become = (...later: object[]): void => {
    now = later;
    act(() => remote.emit(publicationEvent({}, 'post-1')));
  };
  return { shown: remote, row: first ?? document.body, become };
}
const turns = (row: HTMLElement): boolean => row.querySelector('.ant-spin') !== null;

test('shows when the next attempt is, as the dashboard does, without a spinner', async () => {
  const { row, become } = await publish({}, publication('facebook'));
  expect(turns(row)).toBe(true);
  become(publication('facebook', retriedResult));
  expect(await within(row).findByText('Will retry')).toBeInTheDocument();
  expect(row).toHaveTextContent(/Will retry on Tue, Jan 5, 2100, 2:29 PM/);
  expect(row).not.toHaveTextContent(/Scheduled for/);
  expect(turns(row)).toBe(false);
});

test('shows a time from another zone as the dashboard does: in the account’s zone and in its own', async () => {
  const plannedTimes = { scheduled_time: '2100-01-05 14:29:00', due_at: '2100-01-05T13:29:00Z' };
  const { row } = await publish(
    {},
    publication('facebook', {
      ...requestedTime,
      ...plannedTimes,
      timezone: 'Europe/Berlin',
      waiting_for: 'time',
      next_attempt_at: plannedTimes.due_at,
    }),
  );
  expect(row).toHaveTextContent('Scheduled for Tuesday, January 5, 2100 at 1:29 PM (2:29 PM Berlin time)');
});

test('reports which results are on the page, so that no toast repeats them', async () => {
  const { shown } = await publish({}, publication('facebook', retriedResult), publication('linkedin', out));
  expect(shown.onPage()).toEqual([
    'publication pub-facebook',
    'connection facebook',
    'publication pub-linkedin',
  ]);
  await click('Create another post');
  expect(shown.onPage()).toEqual([]);
});

test('a post waiting for a connection says so, shows no time, and links to the network', async () => {
  const { shown, row } = await publish(
    {
      ...accounts(lostConnection(ACCOUNTS.facebook), ACCOUNTS.linkedin),
      'identity.reconnect': { auth_url: 'https://network.example/consent' },
    },
    publication('facebook', blocked),
  );
  expect(await within(row).findByText('Waiting for connection')).toBeInTheDocument();
  expect(row.querySelector('time')).toBeNull();
  expect(turns(row)).toBe(false);
  await userEvent.click(within(row).getByRole('button', { name: 'Reconnect Facebook' }));
  expect(shown.left).toEqual(['https://network.example/consent']);
});

test('says at once that a post may be published, and that Carillon checks before retrying', async () => {
  const { row, become } = await publish({}, publication('facebook'));
  become(publication('facebook', { ...retriedResult, may_be_out: true }));
  expect(await within(row).findByText('Outcome unknown')).toBeInTheDocument();
  expect(row).toHaveTextContent(
    'It may already be published. Carillon will check on Tue, Jan 5, 2100, 2:29 PM and retry only if the post isn’t there.',
  );
});

test.each([
  ['danger', 'Published on Facebook; LinkedIn failed.', { status: 'failed', reason: 'LinkedIn: no.' }],
  ['warning', 'Published on Facebook; LinkedIn is waiting for a connection.', blocked],
] as const)('a post that is not out everywhere is told so (%s)', async (kind, message, linkedin) => {
  const { shown, become } = await publish({}, publication('facebook'), publication('linkedin'));
  become(publication('facebook', out), publication('linkedin', linkedin));
  await waitFor(() => expect(shown.toasts).toEqual([{ kind, message }]));
});

test('reports nothing before every network has answered', async () => {
  const { shown, row, become } = await publish({}, publication('facebook'), publication('linkedin'));
  become(publication('facebook', out), publication('linkedin'));
  await within(row).findByText('Published');
  expect(shown.toasts).toEqual([]);
  become(publication('facebook', out), publication('linkedin', out));
  await waitFor(() =>
    expect(shown.toasts).toEqual([{ kind: 'success', message: 'Your post is published on 2 networks.' }]),
  );
});

test('failed and waiting targets link to their post, where they can be retried', async () => {
  const { row, become } = await publish({}, publication('facebook'));
  expect(within(row).queryByRole('link')).not.toBeInTheDocument();
  become(publication('facebook', { status: 'failed', reason: 'Facebook: no.' }));
  expect(
    await within(row).findByRole('link', { name: 'Try again or edit the text on Facebook' }),
  ).toHaveAttribute('href', '/posts/post-1');
  become(publication('facebook', blocked));
  expect(await within(row).findByRole('link', { name: 'See the post on Facebook' })).toHaveAttribute(
    'href',
    '/posts/post-1',
  );
});

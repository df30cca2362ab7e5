import { ApiError } from '@carillon/sdk/index.ts';
import { connectionOf, connectionsReply } from '@carillon/sdk/testing/connections.ts';
import { publicationEvent } from '@carillon/sdk/testing/live-events.ts';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { chip, press, queriesOf, setUpCalendarTime } from './calendar.ts';
import { plannedPublication, show, user } from './show.ts';

setUpCalendarTime();

test('a month is requested by whole weeks, and a post is in its day', async () => {
  const remote = show([plannedPublication()]);
  const post = await screen.findByRole('button', { name: chip });
  expect(post.closest('td')).toHaveAttribute('data-slot', '2026-11-25');
  expect(post).toHaveAccessibleName(/Waiting for connection/);
  expect(queriesOf(remote)).toEqual([
    { from: '2026-10-31T23:00:00.000Z', until: '2026-12-05T23:00:00.000Z' },
  ]);
});

test('a month opens with the week of today below its head', async () => {
  const top = jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this instanceof HTMLTableRowElement ? this.sectionRowIndex * 100 : 0;
  });
  try {
    show([plannedPublication()]);
    const post = await screen.findByRole('button', { name: chip });
    expect(post.closest('.planner-scroll')?.scrollTop).toBe(300);
  } finally {
    top.mockRestore();
  }
});

describe('the calendar that was left', () => {
  const PATH = '/schedule-post?view=week&date=2026-12-02';
  const leaveFor = async (path: string) => {
    const remote = show([], { path: PATH, user });
    await screen.findByRole('button', { name: 'Next week' });
    act(() => remote.go(path));
    return remote;
  };
  afterEach(() => localStorage.clear());

  test('to write a post opens again with its view and date', async () => {
    const remote = await leaveFor('/create-post?new=1');
    act(() => remote.go('/schedule-post'));
    expect(await screen.findByRole('button', { name: 'Next week' })).toBeVisible();
    expect(screen.getByLabelText('Go to date')).toHaveValue('2026-12-02');
    await press('Today');
    expect(screen.getByLabelText('Go to date')).toHaveValue('2026-11-23');
    expect(remote.path()).toBe('/schedule-post?view=week');
  });

  test('for another page opens as it always does', async () => {
    const remote = await leaveFor('/dashboard');
    act(() => remote.go('/schedule-post'));
    expect(await screen.findByRole('button', { name: 'Next month' })).toBeVisible();
    expect(screen.getByLabelText('Go to date')).toHaveValue('2026-11-23');
  });

  test('opens on today on another day', async () => {
    const remote = await leaveFor('/create-post?new=1');
    jest.setSystemTime(new Date('2026-11-24T10:00:00Z'));
    act(() => remote.go('/schedule-post'));
    expect(await screen.findByLabelText('Go to date')).toHaveValue('2026-11-24');
  });

  test('gives way to a date in the address', async () => {
    const remote = await leaveFor('/create-post?new=1');
    act(() => remote.go('/schedule-post?date=2026-12-09'));
    expect(await screen.findByRole('button', { name: 'Next week' })).toBeVisible();
    expect(screen.getByLabelText('Go to date')).toHaveValue('2026-12-09');
  });
});

test('filters are behind a button, and open where some are in the address', async () => {
  const page = show([plannedPublication()]);
  await screen.findByRole('button', { name: chip });
  expect(screen.queryByLabelText('Status')).not.toBeInTheDocument();
  await press('Filters');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'failed');
  expect(await screen.findByRole('button', { name: 'Filters (1)' })).toHaveAttribute('aria-expanded', 'true');
  page.unmount();
  show([plannedPublication()], { path: '/schedule-post?status=failed' });
  expect(screen.getByLabelText('Status')).toHaveValue('failed');
});

test('shows a few posts of a full day, and the rest in its dialog', async () => {
  show(
    Array.from({ length: 40 }, (_, n) =>
      plannedPublication({ id: `p${n}-1`, post_id: `p${n}`, words: `Post ${n}` }),
    ),
  );
  await press(/^\+37 more/);
  const dialog = await screen.findByRole('dialog', { name: 'Wednesday, November 25, 2026' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(10);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Show 30 more' }));
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(40);
});

test('shows targets published at the same time as one entry', async () => {
  show([
    plannedPublication(),
    plannedPublication({ id: 'p1-2', platform: 'linkedin' }),
    plannedPublication({ id: 'p1-3', due_at: '2026-11-26T15:30:00.000Z' }),
  ]);
  const both = await screen.findByRole('button', { name: /The bells ring.*, Facebook and LinkedIn,/ });
  expect(both.closest('td')).toHaveAttribute('data-slot', '2026-11-25');
  expect(screen.getByRole('button', { name: chip }).closest('td')).toHaveAttribute('data-slot', '2026-11-26');
});

test('view, date and filters are in the address, and sent to the server', async () => {
  const path = '/schedule-post?view=week&date=2026-12-02&network=linkedin&status=failed&q=bread';
  const remote = show([], { path });
  expect(await screen.findByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();
  expect(queriesOf(remote)[0]).toEqual({
    from: '2026-11-28T23:00:00.000Z',
    until: '2026-12-05T23:00:00.000Z',
    platforms: 'linkedin',
    statuses: 'failed',
    text: 'bread',
  });
  await press('Facebook');
  expect(remote.path()).toContain('network=linkedin%2Cfacebook');
  await press('Next week');
  expect(remote.path()).toContain('date=2026-12-09');
  await press('List');
  expect(remote.path()).toContain('view=list');
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  if (clear) await userEvent.click(clear);
  expect(remote.path()).not.toMatch(/network|status|q=/);
});

test('the networks to filter by are those that are connected', async () => {
  const onBluesky = connectionOf('bluesky', [{ id: 'did:plc:ada', name: '@ada.example' }]);
  const answers = { 'identity.listConnections': connectionsReply([onBluesky]) };
  show([], { path: '/schedule-post?status=failed', answers });
  const networks = within(await screen.findByRole('group', { name: 'Networks' }));
  await waitFor(() => expect(networks.getAllByRole('button')).toHaveLength(1));
  expect(networks.getByRole('button', { name: 'Bluesky' })).toBeInTheDocument();
});

test('more than is loaded is said', async () => {
  show([], {
    answers: {
      'posts.listPlanned': ({ query }: { query?: unknown }) => ({
        success: true,
        publications: [plannedPublication({ id: JSON.stringify(query) })],
        next: 'more',
      }),
    },
  });
  expect(await screen.findByText(/^Only the first 5 are shown/)).toBeVisible();
});

test('a failed load can be retried', async () => {
  let failing = true;
  show([], {
    answers: {
      'posts.listPlanned': () => {
        if (failing) throw new ApiError(500, { success: false, error: 'internal_error', message: 'No.' });
        return { success: true, publications: [plannedPublication()], next: null };
      },
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load your calendar');
  failing = false;
  await press('Retry');
  expect(await screen.findByRole('button', { name: chip })).toBeVisible();
});

test('shows posts published elsewhere at once', async () => {
  let status = 'scheduled' as 'scheduled' | 'published';
  const remote = show([], {
    answers: {
      'posts.listPlanned': () => ({
        success: true,
        publications: [plannedPublication({ status })],
        next: null,
      }),
    },
  });
  await screen.findByRole('button', { name: chip });
  status = 'published';
  remote.emit(publicationEvent());
  expect(await screen.findByRole('button', { name: /, Published$/ })).toBeVisible();
});

test('an empty day links to a new post, but not for a viewer', async () => {
  const remote = show([]);
  await press('Thursday, November 26, 2026, no posts. Write a post');
  expect(remote.path()).toMatch(/^\/create-post\?new=[\w-]+&at=2026-11-26T09:00$/);
  remote.unmount();
  show([], { user: { ...user, workspace: { ...user.workspace, role: 'viewer' } } });
  expect(await screen.findByRole('button', { name: 'Thursday, November 26, 2026, no posts' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Write a post/ })).toBeNull();
});

test('the arrow keys go on to the month that follows', async () => {
  const remote = show([plannedPublication()], { path: '/schedule-post?date=2026-11-30' });
  const last = await screen.findByRole('button', { name: /^Saturday, December 5, 2026/ });
  act(() => last.focus());
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(remote.path()).toContain('date=2026-12-06'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Sunday, December 6, 2026/ })).toHaveFocus(),
  );
});

test('the feed’s address is made when it is asked for, renewed after a question, and switched off', async () => {
  const reply = (address: string | null) => ({
    success: true,
    address,
    created_at: address && '2026-11-20T10:00:00Z',
  });
  let calls = 0;
  const remote = show([], {
    answers: {
      'posts.getCalendarFeed': reply(null),
      'posts.renewCalendarFeed': () =>
        reply(`https://carillon.example/calendar/secret${++calls}/Carillon.ics`),
      'posts.deleteCalendarFeed': reply(null),
    },
  });
  await press('Subscribe');
  await press('Create address');
  expect(await screen.findByLabelText('Address')).toHaveValue(
    'https://carillon.example/calendar/secret1/Carillon.ics',
  );
  await press('New address');
  await press('Create new address');
  expect(await screen.findByLabelText('Address')).toHaveValue(
    'https://carillon.example/calendar/secret2/Carillon.ics',
  );
  await press('Turn off');
  await press('Keep it');
  expect(remote.calls.map(({ id }) => id)).not.toContain('posts.deleteCalendarFeed');
  await press('Turn off');
  await press('Turn off');
  expect(await screen.findByRole('button', { name: 'Create address' })).toBeVisible();
});

import { ApiError } from '@carillon/sdk/index.ts';
import { connectionOf, connectionsReply } from '@carillon/sdk/testing/connections.ts';
import { publicationEvent } from '@carillon/sdk/testing/live-events.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { plannedPublication, show, user } from './show.ts';

/** Monday, eleven in Berlin; timers run as they do. */
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z'), doNotFake: TIMERS });
});
afterEach(() => {
  jest.useRealTimers();
});
const TIMERS = [
  ...([
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
  ] as const),
  ...(['queueMicrotask', 'nextTick', 'requestAnimationFrame', 'cancelAnimationFrame'] as const),
  ...(['requestIdleCallback', 'cancelIdleCallback', 'performance', 'hrtime'] as const),
];

const chip = /^4:30 PM The bells ring\. ?, Facebook, [\w ]+$/;
const queriesOf = ({ calls }: ReturnType<typeof show>) =>
  calls.flatMap(({ id, input }) =>
    id === 'posts.listPlanned' ? [(input as { query: Record<string, string> }).query] : [],
  );
const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

test('a month is asked for by its whole weeks, and a post stands in its day', async () => {
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

  test('gives way to what an address asks for', async () => {
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

test('of a full day a few stand in it, and its dialog has the rest', async () => {
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

test('what of a post goes out at one time is one entry', async () => {
  show([
    plannedPublication(),
    plannedPublication({ id: 'p1-2', platform: 'linkedin' }),
    plannedPublication({ id: 'p1-3', due_at: '2026-11-26T15:30:00.000Z' }),
  ]);
  const both = await screen.findByRole('button', { name: /The bells ring.*, Facebook and LinkedIn,/ });
  expect(both.closest('td')).toHaveAttribute('data-slot', '2026-11-25');
  expect(screen.getByRole('button', { name: chip }).closest('td')).toHaveAttribute('data-slot', '2026-11-26');
});

test('view, date and filters stand in the address, and are asked of the server', async () => {
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

test('what could not be loaded can be asked for again', async () => {
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

test('what is published elsewhere shows at once', async () => {
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

test('an empty day leads to a post for it; a day that has passed takes none, and a viewer writes none', async () => {
  const remote = show([]);
  await press('Thursday, November 26, 2026, no posts. Write a post');
  expect(remote.path()).toMatch(/^\/create-post\?new=[\w-]+&at=2026-11-26T09:00$/);
  remote.unmount();
  show([], { user: { ...user, workspace: { ...user.workspace, role: 'viewer' } } });
  expect(await screen.findByRole('button', { name: 'Thursday, November 26, 2026, no posts' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Write a post/ })).toBeNull();
});

/** A target of a post. */
const detail = (more: object = {}) => ({
  id: 'p1-1',
  platform: 'facebook',
  platform_id: 1,
  page_id: 'page1',
  target_name: 'Bells',
  status: 'scheduled',
  due_at: '2026-11-25T15:30:00.000Z',
  scheduled_time: '2026-11-25 16:30:00',
  timezone: 'Europe/Berlin',
  published_at: null,
  failed_at: null,
  canceled_at: null,
  late: false,
  attempts: 0,
  next_attempt_at: null,
  waiting_for: 'time',
  post_url: null,
  reason: null,
  reason_code: null,
  network_message: null,
  may_be_out: false,
  can_edit: true,
  can_cancel: true,
  can_reschedule: true,
  can_retry: false,
  can_delete: true,
  content: 'The bells ring.',
  edited_at: null,
  retried_at: null,
  moves: [],
  media: [],
  history: [],
  ...more,
});

describe('moving by the dialog', () => {
  const post = {
    id: 'p1',
    initial_description: '',
    created_at: '2026-11-20T10:00:00Z',
    scheduled_time: null,
    timezone: null,
    results: [detail()],
  };
  const move = async (answer: () => unknown) => {
    const lists = { count: 0 };
    const remote = show([plannedPublication()], {
      answers: {
        'posts.getPost': { success: true, post },
        'posts.reschedulePost': answer,
        'posts.listPlanned': () => {
          lists.count++;
          return { success: true, publications: [plannedPublication()], next: null };
        },
      },
    });
    await press(chip);
    await press('Move to…');
    const day = await screen.findByRole('button', { name: /^Friday,? November 27, 2026$/ });
    await userEvent.click(day);
    await press('Move post');
    return remote;
  };

  test('asks for the chosen day in the zone it was planned in, and offers the way back', async () => {
    const remote = await move(() => ({ success: true, message: '', results: [], refused: [] }));
    expect(await screen.findByText(/“The bells ring\.” was moved to Fri, Nov 27, 4:30 PM\./)).toBeVisible();
    await press('Undo');
    expect(await screen.findByText(/is back at Wed, Nov 25, 4:30 PM\./)).toBeVisible();
    const bodies = remote.calls.flatMap(({ id, input }) =>
      id === 'posts.reschedulePost' ? [(input as { body: object }).body] : [],
    );
    const body = { timezone: 'Europe/Berlin', publications: ['p1-1'] };
    expect(bodies).toEqual([
      { ...body, scheduled_time: '2026-11-27 16:30:00' },
      { ...body, scheduled_time: '2026-11-25 16:30:00' },
    ]);
  });

  test('is shown at once, and put back when the server refuses', async () => {
    const gate = Promise.withResolvers<void>();
    await move(async () => {
      await gate.promise;
      throw new ApiError(409, {
        success: false,
        error: 'conflict',
        message: 'It is being published right now.',
      });
    });
    const dayOf = () => screen.getByRole('button', { name: chip }).closest('td')?.dataset.slot;
    await waitFor(() => expect(dayOf()).toBe('2026-11-27'));
    gate.resolve();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '“The bells ring.” wasn’t moved: It is being published right now.',
    );
    expect(dayOf()).toBe('2026-11-25');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('a post from the calendar', () => {
  const open = async (results: object[], answers: Record<string, unknown> = {}) => {
    const post = { id: 'p1', initial_description: '', created_at: '2026-11-20T10:00:00Z' };
    const remote = show([plannedPublication()], {
      answers: {
        'posts.getPost': { success: true, post: { ...post, scheduled_time: null, timezone: null, results } },
        ...answers,
      },
    });
    await press(chip);
    await screen.findByText('The bells ring.', { selector: 'p' });
    return remote;
  };
  const drafted =
    (message: string, missing_media = 0, refusals: string[] = []) =>
    ({ input }: { input?: unknown } = {}) => ({
      success: true,
      message,
      draft_id: DRAFT,
      missing_media,
      refused: refusals,
      input,
    });
  const DRAFT = '00000000-0000-4000-8000-00000000000d';

  test('whose first comment failed says so, and what it is that is tried again', async () => {
    const failed = { text: 'The link is here.', status: 'failed', reason: 'Comments are switched off.' };
    const remote = await open(
      [detail({ status: 'published', can_retry: true, first_comment: failed }), detail({ id: 'p1-2' })],
      { 'posts.retryPublication': { success: true, message: 'On its way.' } },
    );
    expect(screen.getByText('The link is here.')).toBeVisible();
    expect(
      screen.getByText('Published, but the first comment failed: Comments are switched off.'),
    ).toBeVisible();
    await press('Try the first comment again');
    await waitFor(() =>
      expect(remote.calls.filter(({ id }) => id === 'posts.retryPublication')).toMatchObject([
        { input: { params: { id: 'p1-1' } } },
      ]),
    );
  });

  test('is duplicated into a draft, which the composer opens', async () => {
    const remote = await open([detail({ status: 'published' })], {
      'posts.duplicatePost': drafted('This is a new draft.'),
    });
    expect(screen.queryByRole('button', { name: 'Edit post' })).toBeNull();
    await press('Duplicate');
    await waitFor(() => expect(remote.path()).toBe(`/create-post?draft=${DRAFT}`));
  });

  test('one that is deleted is not asked for any more, whatever comes of it meanwhile', async () => {
    const answer = Promise.withResolvers<object>();
    const remote = await open([detail()], { 'posts.deletePost': () => answer.promise });
    const questions = () => remote.calls.filter(({ id }) => id === 'posts.getPost').length;
    const before = questions();
    await press('Delete');
    await press('Delete post');
    await waitFor(() => expect(remote.calls.map(({ id }) => id)).toContain('posts.deletePost'));
    act(() => remote.emit(publicationEvent({}, 'p1')));
    answer.resolve({ success: true, message: 'Deleted.', results: [], refused: [] });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(remote.toasts).toEqual([{ kind: 'success', message: 'Deleted.' }]);
    expect(questions()).toBe(before);
  });

  test('a second try of a duplicate ends in the same draft', async () => {
    let tries = 0;
    const remote = await open([detail()], {
      'posts.duplicatePost': () => {
        tries++;
        if (tries === 1) throw new ApiError(500, { success: false, error: 'internal_error', message: 'No.' });
        return drafted('Done.')();
      },
    });
    await press('Duplicate');
    await waitFor(() => expect(tries).toBe(1));
    await press('Duplicate');
    await waitFor(() => expect(tries).toBe(2));
    const ids = remote.calls.flatMap(({ id, input }) =>
      id === 'posts.duplicatePost' ? [(input as { body: { draft_id: string } }).body.draft_id] : [],
    );
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('is edited in place, without a question, as long as any of it is planned', async () => {
    const remote = await open([detail(), detail({ id: 'p1-2', platform: 'linkedin', status: 'failed' })]);
    await press('Edit post');
    expect(remote.path()).toBe('/create-post?planned=p1');
    expect(screen.queryByRole('button', { name: 'Move to drafts' })).toBeNull();
  });

  test('goes back to the drafts, after a question, where its words may not be changed', async () => {
    const remote = await open([detail({ can_edit: false })], {
      'posts.returnToDraft': drafted('It is a draft now.'),
    });
    expect(screen.queryByRole('button', { name: 'Edit post' })).toBeNull();
    await press('Move to drafts');
    expect(
      await screen.findByRole('dialog', { name: 'Move this post back to drafts to edit it?' }),
    ).toBeVisible();
    await press('Keep scheduled');
    expect(remote.calls.map(({ id }) => id)).not.toContain('posts.returnToDraft');
    await press('Move to drafts');
    await press('Edit as draft');
    await waitFor(() => expect(remote.path()).toBe(`/create-post?draft=${DRAFT}`));
  });
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

describe('drafts beside the calendar', () => {
  const ID = '00000000-0000-4000-8000-00000000000d';
  const at = '2026-11-20T10:00:00.000Z';
  const summary = {
    id: ID,
    version: 3,
    topic: 'Rye',
    text: 'Rye days begin.',
    platforms: ['facebook'],
    mode: 'now',
    scheduled_time: null,
    timezone: null,
    picture: null,
    created_at: at,
    updated_at: at,
  };
  const content = {
    topic: 'Rye',
    details: null,
    voice_id: null,
    generated: null,
    targets: [],
    media_ids: [],
    mode: 'now',
    scheduled_time: null,
    timezone: null,
    use_ai_suggestion: false,
    step: 'topic',
    post: { source: null, text: 'Rye days begin.', versions: {}, hashtags: [] },
  };
  const draft = { ...content, id: ID, version: 3, media: [], created_at: at, updated_at: at };

  test('are listed, and one gets a time by the dialog, over the version that was read; the composer has the last word', async () => {
    const remote = show([], {
      answers: {
        'posts.listDrafts': { success: true, drafts: [{ ...summary, created_by: 'bob' }], next: null },
        'identity.listMembers': { success: true, members: [{ id: 'bob', name: 'Bob' }] },
        'posts.getDraft': { success: true, draft },
        'posts.saveDraft': { success: true, draft: { ...draft, version: 4 } },
      },
    });
    await press('Drafts');
    expect(remote.path()).toContain('drafts=open');
    expect(await screen.findByRole('button', { name: /^Rye days begin.*By Bob/ })).toBeVisible();
    await press('Schedule… Rye days begin.');
    await userEvent.click(await screen.findByRole('button', { name: /^Friday,? November 27, 2026$/ }));
    await press('Continue in the editor');
    await waitFor(() => expect(remote.path()).toBe(`/create-post?draft=${ID}`));
    const time = {
      mode: 'later',
      scheduled_time: expect.stringMatching(/^2026-11-27 /),
      timezone: 'Europe/Berlin',
    };
    expect(remote.calls.find(({ id }) => id === 'posts.saveDraft')?.input).toMatchObject({
      params: { id: ID },
      body: { ...content, ...time, version: 3, step: 'schedule' },
    });
    expect(remote.calls.map(({ id }) => id)).not.toContain('posts.schedulePosts');
  });

  test('leave the list when a colleague sends them', async () => {
    let drafts: object[] = [{ ...summary, created_by: 'bob' }];
    const remote = show([], {
      path: '/schedule-post?drafts=open',
      answers: {
        'posts.listDrafts': () => ({ success: true, drafts, next: null }),
        'identity.listMembers': { success: true, members: [{ id: 'bob', name: 'Bob' }] },
      },
    });
    expect(await screen.findByRole('button', { name: /^Rye days begin/ })).toBeVisible();
    drafts = [];
    act(() => remote.emit(publicationEvent({}, ID)));
    expect(await screen.findByRole('heading', { name: 'No drafts' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Rye days begin/ })).not.toBeInTheDocument();
  });

  test('none leads to the composer', async () => {
    show([], { path: '/schedule-post?drafts=open' });
    expect(await screen.findByRole('heading', { name: 'No drafts' })).toBeVisible();
  });
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

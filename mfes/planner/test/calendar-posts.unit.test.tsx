import { ApiError } from '@carillon/sdk/index.ts';
import { connectionOf, connectionsReply } from '@carillon/sdk/testing/connections.ts';
import { publicationEvent } from '@carillon/sdk/testing/live-events.ts';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { chip, press, setUpCalendarTime } from './calendar.ts';
import { plannedPublication, show } from './show.ts';

setUpCalendarTime();

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

  test('says that a first comment failed, and what is retried', async () => {
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

  test('doesn’t request a deleted one again, whatever happens meanwhile', async () => {
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

  test.each([
    ['Cancel post', 'posts.cancelPublication', true],
    ['Publish now', 'posts.publishPublicationNow', true],
    ['Delete', 'posts.deletePost', true],
    ['Duplicate', 'posts.duplicatePost', false],
    ['Try again', 'posts.retryPublication', false],
  ])('is changed once by two clicks on a slow network: %s', async (name, operation, asks) => {
    const slow = Promise.withResolvers<object>();
    const remote = await open([detail({ can_retry: true, target_id: 'page1' })], {
      'identity.listConnections': connectionsReply([
        connectionOf('facebook', [{ id: 'page1', name: 'Bells' }]),
      ]),
      [operation]: () => slow.promise,
    });
    if (asks) await press(name);
    const button = within(await screen.findByRole('dialog')).getByRole('button', {
      name: asks && name === 'Delete' ? 'Delete post' : name,
    });
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(remote.calls.map(({ id }) => id)).toContain(operation));
    act(() => button.click());
    expect(remote.calls.filter(({ id }) => id === operation)).toHaveLength(1);
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

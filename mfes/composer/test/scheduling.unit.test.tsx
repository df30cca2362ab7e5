import { ApiError } from '@carillon/sdk/index.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { publication, scheduled } from './answers.ts';
import {
  ADA,
  button,
  click,
  dialog,
  formsOf,
  openSchedule,
  refuse,
  show,
  write,
  writeMore,
} from './compose.ts';

describe('scheduling', () => {
  test('sends the local time and its zone, by name', async () => {
    const remote = await write('Ring', { 'posts.schedulePosts': scheduled });
    const box = await openSchedule();
    expect(within(box).getByText(/Scheduled for .*4:30 PM \(UTC\)/)).toBeInTheDocument();
    await userEvent.click(within(box).getByRole('button', { name: 'Hour up' }));
    await userEvent.click(within(box).getByRole('button', { name: 'Minute up' }));
    await click('Schedule Post');
    await screen.findByText('Results');
    const [form] = formsOf(remote, 'posts.schedulePosts');
    expect(form?.get('scheduled_time')).toMatch(/^\d{4}-\d{2}-\d{2} 17:35:00$/);
    expect(form?.get('timezone')).toBe('UTC');
    expect(form?.get('use_ai_suggestion')).toBe('0');
  });

  test('shows the targets and what a suggestion is based on, and the server’s message on failure', async () => {
    await write('Ring', {
      'posts.schedulePosts': () => {
        throw new ApiError(500, { success: false, error: 'internal_error', message: 'The disk is full.' });
      },
    });
    const box = await openSchedule();
    // Instagram takes no post without a picture.
    expect(within(box).getByText('Publishes to Facebook (Bells) and LinkedIn (Ada).')).toBeVisible();
    expect(within(box).getByRole('checkbox', { name: 'Suggest a time' })).toHaveAccessibleDescription(
      /Based on your past results and general best practice/,
    );
    await click('Schedule Post');
    expect(await within(box).findByRole('alert')).toHaveTextContent(
      'Failed to schedule post: The disk is full.',
    );
    await click('Back');
    expect(await screen.findByLabelText('Post text')).toBeVisible();
  });

  test('or takes the next free posting slot of each account, and says which', async () => {
    const slot = (platform_id: number, page_id: string | null, due_at: string) => ({
      platform: platform_id === 1 ? 'facebook' : 'linkedin',
      platform_id,
      page_id,
      target_id: page_id ?? 'urn:li:person:ada',
      target_name: 'T',
      timezone: 'UTC',
      slots: [{ weekday: 1, time: '10:00' }],
      version: 1,
      next_free: [{ due_at, scheduled_time: '' }],
      queued: [],
    });
    const remote = await write('Ring', {
      'posts.schedulePosts': scheduled,
      'posts.getQueue': {
        success: true,
        schedules: [slot(1, 'p1', '2030-01-07T10:00:00Z'), slot(3, null, '2030-01-14T10:00:00Z')],
      },
    });
    const box = await openSchedule();
    await userEvent.click(within(box).getByRole('radio', { name: 'Next free slot' }));
    const queue = await within(box).findByRole('button', { name: 'Add to queue' });
    await waitFor(() => expect(queue).toBeEnabled());
    expect(queue).toHaveAccessibleDescription(
      /^Facebook · Bells: Monday, January 7.* LinkedIn · Ada: Monday, January 14/,
    );
    await userEvent.click(queue);
    await screen.findByText('Results');
    const [form] = formsOf(remote, 'posts.schedulePosts');
    expect(form?.get('queue')).toBe('true');
    expect(form?.has('scheduled_time')).toBe(false);
    expect(remote.toasts[0]?.message).toMatch(/^Your post is in the queue, scheduled for /);
  });

  test('asks for a time again after the queue was left', async () => {
    await show({}, ADA, '/create-post?new=d1&at=2100-12-04T09:00');
    await writeMore('Toll');
    await click(/^Schedule for Sat/);
    const box = await dialog('Schedule your post');
    await userEvent.click(within(box).getByRole('radio', { name: 'Next free slot' }));
    expect(within(box).queryByRole('button', { name: 'Schedule Post' })).not.toBeInTheDocument();
    await click('Back');
    await click(/^Schedule for Sat/);
    expect(within(box).getByRole('radio', { name: 'At a set time' })).toBeChecked();
    expect(within(box).getByRole('button', { name: 'Schedule Post' })).toBeEnabled();
    await userEvent.click(within(box).getByRole('radio', { name: 'Next free slot' }));
    await click('Publish now instead');
    await click('Schedule for later');
    expect(within(box).getByRole('radio', { name: 'At a set time' })).toBeChecked();
  });

  test('says which account has no posting slots, and where to set them', async () => {
    await write('Ring');
    const box = await openSchedule();
    await userEvent.click(within(box).getByRole('radio', { name: 'Next free slot' }));
    expect(
      await within(box).findByText(/^No posting slots yet for Facebook · Bells and LinkedIn · Ada\./),
    ).toBeVisible();
    expect(within(box).getByRole('button', { name: 'Add to queue' })).toBeDisabled();
    const link = within(box).getByRole('link', { name: 'Set posting slots' });
    expect(link).toHaveAttribute('href', '/schedule-post/queue');
  });

  test('the meaning of the time stays visible in the footer above the buttons', async () => {
    await write('Ring');
    const box = await openSchedule();
    const footer = button('Schedule Post').closest<HTMLElement>('.ant-modal-footer') ?? document.body;
    expect(within(footer).getByText(/^Scheduled for .*4:30 PM/)).toBeInTheDocument();
    fireEvent.change(within(box).getByRole('spinbutton', { name: 'Minute' }), { target: { value: '75' } });
    expect(within(footer).getByRole('alert')).toHaveTextContent('Enter minutes from 0 to 59.');
  });

  test('goes back to publishing at once, which asks for no time', async () => {
    await write('Ring');
    const box = await openSchedule();
    expect(within(box).getAllByRole('radio')).toHaveLength(2);
    await click('Publish now instead');
    expect(await screen.findByRole('button', { name: 'Publish Now' })).toBeEnabled();
    expect(within(box).queryByRole('radio')).not.toBeInTheDocument();
    await waitFor(() => expect(box).toContainElement(document.activeElement as HTMLElement));
  });

  test('shows an error in the dialog and as a toast, and clears it when the dialog opens again', async () => {
    const remote = await write('Ring', {
      'posts.schedulePosts': refuse('Check the form.', { scheduled_time: ['That hour does not exist.'] }),
    });
    const box = await openSchedule();
    await click('Schedule Post');
    expect(await within(box).findByRole('alert')).toHaveTextContent(
      'Failed to schedule post: That hour does not exist.',
    );
    expect(remote.toasts).toEqual([{ kind: 'danger', message: 'Failed to schedule post' }]);
    await click('Publish now instead');
    await click('Schedule for later');
    expect(screen.queryByText(/That hour does not exist/)).not.toBeInTheDocument();
  });

  test('a post for later shows its date, and is sent once for two clicks', async () => {
    const answer = Promise.withResolvers<unknown>();
    const remote = await write('Ring', { 'posts.schedulePosts': () => answer.promise });
    await openSchedule();
    const send = button('Schedule Post');
    act(() => {
      send.click();
      send.click();
    });
    answer.resolve(scheduled);
    await screen.findByText('Results');
    expect(formsOf(remote, 'posts.schedulePosts')).toHaveLength(1);
    expect(remote.toasts).toEqual([{ kind: 'success', message: expect.stringContaining('Wednesday') }]);
  });
});

describe('a post that is planned', () => {
  const plannedPublication = publication('facebook', {
    status: 'scheduled',
    waiting_for: 'time',
    scheduled_time: '2100-12-04 09:30:00',
    timezone: 'UTC',
    due_at: '2100-12-04T09:30:00Z',
  });
  const answers = {
    'posts.schedulePosts': { success: true, message: '', post_id: 'post-1', results: [plannedPublication] },
    'posts.getPost': { success: true, post: { results: [plannedPublication] } },
  };

  test('is found in the calendar on its day', async () => {
    await write('Ring', answers);
    await openSchedule();
    await click('Schedule Post');
    const link = await screen.findByRole('link', { name: 'View in calendar' });
    expect(link).toHaveAttribute('href', '/schedule-post?date=2100-12-04');
  });

  test('is followed by another one, planned for the same time a day later', async () => {
    await write('Ring', answers);
    await openSchedule();
    await click('Schedule Post');
    await userEvent.click(await screen.findByRole('button', { name: 'Schedule another' }));
    expect(await screen.findByText('For Sunday, December 5, 2100 at 9:30 AM')).toBeVisible();
    await writeMore('Toll');
    await click('Schedule for Sun, Dec 5, 2100, 9:30 AM');
    expect(
      within(await dialog('Schedule your post')).getByText(
        /^Scheduled for Sunday.* December 5, 2100 at 9:30 AM/,
      ),
    ).toBeVisible();
  });
});

test('the day that was chosen in the calendar is shown while writing', async () => {
  await show({}, ADA, '/create-post?new=d1&at=2100-12-04T09:00');
  expect(screen.getByText('For Saturday, December 4, 2100 at 9:00 AM')).toBeVisible();
});

describe('a post that is begun for a day', () => {
  const begin = async (answers = {}) => {
    const remote = await show(answers, ADA, '/create-post?new=d1&at=2100-12-04T09:00');
    await waitFor(() => expect(screen.getByLabelText('What is your post about?')).toHaveFocus());
    await writeMore('Toll');
    return remote;
  };

  test('is scheduled for it by the main button, with accounts and time in one dialog', async () => {
    const remote = await begin({ 'posts.schedulePosts': scheduled });
    expect(button('Schedule for Sat, Dec 4, 2100, 9:00 AM')).toHaveClass('ant-btn-primary');
    await waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).toBeTruthy());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const box = await dialog('Schedule your post');
    expect(within(box).getByRole('checkbox', { name: /Facebook/ })).toBeChecked();
    await waitFor(() => expect(box.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Results');
    const [form] = formsOf(remote, 'posts.schedulePosts');
    expect(form?.get('scheduled_time')).toBe('2100-12-04 09:00:00');
  });

  test('is published at once only after a question', async () => {
    const remote = await begin({ 'posts.publishPosts': scheduled });
    await click('Publish now instead');
    await dialog('Publish your post');
    await click('Publish Now');
    await dialog('Publish this post now?');
    expect(formsOf(remote, 'posts.publishPosts')).toHaveLength(0);
    await click('Keep the planned time');
    await click('Publish Now');
    await click('Publish it now');
    await screen.findByText('Results');
    expect(formsOf(remote, 'posts.publishPosts')).toHaveLength(1);
  });
});

describe('the day and the time', () => {
  const day = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date(2026, 2, 30, 10, 0),
      // Only the date: clicks and waiting need a running clock.
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'setImmediate',
        'clearImmediate',
        'queueMicrotask',
        'nextTick',
        'performance',
        'hrtime',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'requestIdleCallback',
        'cancelIdleCallback',
      ],
    });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('start tomorrow at half past four in the afternoon', async () => {
    await write('Ring');
    const box = await openSchedule();
    expect(day(/March 31, 2026/)).toHaveAttribute('aria-pressed', 'true');
    expect(within(box).getByRole('spinbutton', { name: 'Hour' })).toHaveValue('04');
    expect(within(box).getByRole('spinbutton', { name: 'Minute' })).toHaveValue('30');
    expect(within(box).getByRole('status', { name: 'AM or PM' })).toHaveTextContent('PM');
    expect(within(box).getByText(/^Scheduled for Tuesday,? March 31, 2026 at 4:30 PM/)).toBeInTheDocument();
  });

  test('stay through a look at the dialog before', async () => {
    await write('Ring');
    const box = await openSchedule();
    await userEvent.click(day(/March 31, 2026/));
    await userEvent.keyboard('{ArrowRight}');
    await click('Hour up');
    await userEvent.click(within(box).getAllByRole('button', { name: 'Close' })[0] ?? box);
    await click(/^Schedule for Wed/);
    expect(await within(box).findByText(/^Scheduled for Wednesday,? April 1, 2026 at 5:30 PM/)).toBeVisible();
  });

  test('start anew with the next post', async () => {
    await write('Ring', {
      'posts.publishPosts': { success: true, message: '', post_id: 'post-1', results: [] },
      'posts.getPost': { success: true, post: { results: [] } },
    });
    await openSchedule();
    await click('Hour up');
    await click('Publish now instead');
    await click('Publish Now');
    await click('Publish it now');
    await click('Create another post');
    await screen.findByLabelText('What is your post about?');
    await writeMore('Toll');
    await openSchedule();
    expect(await screen.findByText(/^Scheduled for Tuesday,? March 31, 2026 at 4:30 PM/)).toBeInTheDocument();
  });

  test('refuses an earlier hour of today', async () => {
    await write('Ring');
    await openSchedule();
    await userEvent.click(day(/March 30, 2026/));
    expect(button('Schedule Post')).toBeEnabled();
    await click('AM or PM up');
    expect(screen.getByText('That time has passed. Choose a later one.')).toBeInTheDocument();
    expect(button('Schedule Post')).toBeDisabled();
  });
});

describe('the focus', () => {
  test('goes by Tab from the hour that was typed to the minute, and nothing else takes the focus between', async () => {
    await write('Ring');
    const box = await openSchedule();
    const field = (name: string): HTMLElement => within(box).getByRole('spinbutton', { name });
    await userEvent.click(field('Hour'));
    const focused: (string | null)[] = [];
    box.addEventListener('focusin', ({ target }) => focused.push((target as Element).ariaLabel));
    await userEvent.keyboard('17{Tab}');
    expect(focused).toEqual(['Minute']);
    await userEvent.keyboard('47');
    expect(within(box).getByText(/^Scheduled for .* at 5:47 PM/)).toBeInTheDocument();
    // While the focus moves from one to the other nothing has it, and the dialog must not take it then.
    await userEvent.click(field('Hour'));
    await userEvent.keyboard('10');
    act(() => field('Hour').blur());
    expect(document.body).toHaveFocus();
    act(() => field('Minute').focus());
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(field('Minute')).toHaveFocus();
  });
});

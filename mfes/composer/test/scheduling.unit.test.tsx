import { ApiError } from '@carillon/sdk/index.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { publication } from './answers.ts';
import { button, click, formsOf, openSchedule, refuse, show, write, writeMore } from './compose.ts';

describe('scheduling', () => {
  const scheduled = {
    success: true,
    message: '',
    post_id: 'post-1',
    due_at: '2030-01-02T15:30:00Z',
    scheduled_time: '2030-01-02 15:30:00',
    timezone: 'UTC',
    results: [publication('facebook', { status: 'scheduled', due_at: '2030-01-02T15:30:00Z' })],
  };

  test('sends the local time and its zone, by name', async () => {
    const shown = await write('Ring', { 'posts.schedulePosts': scheduled });
    const box = await openSchedule();
    expect(within(box).getByText(/Goes out .*4:30 PM \(UTC\)/)).toBeInTheDocument();
    await userEvent.click(within(box).getByRole('button', { name: 'Hour up' }));
    await userEvent.click(within(box).getByRole('button', { name: 'Minute up' }));
    await click('Schedule Post');
    await screen.findByText('Results');
    const [form] = formsOf(shown, 'posts.schedulePosts');
    expect(form?.get('scheduled_time')).toMatch(/^\d{4}-\d{2}-\d{2} 17:35:00$/);
    expect(form?.get('timezone')).toBe('UTC');
    expect(form?.get('use_ai_suggestion')).toBe('0');
  });

  test('takes the suggested time, says why, and says so to the server', async () => {
    const shown = await write('Ring', {
      'posts.schedulePosts': scheduled,
      'posts.suggestTime': {
        success: true,
        scheduled_time: '2030-01-02 09:00:00',
        timezone: 'UTC',
        reason: 'Mornings are busy.',
      },
    });
    await openSchedule();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Let AI choose the time' }));
    expect(await screen.findByText('Mornings are busy.')).toBeInTheDocument();
    await click('Schedule Post');
    await screen.findByText('Results');
    const [form] = formsOf(shown, 'posts.schedulePosts');
    expect(form?.get('scheduled_time')).toBe('2030-01-02 09:00:00');
    expect(form?.get('use_ai_suggestion')).toBe('1');
  });

  test('refuses a time that has passed before it is sent', async () => {
    const shown = await write('Ring', {
      'posts.suggestTime': {
        success: true,
        scheduled_time: '2020-01-02 09:00:00',
        timezone: 'UTC',
        reason: 'Long ago.',
      },
    });
    await openSchedule();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Let AI choose the time' }));
    expect(await screen.findByText('That time has passed. Choose a later one.')).toBeInTheDocument();
    expect(button('Schedule Post')).toBeDisabled();
    expect(shown.calls.map(({ id }) => id)).not.toContain('posts.schedulePosts');
  });

  test('says what decides, and what the server said when it failed', async () => {
    await write('Ring', {
      'posts.schedulePosts': () => {
        throw new ApiError(500, { success: false, error: 'internal_error', message: 'The disk is full.' });
      },
    });
    const box = await openSchedule();
    expect(within(box).getByRole('checkbox', { name: 'Let AI choose the time' })).toHaveAccessibleDescription(
      /usually busy .* does not know your own audience/,
    );
    await click('Schedule Post');
    expect(await within(box).findByRole('alert')).toHaveTextContent(
      'Failed to schedule post: The disk is full.',
    );
    await click('Back');
    expect(await screen.findByRole('button', { name: 'Publish Now' })).toBeEnabled();
  });

  test('what the time means stays in sight, in the footer above the buttons', async () => {
    await write('Ring');
    const box = await openSchedule();
    const footer = button('Schedule Post').closest<HTMLElement>('.ant-modal-footer') ?? document.body;
    expect(within(footer).getByText(/^Goes out .*4:30 PM/)).toBeInTheDocument();
    fireEvent.change(within(box).getByRole('spinbutton', { name: 'Minute' }), { target: { value: '75' } });
    expect(within(footer).getByRole('alert')).toHaveTextContent('The minutes go from 0 to 59.');
  });

  test('goes back to publishing at once', async () => {
    await write('Ring');
    await openSchedule();
    await click('Publish Immediately Instead?');
    expect(await screen.findByRole('button', { name: 'Publish Now' })).toBeEnabled();
  });

  test('a suggestion that comes late replaces no later choice, and nothing is sent before it is there', async () => {
    const answer = Promise.withResolvers<unknown>();
    await write('Ring', { 'posts.suggestTime': () => answer.promise });
    const box = await openSchedule();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Let AI choose the time' }));
    expect(button('Schedule Post')).toBeDisabled();
    await click('Hour up');
    expect(button('Schedule Post')).toBeEnabled();
    await act(async () =>
      answer.resolve({
        success: true,
        scheduled_time: '2030-01-02 09:00:00',
        timezone: 'UTC',
        reason: 'Mornings are busy.',
      }),
    );
    expect(within(box).getByRole('spinbutton', { name: 'Hour' })).toHaveValue('05');
    expect(screen.getByRole('checkbox', { name: 'Let AI choose the time' })).not.toBeChecked();
  });

  test('a suggestion that can not be had is told, and the time stays', async () => {
    await write('Ring', { 'posts.suggestTime': refuse('No.') });
    const box = await openSchedule();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Let AI choose the time' }));
    expect(await screen.findByText('No time could be suggested. Choose one yourself.')).toBeInTheDocument();
    expect(within(box).getByRole('spinbutton', { name: 'Hour' })).toHaveValue('04');
  });

  test('a refusal is told in both ways, and is gone when the dialog opens again', async () => {
    const shown = await write('Ring', {
      'posts.schedulePosts': refuse('Check the form.', { scheduled_time: ['That hour does not exist.'] }),
    });
    const box = await openSchedule();
    await click('Schedule Post');
    expect(await within(box).findByRole('alert')).toHaveTextContent(
      'Failed to schedule post: That hour does not exist.',
    );
    expect(shown.toasts).toEqual([{ kind: 'danger', message: 'Failed to schedule post' }]);
    await click('Publish Immediately Instead?');
    await click('Schedule for later');
    expect(screen.queryByText(/That hour does not exist/)).not.toBeInTheDocument();
  });

  test('a post for later is told with its date, and sent once for two clicks', async () => {
    const answer = Promise.withResolvers<unknown>();
    const shown = await write('Ring', { 'posts.schedulePosts': () => answer.promise });
    await openSchedule();
    const send = button('Schedule Post');
    act(() => {
      send.click();
      send.click();
    });
    answer.resolve(scheduled);
    await screen.findByText('Results');
    expect(formsOf(shown, 'posts.schedulePosts')).toHaveLength(1);
    expect(shown.toasts).toEqual([{ kind: 'success', message: expect.stringContaining('Wednesday') }]);
  });
});

describe('the calendar', () => {
  const day = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date(2026, 2, 30, 10, 0),
      // Only the date: whoever clicks and waits needs a clock that runs.
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

  test('starts tomorrow at half past four in the afternoon', async () => {
    await write('Ring');
    const box = await openSchedule();
    expect(day(/31 March 2026/)).toHaveAttribute('aria-pressed', 'true');
    expect(within(box).getByRole('spinbutton', { name: 'Hour' })).toHaveValue('04');
    expect(within(box).getByRole('spinbutton', { name: 'Minute' })).toHaveValue('30');
    expect(within(box).getByRole('status', { name: 'AM or PM' })).toHaveTextContent('PM');
    expect(within(box).getByText(/^Goes out Tuesday,? 31 March 2026, 4:30 PM/)).toBeInTheDocument();
  });

  test('has no past days and no past months', async () => {
    await write('Ring');
    await openSchedule();
    expect(day(/29 March 2026/)).toBeDisabled();
    expect(day(/30 March 2026/)).toBeEnabled();
    expect(button('Previous month')).toBeDisabled();
    await click('Next month');
    expect(day(/30 April 2026/)).toBeEnabled();
    expect(button('Previous month')).toBeEnabled();
  });

  test('goes by arrow keys, across months and not into the past', async () => {
    await write('Ring');
    await openSchedule();
    act(() => day(/31 March 2026/).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(day(/ 1 April 2026/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(day(/30 March 2026/)).toHaveFocus();
  });

  test('goes by keys from the day that has the focus, also in another month than the chosen day’s', async () => {
    await write('Ring');
    await openSchedule();
    await click('Next month');
    // One day of the month that is shown is reached by Tab.
    const reached = screen.getAllByRole('button', { name: /April 2026/ }).filter((one) => one.tabIndex === 0);
    expect(reached).toEqual([day(/ 30 April 2026/)]);
    act(() => day(/ 15 April 2026/).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(day(/ 16 April 2026/)).toHaveFocus();
    expect(day(/ 16 April 2026/)).toHaveAttribute('aria-pressed', 'true');
  });

  test('goes by months with Page Up and Page Down, to today where the month before is past', async () => {
    await write('Ring');
    await openSchedule();
    act(() => day(/31 March 2026/).focus());
    await userEvent.keyboard('{PageDown}');
    expect(day(/ 30 April 2026/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{PageUp}{PageUp}{PageUp}');
    expect(day(/30 March 2026/)).toHaveFocus();
  });

  test('keeps the day and the time through a look at the dialog before, and starts anew with the next post', async () => {
    await write('Ring', {
      'posts.publishPosts': { success: true, message: '', post_id: 'post-1', results: [] },
      'posts.getPost': { success: true, post: { results: [] } },
    });
    const box = await openSchedule();
    await userEvent.click(day(/31 March 2026/));
    await userEvent.keyboard('{ArrowRight}');
    await click('Hour up');
    await userEvent.click(within(box).getAllByRole('button', { name: 'Close' })[0] ?? box);
    await click('Schedule for later');
    expect(await within(box).findByText(/^Goes out Wednesday,? 1 April 2026, 5:30 PM/)).toBeVisible();
    await click('Publish Immediately Instead?');
    await click('Publish Now');
    await click('Create another post');
    await screen.findByLabelText('What is your post about?');
    await writeMore('Toll');
    await openSchedule();
    expect(await screen.findByText(/^Goes out Tuesday,? 31 March 2026, 4:30 PM/)).toBeInTheDocument();
  });

  test('refuses an earlier hour of today', async () => {
    await write('Ring');
    await openSchedule();
    await userEvent.click(day(/30 March 2026/));
    expect(button('Schedule Post')).toBeEnabled();
    await click('AM or PM up');
    expect(screen.getByText('That time has passed. Choose a later one.')).toBeInTheDocument();
    expect(button('Schedule Post')).toBeDisabled();
  });
});

describe('the day', () => {
  test('can be typed; the calendar follows, and what is no day to choose leaves the last one', async () => {
    await write('Ring');
    const box = await openSchedule();
    const field = within(box).getByLabelText('Date');
    const before = (field as HTMLInputElement).value;
    for (const value of ['', '2001-01-01']) {
      fireEvent.change(field, { target: { value } });
      expect(field).toHaveValue(value);
      fireEvent.blur(field);
      expect(field).toHaveValue(before);
    }
    fireEvent.change(field, { target: { value: '2099-11-30' } });
    expect(field).toHaveValue('2099-11-30');
    expect(within(box).getByRole('button', { name: /30 November 2099/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(within(box).getByText(/^Goes out Monday 30 November 2099, 4:30 PM/)).toBeInTheDocument();
    expect(button('Schedule Post')).toBeEnabled();
    await userEvent.click(within(box).getByRole('button', { name: /29 November 2099/ }));
    expect(field).toHaveValue('2099-11-29');
  });
});

describe('the time', () => {
  test('can be typed, also by the clock of 24 hours, and what can’t be is told before it is sent', async () => {
    await write('Ring');
    const box = await openSchedule();
    const field = (name: string): HTMLElement => within(box).getByRole('spinbutton', { name });
    await userEvent.clear(field('Hour'));
    await userEvent.type(field('Hour'), '21');
    await userEvent.clear(field('Minute'));
    await userEvent.type(field('Minute'), '07');
    expect(within(box).getByText(/^Goes out .*, 9:07 PM/)).toBeInTheDocument();
    expect(field('Hour')).toHaveValue('09');
    await userEvent.type(field('Minute'), '{ArrowUp}');
    expect(field('Minute')).toHaveValue('10');
    await userEvent.clear(field('Minute'));
    await userEvent.type(field('Minute'), '75');
    expect(within(box).getByRole('alert')).toHaveTextContent('The minutes go from 0 to 59.');
    expect(button('Schedule Post')).toBeDisabled();
    await click('Minute up');
    expect(button('Schedule Post')).toBeEnabled();
  });

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
    expect(within(box).getByText(/^Goes out .*, 5:47 PM/)).toBeInTheDocument();
    // While the focus goes from one to the other nothing has it, and the dialog must not take it then.
    await userEvent.click(field('Hour'));
    await userEvent.keyboard('10');
    act(() => field('Hour').blur());
    expect(document.body).toHaveFocus();
    act(() => field('Minute').focus());
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(field('Minute')).toHaveFocus();
  });

  test('is beside the fields by the clock of 24 hours, unless what stands there is none', async () => {
    const language = jest.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
    await write('Ring');
    const box = await openSchedule();
    const hour = within(box).getByRole('spinbutton', { name: 'Hour' });
    const minute = within(box).getByRole('spinbutton', { name: 'Minute' });
    expect(within(box).getByText('16:30')).toBeInTheDocument();
    fireEvent.change(hour, { target: { value: '13' } });
    expect(within(box).getByText('13:30')).toBeInTheDocument();
    fireEvent.change(minute, { target: { value: '75' } });
    expect(within(box).getByRole('alert')).toHaveTextContent('The minutes go from 0 to 59.');
    expect(within(box).queryByText('13:30')).not.toBeInTheDocument();
    language.mockRestore();
  });

  test.each([
    ['2027-03-28 02:30:00', /2:30 AM does not exist on 28 March 2027/, false],
    ['2027-10-31 02:30:00', /2:30 AM comes twice on 31 October 2027/, true],
  ])('that daylight saving does not have, or has twice, is explained: %s', async (local, words, sendable) => {
    const shown = await write('Ring', {
      'posts.suggestTime': {
        success: true,
        scheduled_time: local,
        timezone: 'Europe/Berlin',
        reason: 'Early.',
      },
    });
    act(() => shown.moveTo('Europe/Berlin'));
    await openSchedule();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Let AI choose the time' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect((button('Schedule Post') as HTMLButtonElement).disabled).toBe(!sendable);
  });
});

describe('the zone', () => {
  const hint = /^Times are in Auckland time/;

  test('is the account’s, and the dialog follows when that moves to another one', async () => {
    const shown = await write('Ring', {
      'posts.schedulePosts': { success: true, message: '', post_id: 'post-1', results: [] },
    });
    const box = await openSchedule();
    await click('Hour up');
    act(() => shown.moveTo('Pacific/Auckland'));
    expect(within(box).getByText(/^Goes out .*5:30 PM \(Pacific\/Auckland\)$/)).toBeInTheDocument();
    await click('Schedule Post');
    const [form] = formsOf(shown, 'posts.schedulePosts');
    expect(form?.get('timezone')).toBe('Pacific/Auckland');
    expect(form?.get('scheduled_time')).toMatch(/ 17:30:00$/);
  });

  test('a time that was suggested for another zone is an ordinary one', async () => {
    const shown = await write('Ring', {
      'posts.suggestTime': {
        ...{ success: true, scheduled_time: '2030-01-02 09:00:00', timezone: 'UTC', reason: 'Early.' },
      },
    });
    const box = await openSchedule();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Let AI choose the time' }));
    await screen.findByText('Early.');
    act(() => shown.moveTo('Pacific/Auckland'));
    expect(screen.getByRole('checkbox', { name: 'Let AI choose the time' })).not.toBeChecked();
    expect(within(box).getByText(/Wednesday 2 January 2030, 9:00 AM \(Pacific/)).toBeInTheDocument();
  });

  test('is said more plainly where the browser is elsewhere, until that is dismissed', async () => {
    const shown = await write('Ring');
    act(() => shown.moveTo('Pacific/Auckland'));
    const box = await openSchedule();
    expect(within(box).getByText(hint)).toBeInTheDocument();
    await click('Dismiss the hint on the time zone');
    expect(within(box).queryByText(hint)).not.toBeInTheDocument();
    expect(within(box).getByText(/^Time zone: .*Pacific\/Auckland/)).toBeInTheDocument();
    expect(button('Change the time zone')).toHaveFocus();
    await click('Change the time zone');
    expect(shown.wishes).toEqual(['change time zone']);
    shown.unmount();
    const again = await show();
    act(() => again.moveTo('Pacific/Auckland'));
    await click(/^Continue editing/);
    await screen.findByLabelText('Post text');
    await openSchedule();
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
  });

  test('is not made much of where the browser agrees', async () => {
    const shown = await write('Ring');
    act(() => shown.moveTo(Intl.DateTimeFormat().resolvedOptions().timeZone));
    await openSchedule();
    expect(screen.queryByText(/^Times are in/)).not.toBeInTheDocument();
    expect(button('Change the time zone')).toBeInTheDocument();
  });
});

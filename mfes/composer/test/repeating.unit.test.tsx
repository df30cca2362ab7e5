import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { scheduled } from './answers.ts';
import { button, click, dialog, formsOf, openSchedule, write } from './compose.ts';

const repeat = () => within(screen.getByRole('region', { name: 'Repeat' }));
const chooses = async (rule: string): Promise<void> =>
  userEvent.selectOptions(repeat().getByLabelText('Repeat'), rule);
const types = (label: string, value: string): void =>
  void fireEvent.change(repeat().getByLabelText(label), { target: { value } });

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

describe('a post that repeats', () => {
  test('offers weekdays in the order of the calendar', async () => {
    await write('Ring');
    await openSchedule();
    await chooses('Weekly');
    const names = repeat()
      .getAllByRole('checkbox')
      .map((day) => day.getAttribute('aria-label'));
    expect(names).toEqual(['Sunday', ...WEEKDAYS.slice(0, 6)]);
  });

  test('counts one week in the singular, and keeps the field in focus as that changes', async () => {
    await write('Ring');
    await openSchedule();
    await chooses('Weekly');
    const field = repeat().getByLabelText('Number of weeks');
    expect(field.parentElement).toHaveTextContent(/^every week$/);
    field.focus();
    types('Number of weeks', '12');
    expect(field.parentElement).toHaveTextContent(/^every weeks$/);
    expect(field).toHaveFocus();
  });

  test('is sent with its rule, and explained in words', async () => {
    const remote = await write('Ring', { 'posts.schedulePosts': scheduled });
    const box = await openSchedule();
    await chooses('Weekly');
    const days = repeat().getAllByRole('checkbox') as HTMLInputElement[];
    const [first] = days.filter(({ checked }) => checked);
    if (!first) throw new Error('no weekday is chosen');
    // The day of the first post is one of them whatever is chosen.
    expect(first).toBeDisabled();
    await userEvent.click(days.find(({ checked }) => !checked) ?? first);
    types('Number of weeks', '2');
    types('How many times', '6');
    expect(
      repeat().getByText(/^Every 2 weeks on \w+ and \w+ at 4:30 PM \(UTC\), 6 times, ending on /),
    ).toBeVisible();
    expect(repeat().getByText(/LinkedIn and others reject repeated text/)).toBeVisible();
    expect(within(box).queryByRole('button', { name: 'Add to queue' })).not.toBeInTheDocument();
    await click('Schedule Post');
    await screen.findByText('Results');
    const [form] = formsOf(remote, 'posts.schedulePosts');
    expect(JSON.parse(String(form?.get('repeat')))).toMatchObject({
      every: 'week',
      interval: 2,
      count: 6,
      until: null,
      weekdays: expect.arrayContaining([WEEKDAYS.indexOf(first.getAttribute('aria-label') ?? '') + 1]),
    });
    expect(remote.toasts[0]?.message).toMatch(/ and repeats after that\.$/);
  });

  test('is offered no place in the queue, and says why', async () => {
    await write('Ring');
    const box = await openSchedule();
    const slot = () => within(box).queryByRole('radio', { name: 'Next free slot' });
    expect(slot()).toBeInTheDocument();
    await chooses('Daily');
    expect(slot()).not.toBeInTheDocument();
    expect(within(box).getByText('Repeating posts can’t be queued.')).toBeVisible();
    await chooses('Does not repeat');
    expect(slot()).toBeInTheDocument();
    expect(within(box).queryByText('Repeating posts can’t be queued.')).not.toBeInTheDocument();
  });

  test('is published at once only after a question that says it won’t repeat', async () => {
    const remote = await write('Ring', { 'posts.publishPosts': scheduled });
    await openSchedule();
    await chooses('Daily');
    await click('Publish now instead');
    await click('Publish Now');
    const question = await dialog('Publish this post now?');
    expect(question).toHaveTextContent('It will be published right away. It won’t repeat.');
    expect(formsOf(remote, 'posts.publishPosts')).toHaveLength(0);
    await click('Publish it now');
    await screen.findByText('Results');
    expect(formsOf(remote, 'posts.publishPosts')).toHaveLength(1);
  });

  test('can’t be sent with an invalid end, and says why', async () => {
    await write('Ring');
    await openSchedule();
    await chooses('Daily');
    for (const [label, value] of [
      ['How many times', '1'],
      ['How many times', ''],
      ['Number of days', '13'],
    ] as const) {
      types(label, value);
      expect(repeat().getByRole('alert')).toHaveTextContent(
        /^(Enter a number of times from 2 to 366|Enter a number from 1 to 12)\.$/,
      );
      expect(button('Schedule Post')).toBeDisabled();
    }
    types('Number of days', '1');
    await userEvent.selectOptions(repeat().getByLabelText('Ends'), 'on');
    expect(repeat().getByText(/^Every day at 4:30 PM/)).toBeVisible();
    types('Last day', '2001-01-01');
    expect(repeat().getByRole('alert')).toHaveTextContent(
      'With this end date, the post is published only once.',
    );
    await chooses('Does not repeat');
    expect(button('Schedule Post')).toBeEnabled();
  });

  test('keeps its rule through a look at the dialog before', async () => {
    await write('Ring');
    await openSchedule();
    await chooses('Monthly');
    types('How many times', '4');
    await click('Publish now instead');
    await click('Schedule for later');
    expect(repeat().getByLabelText('Repeat')).toHaveValue('month');
    expect(repeat().getByLabelText('How many times')).toHaveValue(4);
  });
});

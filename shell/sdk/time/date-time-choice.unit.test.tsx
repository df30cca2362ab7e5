import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { choiceOf, readChoice } from './choice.ts';
import { ChoiceNote } from './choice-note.tsx';
import { fromLocalText } from './clock.ts';
import { DateTimeChoice } from './date-time-choice.tsx';

const now = new Date('2026-03-30T10:00:00Z');

function Page(): ReactNode {
  const [value, setValue] = useState(() => choiceOf(fromLocalText('2026-03-31 16:30:00')));
  return (
    <>
      <DateTimeChoice value={value} zone="UTC" now={now} onChange={setValue}>
        {null}
      </DateTimeChoice>
      <ChoiceNote {...readChoice(value, 'UTC', now)} />
    </>
  );
}

const show = (): void => void render(<Page />);
const day = (name: RegExp): HTMLElement => screen.getByRole('button', { name });
const number = (name: string): HTMLElement => screen.getByRole('spinbutton', { name });
const click = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const goesOut = (words: RegExp): void => void screen.getByText(words);

describe('the calendar', () => {
  afterEach(() => document.documentElement.removeAttribute('dir'));

  test('has no past days and no past months', async () => {
    show();
    expect(day(/March 29, 2026/)).toBeDisabled();
    expect(day(/March 30, 2026/)).toBeEnabled();
    expect(day(/Previous month/)).toBeDisabled();
    await click('Next month');
    expect(day(/April 30, 2026/)).toBeEnabled();
    expect(day(/Previous month/)).toBeEnabled();
  });

  test('goes by arrow keys, across months and not into the past', async () => {
    show();
    act(() => day(/March 31, 2026/).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(day(/ April 1, 2026/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(day(/March 30, 2026/)).toHaveFocus();
  });

  test('goes on to the left on a page that is read from right to left', async () => {
    document.documentElement.dir = 'rtl';
    show();
    act(() => day(/March 31, 2026/).focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(day(/ April 1, 2026/)).toHaveFocus();
  });

  test('goes by keys from the day that has the focus, also in another month than the chosen day’s', async () => {
    show();
    await click('Next month');
    // One day of the month that is shown is reached by Tab.
    const focusable = screen
      .getAllByRole('button', { name: /April \d+, 2026/ })
      .filter((one) => one.tabIndex === 0);
    expect(focusable).toEqual([day(/ April 30, 2026/)]);
    act(() => day(/ April 15, 2026/).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(day(/ April 16, 2026/)).toHaveFocus();
    expect(day(/ April 16, 2026/)).toHaveAttribute('aria-pressed', 'true');
  });

  test('goes by months with Page Up and Page Down, to today where the month before is past', async () => {
    show();
    act(() => day(/March 31, 2026/).focus());
    await userEvent.keyboard('{PageDown}');
    expect(day(/ April 30, 2026/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{PageUp}{PageUp}{PageUp}');
    expect(day(/March 30, 2026/)).toHaveFocus();
  });
});

test('a day can be typed and the calendar follows, and an invalid day leaves the last one', async () => {
  show();
  const field = screen.getByLabelText('Date');
  const past = 'That day has passed.';
  for (const [value, isPast] of [
    ['', false],
    ['0202-04-01', false],
    ['2001-01-01', true],
  ] as const) {
    fireEvent.change(field, { target: { value } });
    expect(field).toHaveValue(value);
    if (isPast) expect(field).toHaveAccessibleDescription(past);
    else expect(screen.queryByText(past)).toBeNull();
    fireEvent.blur(field);
    expect(field).toHaveValue('2026-03-31');
  }
  fireEvent.change(field, { target: { value: '2099-11-30' } });
  expect(field).toHaveValue('2099-11-30');
  expect(day(/November 30, 2099/)).toHaveAttribute('aria-pressed', 'true');
  goesOut(/^Scheduled for Monday, November 30, 2099 at 4:30 PM/);
  await userEvent.click(day(/November 29, 2099/));
  expect(field).toHaveValue('2099-11-29');
});

test('a part of the time is named once, with no group of the same name around it', () => {
  show();
  expect(number('Hour')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Hour' })).not.toBeInTheDocument();
});

describe('the time', () => {
  test('a time can be typed, also on the 24-hour clock, and an invalid one is reported', async () => {
    show();
    await userEvent.clear(number('Hour'));
    await userEvent.type(number('Hour'), '21');
    await userEvent.clear(number('Minute'));
    await userEvent.type(number('Minute'), '07');
    goesOut(/^Scheduled for .* at 9:07 PM/);
    expect(number('Hour')).toHaveValue('09');
    await userEvent.type(number('Minute'), '{ArrowUp}');
    expect(number('Minute')).toHaveValue('10');
    await userEvent.clear(number('Minute'));
    await userEvent.type(number('Minute'), '75');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter minutes from 0 to 59.');
    await click('Minute up');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('shows 24-hour times to users of that clock, also next to the fields, unless the input is invalid', () => {
    const language = jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
    show();
    expect(screen.getByText('16:30')).toBeInTheDocument();
    goesOut(/^Scheduled for Tuesday,? 31 March 2026 at 16:30/);
    fireEvent.change(number('Hour'), { target: { value: '13' } });
    expect(screen.getByText('13:30')).toBeInTheDocument();
    fireEvent.change(number('Minute'), { target: { value: '75' } });
    expect(screen.getByRole('alert')).toHaveTextContent('Enter minutes from 0 to 59.');
    expect(screen.queryByText('13:30')).not.toBeInTheDocument();
    language.mockRestore();
  });
});

import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from './button.tsx';
import { deferred, loadParts } from './deferred.tsx';
import { DialogLoading } from './dialog-loading.tsx';

afterEach(() => {
  jest.useRealTimers();
});

const Calendar = ({ month }: { month: string }) => <p>Calendar of {month}</p>;
const placeholder = ({ month }: { month: string }) => <p>{month} is on its way</p>;

test('a part is loaded when it is first shown, and once for all', async () => {
  const load = jest.fn(async () => Calendar);
  const Part = deferred(load, placeholder);
  expect(load).not.toHaveBeenCalled();
  render(<Part month="May" />);
  expect(screen.getByText('May is on its way')).toBeInTheDocument();
  expect(await screen.findByText('Calendar of May')).toBeInTheDocument();
  render(<Part month="June" />);
  expect(screen.getByText('Calendar of June')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('one that can’t be loaded is tried again until it is there', async () => {
  jest.useFakeTimers();
  const load = jest
    .fn(async () => Calendar)
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'));
  const Part = deferred(load, placeholder);
  render(<Part month="May" />);
  await act(() => jest.advanceTimersByTimeAsync(7_000));
  expect(screen.getByText('Calendar of May')).toBeInTheDocument();
});

test('a part that can’t be loaded says so until it is there', async () => {
  jest.useFakeTimers();
  const load = jest.fn(async () => Calendar).mockRejectedValueOnce(new Error('offline'));
  const Part = deferred(load, (_, failed) => <DialogLoading failed={failed} />);
  render(<Part month="May" />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('status')).toHaveTextContent('Couldn’t load this.');
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.getByText('Calendar of May')).toBeInTheDocument();
});

test('a dialog that is still loading can be left by its button and by Escape', async () => {
  const onClose = jest.fn();
  render(<DialogLoading failed={false} onClose={onClose} />);
  screen.getByRole('button', { name: 'Cancel' }).click();
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('one that comes right after its place was drawn is shown', async () => {
  let arrive: (() => void) | undefined;
  const loaded = Promise.resolve(Calendar);
  jest.spyOn(loaded, 'then').mockImplementation(
    (done) =>
      new Promise((resolve) => {
        arrive = () => resolve(done?.(Calendar) as never);
      }),
  );
  const Part = deferred(
    () => loaded,
    ({ month }) => {
      arrive?.();
      return <p>{month} is on its way</p>;
    },
  );
  void loadParts();
  await waitFor(() => expect(arrive).toBeDefined());
  render(<Part month="May" />);
  expect(await screen.findByText('Calendar of May')).toBeInTheDocument();
});

test('a part loaded together with another is shown at once', async () => {
  const Part = deferred(async () => Calendar, placeholder);
  await Part.load();
  render(<Part month="May" />);
  expect(screen.getByText('Calendar of May')).toBeInTheDocument();
});

test('a button whose work is under way takes no second click, and submits nothing', () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button loading htmlType="submit" onClick={onClick}>
        Save
      </Button>
    </form>,
  );
  screen.getByRole('button', { name: 'Save' }).click();
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

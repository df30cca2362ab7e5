import { afterEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useAction } from './use-action.ts';

afterEach(() => void jest.restoreAllMocks());

const actionOf = (work: (input: string) => Promise<string>) => {
  const queries = new QueryClient();
  const { result } = renderHook(() => useAction(work), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  return result;
};

test('a second click while it is under way does nothing; a later one does it again', async () => {
  const answer = Promise.withResolvers<string>();
  const work = jest.fn(() => answer.promise);
  const action = actionOf(work);
  const outcomes: Promise<string | null>[] = [];
  await act(async () => void outcomes.push(action.current.run('a'), action.current.run('a')));
  await waitFor(() => expect(action.current.busy).toBe(true));
  await act(async () => answer.resolve('done'));
  expect(await Promise.all(outcomes)).toEqual(['done', null]);
  expect(work).toHaveBeenCalledTimes(1);
  await act(async () => void (await action.current.run('b')));
  expect(work).toHaveBeenCalledTimes(2);
});

test('shows an error, and clears it on the next try', async () => {
  let failing = true;
  const action = actionOf(async () => {
    if (failing) throw new Error('no');
    return 'done';
  });
  await act(async () => expect(await action.current.run('a')).toBeNull());
  await waitFor(() => expect(action.current.error).toEqual(new Error('no')));
  failing = false;
  await act(async () => expect(await action.current.run('a')).toBe('done'));
  await waitFor(() => expect(action.current.error).toBeNull());
});

test('does nothing offline, now or later', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const work = jest.fn(async () => 'done');
  const action = actionOf(work);
  await act(async () => expect(await action.current.run('a')).toBeNull());
  await waitFor(() =>
    expect(action.current.error?.message).toMatch(/^You’re offline, so nothing was changed/),
  );
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(work).not.toHaveBeenCalled();
});

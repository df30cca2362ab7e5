import { afterEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { NoResponseError } from '../api/errors.ts';
import { QueryView } from './query-view.tsx';

afterEach(() => void jest.restoreAllMocks());

function Notes({ ask }: { ask: () => Promise<string> }): ReactNode {
  const query = useQuery({ queryKey: ['notes'], queryFn: ask, retry: false, networkMode: 'always' });
  return (
    <>
      <QueryView query={query} failed="Couldn’t load your notes" safe="They’re safe on the server.">
        {(notes) => <p>{notes}</p>}
      </QueryView>
      <button type="button" onClick={() => void query.refetch()}>
        Again
      </button>
    </>
  );
}

const show = (ask: () => Promise<string>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Notes ask={ask} />
    </QueryClientProvider>,
  );

const silent = (): Promise<string> => Promise.reject(new NoResponseError());

test('a skeleton stands until it is there', async () => {
  const answer = Promise.withResolvers<string>();
  const { container } = show(() => answer.promise);
  expect(container.querySelector('[aria-busy=true]')).toBeInTheDocument();
  answer.resolve('Ring at noon.');
  expect(await screen.findByText('Ring at noon.')).toBeVisible();
  expect(container.querySelector('[aria-busy=true]')).toBeNull();
});

test('a failed load says why and what is safe, and Retry loads again', async () => {
  const ask = jest.fn(silent);
  show(ask);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Couldn’t load your notesNo response received from server. They’re safe on the server.',
  );
  ask.mockResolvedValue('Ring at noon.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Ring at noon.')).toBeVisible();
});

test('says that it is offline, and loads again when there is a connection', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const ask = jest.fn(silent);
  show(ask);
  expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline.');
  online.mockReturnValue(true);
  ask.mockResolvedValue('Ring at noon.');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Ring at noon.')).toBeVisible();
});

test('keeps the shown data if reloading fails', async () => {
  const ask = jest.fn(async () => 'Ring at noon.');
  show(ask);
  await screen.findByText('Ring at noon.');
  ask.mockImplementation(silent);
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(ask).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Ring at noon.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

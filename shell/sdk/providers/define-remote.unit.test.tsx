import { getUser } from '@carillon/contracts/http/identity/account/get-user.ts';
import { expect, jest, test } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import type { User } from '../shell.ts';
import { connectionEvent, publicationEvent } from '../testing/live-events.ts';
import { renderRemote } from '../testing/render-remote.tsx';
import { defineRemote } from './define-remote.tsx';
import { useApi, useLiveEvents, useSession, useShell } from './shell-context.tsx';

function Dashboard(): ReactNode {
  const navigate = useNavigate();
  const { user } = useSession();
  return (
    <>
      <h1>Hello {user?.name}</h1>
      <button type="button" onClick={() => navigate('/create-post?from=dashboard')}>
        Create
      </button>
    </>
  );
}
const Root = (): ReactNode => (
  <Routes>
    <Route path="/dashboard" element={<Dashboard />} />
    <Route path="/create-post" element={<h1>Create Post</h1>} />
  </Routes>
);
let isBroken: boolean;
function Fragile(): ReactNode {
  if (isBroken) throw new Error('broken');
  return <h1>Well again</h1>;
}

const events: string[] = [];
function Listening(): ReactNode {
  const [last, setLast] = useState('nothing');
  useLiveEvents('publication.changed', ({ post_id }) => {
    events.push(`${post_id} after ${last}`);
    setLast(post_id);
  });
  return null;
}

function Asking(): ReactNode {
  const api = useApi();
  const { data } = useQuery({ queryKey: ['who'], queryFn: () => api.call(getUser) });
  return <h1>{data?.name}</h1>;
}

const Stray = (): ReactNode => <>{useShell().location.get().pathname}</>;

const ada: User = {
  id: 'u1',
  name: 'Ada',
  email: 'ada@example.com',
  timezone: 'UTC',
  workspace: { id: 'w1', name: 'Ada', role: 'owner' },
};

test('a micro-frontend’s routes follow the shell’s address, and its links change it', async () => {
  const remote = renderRemote(defineRemote(Root), { path: '/dashboard', user: ada });
  expect(screen.getByRole('heading', { name: 'Hello Ada' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect(remote.path()).toBe('/create-post?from=dashboard');
  expect(screen.getByRole('heading', { name: 'Create Post' })).toBeInTheDocument();
});

test('a failing page says what is safe, and works again after Retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  isBroken = true;
  renderRemote(defineRemote(Fragile));
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on this page');
  expect(screen.getByRole('alert')).toHaveTextContent('your saved work is safe');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('heading', { name: 'Well again' })).toBeInTheDocument();
});

test('live events reach a component’s newest handler, and none that is gone', () => {
  const remote = renderRemote(defineRemote(Listening));
  act(() => remote.emit(publicationEvent({}, 'first')));
  act(() => remote.emit(publicationEvent({}, 'second')));
  act(() => remote.emit(connectionEvent()));
  remote.unmount();
  remote.emit(publicationEvent({}, 'third'));
  expect(events).toEqual(['first after nothing', 'second after first']);
});

test('reloads the shown data if live events may have been missed', async () => {
  let name = 'Ada';
  const remote = renderRemote(defineRemote(Asking), { answers: { 'identity.getUser': () => ({ name }) } });
  expect(await screen.findByRole('heading', { name: 'Ada' })).toBeInTheDocument();
  name = 'Ada L.';
  act(() => remote.resume());
  expect(await screen.findByRole('heading', { name: 'Ada L.' })).toBeInTheDocument();
});

test('outside of a shell the hooks say what is missing', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderRemote(Stray)).toThrow('defineRemote');
});

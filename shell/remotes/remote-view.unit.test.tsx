import type { Shell } from '@carillon/sdk/shell.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { writable } from '../state/readable.ts';
import type { Registry } from './registry.ts';

const loadExposed = jest.fn<(...args: unknown[]) => Promise<{ default: () => ReactNode }>>();
jest.unstable_mockModule('./container.ts', () => ({ loadExposed }));
const loadZones = jest.fn<() => Promise<void>>();
jest.unstable_mockModule('@carillon/sdk/time/late-zones.ts', () => ({ loadZones }));
const { RemoteView } = await import('./remote-view.tsx');
const { announceRemotes, preloadRemote } = await import('./remote-loader.ts');

const registryOf = (names: readonly string[], build: string): Registry =>
  Object.fromEntries(
    names.map((name) => [name, { entry: `/${name}/${build}.js`, chunks: [], routes: [], navigation: [] }]),
  );
const USERS = [{ path: '/', access: 'user' }] as unknown as Registry[string]['routes'];
const NAMES = ['good', 'early', 'late', 'gone', 'slow', 'away', 'broken', 'far', 'down'];

const resumes = new Set<() => void>();
const onResume = (handler: () => void) => {
  resumes.add(handler);
  return () => void resumes.delete(handler);
};
const shell = { events: { onResume } } as unknown as Shell;
const reach = writable(true);
const Page = (): ReactNode => <h1>The page</h1>;
const BrokenPage = (): ReactNode => {
  throw new Error('broken');
};

beforeEach(() => {
  loadExposed.mockReset();
  loadZones.mockReset().mockResolvedValue();
  announceRemotes(registryOf(NAMES, 'old'));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn<typeof fetch>(async () => Response.json(registryOf(NAMES, 'new')));
});

test('a page shows that it is loading, then itself', async () => {
  loadExposed.mockResolvedValue({ default: Page });
  render(<RemoteView name="good" shell={shell} reach={reach} />);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
  expect(loadExposed).toHaveBeenCalledWith('good', '/good/old.js', expect.anything());
});

test('a page that was loaded beforehand is not loaded again', async () => {
  loadExposed.mockResolvedValue({ default: Page });
  preloadRemote('early');
  render(<RemoteView name="early" shell={shell} reach={reach} />);
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
  expect(loadExposed).toHaveBeenCalledTimes(1);
});

test('a page that can’t be loaded says so, and loads after Retry', async () => {
  loadExposed.mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ default: Page });
  render(<RemoteView name="late" shell={shell} reach={reach} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load this page');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
  expect(loadExposed).toHaveBeenLastCalledWith('late', '/late/new.js', expect.anything());
});

test('a page that could not be loaded is tried anew when somebody comes back to it, from where it is now', async () => {
  loadExposed.mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ default: Page });
  const first = render(<RemoteView name="gone" shell={shell} reach={reach} />);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(loadExposed).toHaveBeenCalledTimes(1);
  first.unmount();
  render(<RemoteView name="gone" shell={shell} reach={reach} />);
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
  expect(loadExposed).toHaveBeenLastCalledWith('gone', '/gone/new.js', expect.anything());
});

test('a slow page says so, and after a minute counts as failed', async () => {
  jest.useFakeTimers();
  try {
    loadExposed.mockReturnValue(new Promise(() => undefined));
    render(<RemoteView name="slow" shell={shell} reach={reach} />);
    await act(async () => jest.advanceTimersByTime(7_999));
    expect(screen.getByText('Loading')).toBeInTheDocument();
    await act(async () => jest.advanceTimersByTime(1));
    expect(screen.getByText(/still loading/)).toBeInTheDocument();
    await act(async () => jest.advanceTimersByTime(51_999));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await act(async () => jest.advanceTimersByTime(1));
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load this page');
  } finally {
    jest.useRealTimers();
  }
});

test('a page for users is shown without the zone data, which is asked for again until it is there', async () => {
  jest.useFakeTimers();
  try {
    loadExposed.mockResolvedValue({ default: Page });
    loadZones.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'));
    announceRemotes({ local: { entry: '/local/old.js', chunks: [], routes: USERS, navigation: [] } });
    render(<RemoteView name="local" shell={shell} reach={reach} />);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument();
    expect(loadZones).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(loadZones).toHaveBeenCalledTimes(3);
  } finally {
    jest.useRealTimers();
  }
});

test('a page for users does not wait long for the zone data', async () => {
  jest.useFakeTimers();
  try {
    loadExposed.mockResolvedValue({ default: Page });
    loadZones.mockReturnValue(new Promise(() => undefined));
    announceRemotes({ patient: { entry: '/patient/old.js', chunks: [], routes: USERS, navigation: [] } });
    render(<RemoteView name="patient" shell={shell} reach={reach} />);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('a failing registry does not keep Retry from working', async () => {
  globalThis.fetch = jest.fn<typeof fetch>(async () => new Response('', { status: 503 }));
  loadExposed.mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ default: Page });
  render(<RemoteView name="away" shell={shell} reach={reach} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
});

test('a page that fails while it is shown leaves the frame standing', async () => {
  loadExposed.mockResolvedValue({ default: BrokenPage });
  render(<RemoteView name="broken" shell={shell} reach={reach} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The rest of Carillon still works');
});

test('offline, a page says that this is why, and loads automatically when the connection is back', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  loadExposed.mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ default: Page });
  render(<RemoteView name="far" shell={shell} reach={reach} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline');
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
  online.mockRestore();
});

test('without the server, a page says only what is certain, and loads automatically when it is back', async () => {
  loadExposed.mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ default: Page });
  render(<RemoteView name="down" shell={shell} reach={reach} />);
  const alert = await screen.findByRole('alert');
  act(() => reach.set(false));
  expect(alert).toHaveTextContent(
    /^Carillon can’t be reachedYour saved work is safe\. This page loads automatically once Carillon is back\./,
  );
  act(() => {
    reach.set(true);
    for (const resume of [...resumes]) resume();
  });
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
});

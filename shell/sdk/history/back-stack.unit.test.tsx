import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, StrictMode, useState } from 'react';
import { ShellContext } from '../providers/shell-context.tsx';
import type { Shell } from '../shell.ts';
import { type BackStack, createBackStack } from './back-stack.ts';
import { useBackCloses } from './use-back-closes.ts';

let backStack: BackStack;
beforeEach(() => {
  window.history.pushState(null, '', `/start-${Math.random()}`);
  window.history.pushState(null, '', '/page');
  backStack = createBackStack(window);
});
afterEach(() => {
  backStack.end();
  jest.restoreAllMocks();
});

/** Two dialogs, one opening over the other. */
function Page({ stubborn = false }: { stubborn?: boolean }): ReactNode {
  const [depth, setDepth] = useState(0);
  const [count, setCount] = useState(0);
  useBackCloses(depth > 0, () => (stubborn ? setCount(count + 1) : setDepth(0)));
  useBackCloses(depth > 1, () => setDepth(1));
  return (
    <>
      <p>
        {depth} open, asked {count}
      </p>
      {[0, 1, 2].map((to) => (
        <button key={to} type="button" onClick={() => setDepth(to)}>
          {to}
        </button>
      ))}
    </>
  );
}

const show = (page: ReactNode = <Page />): void =>
  void render(
    <StrictMode>
      <ShellContext value={{ backStack } as unknown as Shell}>{page}</ShellContext>
    </StrictMode>,
  );
const click = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const entries = (many: number): Promise<void> =>
  waitFor(() => expect(window.history.state?.dialogs ?? 0).toBe(many));

test('the page stays where it scrolled to while a dialog closes, and scrolls back again after that', async () => {
  show();
  await click('1');
  await entries(1);
  expect(window.history.scrollRestoration).toBe('manual');
  await click('0');
  await entries(0);
  await waitFor(() => expect(window.history.scrollRestoration).toBe('auto'));
});

test('Back closes one dialog after another, and then leaves the page', async () => {
  show();
  const { length } = window.history;
  await click('1');
  await entries(1);
  await click('2');
  await entries(2);
  expect(window.history.length).toBe(length + 2);
  window.history.back();
  await screen.findByText(/^1 open/);
  await entries(1);
  window.history.back();
  await screen.findByText(/^0 open/);
  expect(window.location.pathname).toBe('/page');
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/start/));
});

test('a dialog that is closed otherwise leaves no history entry, and Forward opens nothing', async () => {
  show();
  await click('2');
  await entries(2);
  await click('0');
  await entries(0);
  window.history.forward();
  await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await entries(0);
  expect(screen.getByText(/^0 open/)).toBeVisible();
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/start/));
});

test('a dialog that doesn’t close keeps its history entry, so Back asks again', async () => {
  show(<Page stubborn />);
  await click('1');
  await entries(1);
  window.history.back();
  await screen.findByText('1 open, asked 1');
  await entries(1);
  window.history.back();
  await screen.findByText('1 open, asked 2');
  expect(window.location.pathname).toBe('/page');
});

test('closing a dialog to open another page works, and Back returns to the first page', async () => {
  show();
  await click('1');
  await entries(1);
  const { go } = window.history;
  // The entry is on its way out then, and not yet gone.
  jest.spyOn(window.history, 'go').mockImplementationOnce((by) => {
    go.call(window.history, by);
    backStack.whenSettled(() => window.history.pushState(null, '', '/other'));
    expect(window.location.pathname).toBe('/page');
  });
  await click('0');
  await waitFor(() => expect(window.location.pathname).toBe('/other'));
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/page'));
  await entries(0);
});

test('a dialog that closes while the page leaves for another document stops nothing, and the restored page works', async () => {
  show();
  await click('1');
  await entries(1);
  const go = jest.spyOn(window.history, 'go');
  const onLeave = jest.fn();
  backStack.leave(onLeave);
  await click('0');
  await new Promise((resolve) => setTimeout(resolve));
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(go).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await entries(0);
  expect(go).toHaveBeenCalledTimes(1);
});

test('on a page that was not left after all, Back closes the next dialog', async () => {
  show();
  backStack.leave(() => undefined);
  await click('1');
  await entries(1);
  window.history.back();
  await screen.findByText(/^0 open/);
});

test('the entries of dialogs that a reload has closed are gone over, so that the first Back leaves the page', async () => {
  backStack.end();
  window.history.pushState({ dialogs: 1 }, '');
  window.history.pushState({ dialogs: 2 }, '');
  backStack = createBackStack(window);
  await entries(0);
  expect(window.location.pathname).toBe('/page');
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/start/));
});

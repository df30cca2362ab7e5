import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from '@jest/globals';
import { createModeStore } from './mode.ts';

/** The system's own choice, which can change. */
function systemIs(dark: boolean) {
  const target = new EventTarget();
  const query = Object.assign(target, { matches: dark }) as unknown as MediaQueryList;
  const turn = (to: boolean): void => {
    Object.assign(target, { matches: to });
    target.dispatchEvent(new Event('change'));
  };
  return { query, turn };
}
const root = document.documentElement;
const open = (query: MediaQueryList) => createModeStore(localStorage, root, query);

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('data-mode');
});

test('follows the system until somebody chooses', () => {
  const { query, turn } = systemIs(false);
  const store = open(query);
  expect(store.mode.get()).toBe('light');
  turn(true);
  expect(store.mode.get()).toBe('dark');
  store.choose('light');
  turn(false);
  turn(true);
  expect(store.mode.get()).toBe('light');
});

test('a choice is remembered and marked on the page; going back to the system forgets it', () => {
  const { query } = systemIs(false);
  open(query).choose('dark');
  expect(root).toHaveAttribute('data-mode', 'dark');
  const again = open(query);
  expect([again.choice.get(), again.mode.get()]).toEqual(['dark', 'dark']);
  again.choose('system');
  expect(root).not.toHaveAttribute('data-mode');
  expect(open(query).choice.get()).toBe('system');
});

test('the script that runs before the first paint reads what was chosen and who is logged in', () => {
  const theme = readFileSync('shell/theme.js', 'utf8');
  const paint = (): unknown => new Function(theme)();
  open(systemIs(false).query).choose('dark');
  localStorage.setItem('token', 't');
  root.removeAttribute('data-mode');
  paint();
  expect(root).toHaveAttribute('data-mode', 'dark');
  expect(root).toHaveAttribute('data-logged-in');
  localStorage.clear();
  root.removeAttribute('data-mode');
  paint();
  expect(root).not.toHaveAttribute('data-mode');
  expect(root).not.toHaveAttribute('data-logged-in');
});

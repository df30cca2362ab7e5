import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderApp } from '../build/app-page.ts';

const SCRIPT = readFileSync('shell/loading/loading.js', 'utf8');
const html = renderApp({
  tokens: '',
  styles: '/assets/app.css',
  font: '/f.woff2',
  theme: '/t.js',
  loading: '/l.js',
  loadingStyles: readFileSync('shell/loading/loading.css', 'utf8'),
  locale: '/locale.js',
  catalogs: {},
  words: {},
  scripts: ['/assets/shell.js'],
});
let logged: ReturnType<typeof jest.spyOn>;

beforeEach(() => {
  jest.useFakeTimers();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.head.innerHTML = page.head.innerHTML;
  document.body.innerHTML = page.body.innerHTML;
  document.documentElement.dataset.styles = 'waiting';
  new Function(SCRIPT)();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const sheet = (): HTMLLinkElement | null => document.head.querySelector('link[rel="stylesheet"]');
const isWaiting = (): boolean => document.documentElement.hasAttribute('data-styles');

test('the loading screen goes when the style sheet is there', async () => {
  expect(sheet()).toHaveAttribute('href', expect.stringContaining('/assets/app.css'));
  expect(isWaiting()).toBe(true);
  sheet()?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);
  expect(isWaiting()).toBe(false);
  expect(logged).not.toHaveBeenCalled();
});

test('a style sheet that hangs is waited for five seconds, and only logged', async () => {
  await jest.advanceTimersByTimeAsync(4_999);
  expect(isWaiting()).toBe(true);
  await jest.advanceTimersByTimeAsync(1);
  expect(isWaiting()).toBe(false);
  expect(logged).toHaveBeenCalledTimes(1);
});

test('one that fails is not waited for, and only logged', async () => {
  sheet()?.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(0);
  expect(isWaiting()).toBe(false);
  expect(logged).toHaveBeenCalledTimes(1);
});

test('doesn’t give up because of a script that the app loads itself', () => {
  const words = document.querySelector('#loading p')?.textContent;
  const later = document.createElement('script');
  document.head.append(later);
  later.dispatchEvent(new Event('error'));
  expect(document.querySelector('#loading p')?.textContent).toBe(words);
});

test('without the app’s script it says so, and the page is never blank', () => {
  document.querySelector('script[src="/assets/shell.js"]')?.dispatchEvent(new Event('error'));
  expect(document.getElementById('loading')).toHaveTextContent('Couldn’t load Carillon.');
});

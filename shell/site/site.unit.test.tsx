import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderApp, renderLanding } from './pages.ts';

const assets = {
  tokens: ':root{--ground:#fff}',
  styles: '/assets/base.css',
  font: '/assets/inter.woff2',
  theme: '/assets/theme.js',
  loading: '/assets/loading.js',
};
const landing = (): string =>
  renderLanding({
    ...assets,
    landingStyles: '/assets/landing.css',
    landingScript: '/assets/landing.js',
    pictures: {
      'composer-light.webp': '/assets/composer-light.0.webp',
      'composer-dark.webp': '/assets/composer-dark.0.webp',
    },
  });
const open = (html: string): void => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.lang = page.documentElement.lang;
  document.head.innerHTML = page.head.innerHTML;
  document.body.innerHTML = page.body.innerHTML;
};
const hrefOf = (element: Element): string | null => element.getAttribute('href');

describe('the front page', () => {
  beforeEach(() => open(landing()));

  test('says what it is in one heading, and leads to the log-in page', () => {
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const link of screen.getAllByRole('link', { name: 'Generate Now' }))
      expect(hrefOf(link)).toBe('/login?from=generate');
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  test('shows the app in both colors, the first picture at once; one that was not taken is left out', () => {
    const sources = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(sources).toEqual(['/assets/composer-light.0.webp', '/assets/composer-dark.0.webp']);
    const loadings = [...document.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
    expect(loadings).toEqual([null, 'lazy']);
  });

  test('can be read without any script of the app', () => {
    const scripts = [...document.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);
    expect(scripts).toEqual(['/assets/landing.js', '/assets/theme.js', '/assets/loading.js']);
    const without = document.querySelector('head noscript')?.textContent;
    for (const sheet of ['/assets/base.css', '/assets/landing.css'])
      expect(without).toContain(`<link rel="stylesheet" href="${sheet}">`);
    expect(document.body).not.toHaveTextContent('undefined');
  });
});

test.each([
  ['front', landing()],
  ['app', renderApp({ ...assets, scripts: ['/assets/main.js'] })],
])('the %s page has a place for the token, a language and a size that fits phones', (_, html) => {
  open(html);
  expect(document.querySelector('meta[name="csrf-token"]')).toHaveAttribute('content', '__CSRF__');
  expect(document.querySelector('meta[name="api-base-url"]')).toHaveAttribute('content', '__API_BASE_URL__');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(document.querySelector('meta[name="viewport"]')).toHaveAttribute(
    'content',
    expect.stringContaining('width=device-width'),
  );
});

import { expect, test } from '@jest/globals';
import { nextPage, withNext } from './next-page.ts';

const HERE = 'https://carillon.example';
const after = (next: string) => nextPage(`?${new URLSearchParams({ next })}`, HERE);

test.each(['/create-post', '/dashboard?status=success#posts'])(
  'a page of the app is gone back to: %s',
  (page) => {
    expect(after(page)).toBe(page);
  },
);

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  'javascript:alert(1)',
  'create-post',
  '/login',
  '/login?next=/login',
  '/register',
  '/',
  '',
])('nothing else is: “%s”', (next) => {
  expect(after(next)).toBe('/dashboard');
});

test('without one it is the dashboard', () => {
  expect(nextPage('', HERE)).toBe('/dashboard');
});

test('it is remembered from page to page, and only if it is one', () => {
  expect(withNext('/register', '?next=%2Fcreate-post%3Fa%3D1', HERE)).toBe(
    '/register?next=%2Fcreate-post%3Fa%3D1',
  );
  expect(withNext('/register', '?next=//elsewhere.example', HERE)).toBe('/register');
});

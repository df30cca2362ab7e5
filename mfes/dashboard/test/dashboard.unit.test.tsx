import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { button, showDashboard } from './show.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test('greets, and offers each network that is not connected', async () => {
  showDashboard();
  expect(screen.getByRole('heading', { name: 'Welcome Ada' })).toBeInTheDocument();
  for (const network of ['Facebook', 'Instagram', 'LinkedIn'])
    await waitFor(async () => expect(await button(`Connect ${network}`)).toBeEnabled());
});

test('the way to a new post is there with and without any', async () => {
  showDashboard();
  expect(await screen.findByRole('link', { name: 'Create Post' })).toHaveAttribute('href', '/create-post');
});

test('logging out is the frame’s, and is not offered twice', async () => {
  showDashboard();
  await button('Connect Facebook');
  expect(screen.queryByRole('button', { name: 'Log Out' })).not.toBeInTheDocument();
});

test.each([
  ['links', 'Social links'],
  ['posts', 'Your posts'],
])('whoever comes for #%s is taken there', (place, name) => {
  showDashboard({}, `/dashboard#${place}`);
  expect(screen.getByRole('heading', { name })).toHaveFocus();
});

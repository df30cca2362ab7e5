import { lostConnection } from '@carillon/sdk/testing/connections.ts';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { draft, FACEBOOK, has, INSTAGRAM, LINKEDIN, listedPost, listing, MAY, noDrafts } from './answers.ts';
import { NO_FIGURES } from './figure-answers.ts';
import { button, showAt, showDashboard } from './show.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test('greets, and offers each network that isn’t connected', async () => {
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

test('a viewer is offered only viewing, and told who connects networks', async () => {
  const answers = {
    ...has(lostConnection(FACEBOOK), INSTAGRAM, LINKEDIN),
    ...NO_FIGURES,
    'posts.listDrafts': { ...noDrafts, drafts: [draft('d1')] },
    'posts.listUserPosts': listing([listedPost('a', 'linkedin', MAY.nothing)]),
  };
  showAt('/dashboard', answers, 'UTC', 'viewer');
  expect(await screen.findByText(/Only workspace owners can connect/)).toBeInTheDocument();
  expect(await screen.findByText('Words of a')).toBeInTheDocument();
  expect(await screen.findByText('Topic of d1')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Create|Continue/ })).not.toBeInTheDocument();
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  // “?” explains a figure.
  expect(buttons.filter((name) => !/Connected$|^\?$/.test(name ?? ''))).toEqual([]);
});

test.each([
  ['links', 'Social links'],
  ['posts', 'Your posts'],
])('whoever comes for #%s is taken there', (place, name) => {
  showDashboard({}, `/dashboard#${place}`);
  expect(screen.getByRole('heading', { name })).toHaveFocus();
});

import type { Role } from '@carillon/contracts/domain/roles.ts';
import { defineRemote } from '@carillon/sdk/index.ts';
import { renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Root } from '../root.tsx';
import { type Answers, noDrafts, noneConnected, noPosts } from './answers.ts';
import { SLOW_FIGURES } from './figure-answers.ts';
import { press, refuse } from './show.ts';

const Remote = defineRemote(Root);
const show = (name: string, role: Role = 'owner', answers: Answers = {}) =>
  renderRemote(Remote, {
    path: '/dashboard',
    answers: {
      'posts.listDrafts': noDrafts,
      ...SLOW_FIGURES,
      ...noneConnected,
      'posts.listUserPosts': noPosts,
      ...answers,
    },
    user: {
      id: 'u1',
      name: 'Ada',
      email: 'ada@example.com',
      timezone: 'UTC',
      workspace: { id: 'w1', name, role },
    },
  });
const field = () => screen.queryByLabelText('Name your workspace');

beforeEach(() => window.localStorage.clear());

test('an owner names a workspace that has no name', async () => {
  const page = show('My workspace', 'owner', {
    'identity.renameWorkspace': ({ body }: { body: { name: string } }) => ({ success: true, ...body }),
  });
  await press('Save name');
  expect(field()).toHaveFocus();
  await userEvent.type(field() as HTMLElement, ' Flour & Fold {Enter}');
  await waitFor(() =>
    expect(page.toasts).toEqual([{ kind: 'success', message: 'Your workspace is now called Flour & Fold.' }]),
  );
  expect(page.wishes).toContain('ask who it is');
});

test('shows an error below the name', async () => {
  show('My workspace', 'owner', {
    'identity.renameWorkspace': refuse('validation_failed', 'Look again.', {
      name: ['Use fewer characters.'],
    }),
  });
  await userEvent.type(field() as HTMLElement, 'Long{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Use fewer characters.');
});

test('doesn’t ask for a name again after “Not now”', async () => {
  const page = show('My workspace');
  await press('Not now');
  expect(field()).not.toBeInTheDocument();
  page.unmount();
  show('My workspace');
  await screen.findByRole('heading', { name: 'Welcome Ada' });
  expect(field()).not.toBeInTheDocument();
});

test.each<[string, Role]>([
  ['Flour & Fold', 'owner'],
  ['My workspace', 'editor'],
])('nobody else is asked: %s, %s', async (name, role) => {
  show(name, role);
  await screen.findByRole('heading', { name: 'Welcome Ada' });
  expect(field()).not.toBeInTheDocument();
});

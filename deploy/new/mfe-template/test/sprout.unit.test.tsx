import { ApiError, defineRemote, NoResponseError, type User } from '@carillon/sdk/index.ts';
import {
  type RenderedRemote,
  type RenderRemoteOptions,
  renderRemote,
} from '@carillon/sdk/testing/render-remote.tsx';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Root } from '../root.tsx';

const Remote = defineRemote(Root);
const user: User = {
  id: 'ada',
  name: 'Ada',
  email: 'ada@example.com',
  timezone: 'Europe/Berlin',
  workspace: { id: 'w1', name: 'Ada', role: 'owner' },
};
const draft = {
  id: '0b0e6a2e-9c43-4d4e-8f0a-5b2f6d3c1a11',
  topic: 'The bells',
  text: 'The bells ring on Saturday.',
  updated_at: '2029-11-24T15:30:00Z',
};
const refuse = (): never => {
  throw new ApiError(500, { success: false, error: 'internal_error', message: 'Server error occurred' });
};
const silent = (): never => {
  throw new NoResponseError();
};

/** A server with these drafts. */
const show = (drafts: object[], answers: RenderRemoteOptions['answers'] = {}): RenderedRemote =>
  renderRemote(Remote, {
    path: '/sprout',
    user,
    answers: {
      'posts.listDrafts': () => ({ success: true, drafts: [...drafts], next: null }),
      'posts.deleteDraft': () => {
        drafts.length = 0;
        return { success: true };
      },
      ...answers,
    },
  });
const press = async (name: RegExp | string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

test('drafts are listed with the time they were changed, by the account’s clock', async () => {
  show([draft]);
  const row = (await screen.findByRole('link', { name: draft.text })).closest('li');
  expect(row).toHaveTextContent('Sat, Nov 24, 2029, 4:30 PM');
});

test('without any, the page says what will appear here', async () => {
  show([]);
  expect(await screen.findByRole('heading', { name: 'No drafts yet' })).toBeVisible();
});

test('a list that could not be loaded can be asked for again', async () => {
  let failing = true;
  const list = { success: true, drafts: [draft], next: null };
  show([], { 'posts.listDrafts': () => (failing ? refuse() : list) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load your drafts');
  failing = false;
  await press('Retry');
  expect(await screen.findByRole('link', { name: draft.text })).toBeVisible();
});

test('a draft is deleted once that is confirmed, and a toast says so', async () => {
  const remote = show([draft]);
  await press(/^Delete the draft/);
  await press('Delete draft');
  expect(await screen.findByRole('heading', { name: 'No drafts yet' })).toBeVisible();
  expect(remote.toasts).toEqual([{ kind: 'success', message: 'Draft deleted.' }]);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Drafts' })).toHaveFocus());
});

test('a delete without a reply says so in its dialog', async () => {
  show([draft], { 'posts.deleteDraft': silent });
  await press(/^Delete the draft/);
  await press('Delete draft');
  const alert = await within(screen.getByRole('dialog')).findByRole('alert');
  expect(alert).toHaveTextContent(/don’t know whether it worked/);
});

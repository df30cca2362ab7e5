import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ADA, click, open, server, show, storageOf, write } from './compose.ts';
import { apiError } from './fake-posts.ts';
import { plannedReply } from './planned-reply.ts';

const ELSEWHERE = { ...ADA, workspace: { id: 'w2', name: 'Bakehouse', role: 'owner' as const } };
const workspaces = (...ids: string[]) => ({
  'identity.listWorkspaces': {
    success: true,
    workspaces: ids.map((id) => ({ id, name: id, role: 'owner', personal: true, current: id === 'w2' })),
  },
});
const refuseSaving = {
  'posts.saveDraft': () => {
    throw apiError('workspace_changed');
  },
};

/** Writes in the workspace “Ada” until it takes nothing more, and begins anew in “Bakehouse”. */
async function loseWorkspace(text = 'Ring the bells', ...ids: string[]) {
  const page = await write(text, refuseSaving);
  await screen.findAllByText(/^Not saved: /);
  page.unmount();
  return show(workspaces('w2', ...ids), ELSEWHERE);
}
const notice = (title = 'You’re no longer a member of Ada'): Promise<HTMLElement> =>
  screen.findByRole('region', { name: title });
const unsaved = () => storageOf('u1').keys('draft:w1:');

test('what a removed member wrote last is shown, with its workspace', async () => {
  await loseWorkspace();
  const text = within(await notice()).getByRole('region', { name: 'Unsaved text' });
  expect(text).toHaveTextContent('Ring the bells');
});

test('what a removed member wrote last can be copied', async () => {
  await loseWorkspace();
  await notice();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy text' }));
  expect(await window.navigator.clipboard.readText()).toBe('Ring the bells');
});

test('what a removed member wrote last becomes a draft where they are now', async () => {
  const page = await loseWorkspace();
  await notice();
  await click('Move to my drafts here');
  expect(await screen.findByLabelText('Post text')).toHaveValue('Ring the bells');
  expect(page.toasts.at(-1)).toMatchObject({ message: 'Moved to the drafts of Bakehouse.' });
  await waitFor(() =>
    expect([...server.drafts.values()].map(({ post }) => post?.text)).toEqual(['Ring the bells']),
  );
  expect(unsaved()).toEqual([]);
  expect(screen.queryByText('You’re no longer a member of Ada')).not.toBeInTheDocument();
});

test('a moved draft leaves the files, the accounts and the time behind', async () => {
  const page = await loseWorkspace();
  await notice();
  const key = unsaved()[0] ?? '';
  const record = JSON.parse(storageOf('u1').get(key) ?? '') as { content: object };
  Object.assign(record.content, {
    media_ids: ['00000000-0000-4000-8000-00000000000a'],
    targets: [{ platform: 'facebook', selected: true, page_id: 'p1' }],
    mode: 'later',
    scheduled_time: '2030-01-01 10:00:00',
    timezone: 'UTC',
  });
  storageOf('u1').set(key, JSON.stringify(record));
  page.unmount();
  await show(workspaces('w2'), ELSEWHERE);
  expect(await screen.findByText('Its files stay in that workspace.')).toBeInTheDocument();
  await click('Move to my drafts here');
  await waitFor(() =>
    expect([...server.drafts.values()]).toMatchObject([{ media_ids: [], mode: 'now', scheduled_time: null }]),
  );
});

test('discarding it asks first', async () => {
  await loseWorkspace();
  await notice();
  await click('Discard');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep text' }));
  expect(unsaved()).toHaveLength(1);
  await click('Discard');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard text' }));
  await waitFor(() => expect(screen.queryByText('You’re no longer a member of Ada')).not.toBeInTheDocument());
  expect(unsaved()).toEqual([]);
});

test('what waits in a workspace that the user is still in stays there', async () => {
  const page = await loseWorkspace('Ring the bells', 'w1');
  await waitFor(() => expect(page.calls.map(({ id }) => id)).toContain('identity.listWorkspaces'));
  expect(screen.queryByText(/^You’re no longer a member/)).not.toBeInTheDocument();
  expect(unsaved()).toHaveLength(1);
});

const editPlanned = async () => {
  const { planned } = plannedReply();
  const page = open({ 'posts.getPlannedPost': { success: true, planned } }, '/create-post?planned=x');
  await userEvent.type(await screen.findByLabelText('Post text'), ' At noon.');
  window.dispatchEvent(new Event('pagehide'));
  page.unmount();
};

test('unsaved edits of a planned post are shown to a removed member', async () => {
  await editPlanned();
  await show(workspaces('w2'), ELSEWHERE);
  const text = within(await notice()).getByRole('region', { name: 'Unsaved text' });
  expect(text).toHaveTextContent('The bells ring. At noon.');
});

test('unsaved edits of a planned post are forgotten by a member who left the page', async () => {
  await editPlanned();
  expect(storageOf('u1').keys('planned:')).toHaveLength(1);
  await show();
  expect(storageOf('u1').keys('planned:')).toEqual([]);
});

test('nobody is asked which workspaces there are while nothing waits elsewhere', async () => {
  const page = await show();
  expect(page.calls.map(({ id }) => id)).not.toContain('identity.listWorkspaces');
});

test('what a member wrote before they became a viewer can be copied', async () => {
  const page = await write('Ring the bells', refuseSaving);
  await screen.findAllByText(/^Not saved: /);
  page.unmount();
  open({}, '/create-post', { ...ADA, workspace: { ...ADA.workspace, role: 'viewer' } });
  const shown = within(await notice('You can’t write posts here anymore'));
  expect(shown.getByRole('region', { name: 'Unsaved text' })).toHaveTextContent('Ring the bells');
  expect(shown.getByRole('button', { name: 'Copy text' })).toBeInTheDocument();
  expect(shown.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
});

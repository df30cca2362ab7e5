import type { Role } from '@carillon/contracts/domain/roles.ts';
import type { ReviewView } from '@carillon/contracts/http/posts/review.ts';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { disconnected } from './answers.ts';
import { ADA, button, click, dialog, open, server, show, writeMore } from './compose.ts';

const as = (role: Role, owner_approval = false) => ({
  ...ADA,
  workspace: { ...ADA.workspace, role, owner_approval },
});
const members = {
  'identity.listMembers': () => ({
    success: true,
    members: [
      { id: 'u2', name: 'Bob', email: 'bob@example.com', role: 'writer', joined_at: '', home: false },
    ],
  }),
};
/** A draft of Bob's, whose review stands so. */
const bobs = (status: ReviewView['status'], more: Partial<ReviewView> = {}): string => {
  const id = crypto.randomUUID();
  const review: ReviewView = {
    ...{ status, version: 1, requested_by: 'u2', requested_at: '2026-11-22T06:00:00Z' },
    ...{ request_note: 'Have a look', decided_by: null, decided_at: null, note: null, ...more },
  };
  const post = { source: null, text: 'Fresh bread', versions: {}, hashtags: [] };
  server.drafts.set(id, { ...server.write(id, { post, step: 'edit' }), review });
  return id;
};
const openDraft = (id: string, user: typeof ADA) =>
  show({ ...members, ...server.reviews }, user, `/create-post?draft=${id}`);

test('who may only look is told so, and no draft is begun', () => {
  const shown = open({}, '/create-post', as('viewer'));
  expect(screen.getByText('You can look at this workspace’s posts, but not write any.')).toBeInTheDocument();
  expect(shown.calls.filter(({ id }) => id.startsWith('posts.'))).toEqual([]);
});

test('a writer writes, and is told who publishes it', async () => {
  await show({}, as('writer'));
  await writeMore('Ring');
  expect(screen.getByText(/^An editor or owner of this workspace publishes it/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
});

test('a writer sends a draft for approval, with a note and a wished time', async () => {
  const shown = await show({ ...members, ...server.reviews }, as('writer'));
  await writeMore('Ring');
  await click('Send for approval');
  await screen.findByLabelText('Note (optional)');
  await userEvent.type(screen.getByLabelText('Note (optional)'), 'Have a look');
  await userEvent.click(screen.getByLabelText('Suggest when it goes out'));
  await click('Send');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(shown.toasts).toContainEqual(expect.objectContaining({ message: 'Sent for approval.' }));
  const asked = shown.calls.find(({ id }) => id === 'posts.requestApproval');
  expect(asked?.input).toMatchObject({ body: { note: 'Have a look', version: expect.any(Number) } });
  expect([...server.drafts.values()]).toMatchObject([{ mode: 'later', review: { status: 'requested' } }]);
});

test('a reviewer sees who asks, sends it back with a note, or publishes it by approving', async () => {
  const shown = await openDraft(bobs('requested'), as('editor'));
  expect(await screen.findByText(/^Bob sent it for approval/)).toBeInTheDocument();
  expect(button('Approve and publish')).toBeInTheDocument();
  await click('Request changes');
  await screen.findByLabelText('What is to be changed?');
  await click('Send back');
  expect(screen.getByText('Say what is to be changed.')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('What is to be changed?'), 'Shorter');
  await click('Send back');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(shown.calls.find(({ id }) => id === 'posts.requestChanges')?.input).toMatchObject({
    body: { note: 'Shorter' },
  });
});

test('its writer reads what is to be changed, and sends it again', async () => {
  await openDraft(
    bobs('changes_requested', { requested_by: 'u1', decided_by: 'u2', note: 'Shorter' }),
    as('writer'),
  );
  expect(await screen.findByText('Bob asked for changes')).toBeInTheDocument();
  expect(screen.getByText('Shorter')).toBeInTheDocument();
  expect(button('Send for approval')).toBeInTheDocument();
});

test('where owners approve, an editor publishes what is approved and nothing else', async () => {
  const { unmount } = await openDraft(bobs('requested'), as('editor', true));
  expect(await screen.findByText(/^An owner of this workspace must approve it/)).toBeInTheDocument();
  for (const name of ['Publish', 'Approve and publish', 'Request changes', 'Send for approval'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  unmount();
  const decided = { decided_by: 'u2', decided_at: '2026-11-22T07:00:00Z' };
  const early = await openDraft(bobs('approved', decided), as('editor', true));
  expect(await screen.findByText(/^Since then an owner must approve posts/)).toBeInTheDocument();
  expect(button('Send for approval')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  early.unmount();
  await openDraft(bobs('approved', { ...decided, by_owner: true }), as('editor', true));
  expect(await screen.findByText(/^Approved by Bob/)).toBeInTheDocument();
  expect(button('Publish')).toBeInTheDocument();
  // The server may know that just this is not what was approved.
  expect(button('Send for approval')).toBeInTheDocument();
});

test('what is sent for approval without a time repeats no more', async () => {
  const id = bobs('changes_requested');
  const weekly = { every: 'week', interval: 1, weekdays: [], count: 3, until: null } as const;
  const timed = { mode: 'later', scheduled_time: '2030-01-02 10:00:00', timezone: 'UTC' } as const;
  const draft = server.drafts.get(id);
  if (draft) server.drafts.set(id, { ...draft, ...timed, repeat: { ...weekly, weekdays: [] } });
  await openDraft(id, as('writer'));
  await click('Send for approval');
  await userEvent.click(await screen.findByLabelText('Suggest when it goes out'));
  await click('Send');
  await waitFor(() => expect(server.drafts.get(id)?.review?.status).toBe('requested'));
  expect(server.drafts.get(id)).toMatchObject({ mode: 'now', scheduled_time: null, repeat: null });
});

test('an owner lets an editor publish it: just what would go out is approved', async () => {
  const shown = await openDraft(bobs('requested'), as('owner', true));
  await click('Approve and publish');
  await dialog('Publish your post');
  await click('Approve only');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const call = shown.calls.find(({ id }) => id === 'posts.approveDraft');
  expect(call?.input).toMatchObject({
    body: { platforms: expect.arrayContaining([expect.objectContaining({ content: 'Fresh bread' })]) },
  });
});

test('an editor publishes, and connects no network', async () => {
  await show(disconnected, as('editor'));
  await writeMore('Ring');
  await click('Publish');
  await dialog('Publish your post');
  expect(button('Schedule for later')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Connect/ })).not.toBeInTheDocument();
});

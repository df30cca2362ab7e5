import type { Role } from '@carillon/contracts/domain/roles.ts';
import type { ReviewView } from '@carillon/contracts/http/posts/review.ts';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { disconnected, scheduled } from './answers.ts';
import { ADA, button, click, dialog, formsOf, open, refuse, server, show, writeMore } from './compose.ts';

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
/** A draft of Bob's in this review state. */
const bobs = (status: ReviewView['status'], more: Partial<ReviewView> = {}): string => {
  const id = crypto.randomUUID();
  const review: ReviewView = {
    status,
    version: 1,
    requested_by: 'u2',
    requested_at: '2026-11-22T06:00:00Z',
    request_note: 'Have a look',
    decided_by: null,
    decided_at: null,
    note: null,
    ...more,
  };
  const post = { source: null, text: 'Fresh bread', versions: {}, hashtags: [] };
  server.drafts.set(id, { ...server.write(id, { post, step: 'edit' }), review });
  return id;
};
/** Its own writer sees what they sent in the place of the form. */
async function openDraft(id: string, user: typeof ADA, answers: Parameters<typeof open>[0] = {}) {
  const remote = open({ ...members, ...server.reviews, ...answers }, `/create-post?draft=${id}`, user);
  await waitFor(() =>
    expect(
      screen.queryByLabelText('What is your post about?') ??
        screen.queryByLabelText('Post text') ??
        screen.queryByRole('button', { name: 'Edit post' }),
    ).toBeInTheDocument(),
  );
  return remote;
}

test('a viewer is told that they can’t write posts, and no draft is started', () => {
  const remote = open({}, '/create-post', as('viewer'));
  expect(screen.getByText('You can view this workspace’s posts but not write any.')).toBeInTheDocument();
  expect(remote.calls.filter(({ id }) => id.startsWith('posts.'))).toEqual([]);
});

test('a writer writes, and is told who publishes it', async () => {
  await show({}, as('writer'));
  await writeMore('Ring');
  expect(screen.getByText(/^An editor or owner of this workspace can publish it/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
});

test('a writer sends a draft for approval with accounts, a time and a note, and sees what was sent', async () => {
  const remote = await show({ ...members, ...server.reviews }, as('writer'));
  await writeMore('Ring');
  await click('Send for approval');
  await screen.findByLabelText('Note (optional)');
  await userEvent.type(screen.getByLabelText('Note (optional)'), 'Have a look');
  const asking = within(screen.getByLabelText('Note (optional)').closest('[role=dialog]') as HTMLElement);
  await userEvent.click(asking.getByRole('checkbox', { name: /^LinkedIn/ }));
  await userEvent.click(screen.getByLabelText('Suggest a time'));
  await click('Send');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(remote.toasts).toContainEqual(expect.objectContaining({ message: 'Sent for approval.' }));
  const approvalCall = remote.calls.find(({ id }) => id === 'posts.requestApproval');
  expect(approvalCall?.input).toMatchObject({ body: { note: 'Have a look', version: expect.any(Number) } });
  const [sentDraft] = [...server.drafts.values()];
  expect(sentDraft).toMatchObject({ mode: 'later', review: { status: 'requested' } });
  expect(sentDraft?.targets).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ platform: 'facebook', selected: true }),
      expect.objectContaining({ platform: 'linkedin', selected: false }),
    ]),
  );
  const panel = within(screen.getByRole('region', { name: 'Sent for approval' }));
  expect(panel.getByText('Ring')).toBeInTheDocument();
  expect(panel.getByText('Have a look')).toBeInTheDocument();
  expect(panel.getByText(/^Facebook \(/)).toBeInTheDocument();
  expect(panel.getByText(/4:30/)).toBeInTheDocument();
  expect(screen.queryByLabelText('What is your post about?')).not.toBeInTheDocument();
});

/** The second one is in front of the first. */
const sendBack = async () =>
  userEvent.click(screen.getAllByRole('button', { name: 'Request changes' }).at(-1) as HTMLElement);

test('a reviewer sees who asks, sends it back with a note, or publishes it by approving', async () => {
  const remote = await openDraft(bobs('requested'), as('editor'));
  expect(await screen.findByText(/^Bob sent it for approval/)).toBeInTheDocument();
  expect(button('Approve and publish')).toBeInTheDocument();
  await click('Request changes');
  await screen.findByLabelText('What should change?');
  await sendBack();
  expect(screen.getByText('Say what should change.')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('What should change?'), 'Shorter');
  await sendBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(remote.calls.find(({ id }) => id === 'posts.requestChanges')?.input).toMatchObject({
    body: { note: 'Shorter' },
  });
});

test('a reviewer learns that the requester has left, and that nobody is notified of changes', async () => {
  await openDraft(bobs('requested', { requested_by: 'u3' }), as('editor'));
  expect(await screen.findByText(/^A former member sent it for approval/)).toBeInTheDocument();
  expect(await dialog('Review the post')).toBeInTheDocument();
  await click('Request changes');
  expect(
    await screen.findByText(
      'The person who sent it is no longer a member, so nobody will be notified. You can edit the post yourself instead.',
    ),
  ).toBeInTheDocument();
});

test('looking at a draft that waits saves nothing, nor does approving it', async () => {
  const id = bobs('requested', { requested_by: 'u1' });
  const saves = (remote: Awaited<ReturnType<typeof openDraft>>) =>
    remote.calls.filter((call) => call.id === 'posts.saveDraft');
  const ownDraft = await openDraft(id, as('writer'));
  const [close] = within(await dialog('Edit your post')).getAllByRole('button', { name: 'Close' });
  if (close) await userEvent.click(close);
  await click('Edit post');
  await screen.findByLabelText('Post text');
  expect(screen.queryByText('Saving…')).not.toBeInTheDocument();
  ownDraft.unmount();
  await waitFor(() => expect(Number(window.history.state?.dialogs ?? 0)).toBe(0));
  const theirDraft = await openDraft(bobs('requested'), as('owner', true));
  expect(await dialog('Review Bob’s post')).toBeVisible();
  await click('Approve and publish');
  await dialog('Publish your post');
  await click('Approve only');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  theirDraft.unmount();
  expect([...saves(ownDraft), ...saves(theirDraft)]).toEqual([]);
});

test('shows an approval once: its writer can’t send it again, and sees who may publish it', async () => {
  const approved = { requested_by: 'u1', decided_by: 'u2', decided_at: '2026-11-22T07:00:00Z' };
  const { unmount } = await openDraft(bobs('approved', { ...approved, by_owner: true }), as('writer', true));
  expect(await screen.findByText(/^The post can be published as is/)).toBeInTheDocument();
  expect(screen.getByText('Editors and owners can publish it.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send for approval' })).not.toBeInTheDocument();
  unmount();
  await openDraft(bobs('approved', approved), as('writer', true));
  expect(await screen.findByText(/^An owner of this workspace must approve it/)).toBeInTheDocument();
  expect(button('Send for approval')).toBeInTheDocument();
});

test('its writer sees the requested changes, and sends it again', async () => {
  await openDraft(
    bobs('changes_requested', { requested_by: 'u1', decided_by: 'u2', note: 'Shorter' }),
    as('writer'),
  );
  expect(await screen.findByText('Bob requested changes')).toBeInTheDocument();
  expect(screen.getByText('Shorter')).toBeInTheDocument();
  expect(button('Send for approval')).toBeInTheDocument();
});

test('lists earlier decisions below, the latest first, without repeating the current one', async () => {
  const decided = (note: string, day: string) => ({
    status: 'changes_requested' as const,
    decided_by: 'u2',
    decided_at: `2026-11-${day}T07:00:00Z`,
    note,
  });
  const decisions = [decided('First', '20'), decided('Second', '21'), decided('Third', '22')];
  await openDraft(
    bobs('changes_requested', { requested_by: 'u1', decided_by: 'u2', note: 'Third', decisions }),
    as('writer'),
  );
  await userEvent.click(await screen.findByText('Earlier decisions (2)'));
  const rows = screen
    .getAllByRole('listitem')
    .filter((row) => row.textContent?.includes('requested changes'));
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Bob requested changes on .*Second$/),
    expect.stringMatching(/^Bob requested changes on .*First$/),
  ]);
});

test('where owners approve, an editor publishes approved drafts only', async () => {
  const { unmount } = await openDraft(bobs('requested'), as('editor', true));
  expect(await screen.findByText(/^An owner of this workspace must approve it/)).toBeInTheDocument();
  for (const name of ['Publish', 'Approve and publish', 'Request changes', 'Send for approval'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  unmount();
  const decided = { decided_by: 'u2', decided_at: '2026-11-22T07:00:00Z' };
  const early = await openDraft(bobs('approved', decided), as('editor', true));
  expect(await screen.findByText(/^An owner must now approve posts/)).toBeInTheDocument();
  expect(button('Send for approval')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  early.unmount();
  await openDraft(bobs('approved', { ...decided, by_owner: true }), as('editor', true));
  expect(await screen.findByText(/^Approved by Bob/)).toBeInTheDocument();
  expect(button('Publish')).toBeInTheDocument();
  // The server may know that exactly this wasn't approved.
  expect(button('Send for approval')).toBeInTheDocument();
});

test('a draft sent for approval without a time doesn’t repeat', async () => {
  const id = bobs('changes_requested');
  const weekly = { every: 'week', interval: 1, weekdays: [], count: 3, until: null } as const;
  const timed = { mode: 'later', scheduled_time: '2030-01-02 10:00:00', timezone: 'UTC' } as const;
  const draft = server.drafts.get(id);
  if (draft) server.drafts.set(id, { ...draft, ...timed, repeat: { ...weekly, weekdays: [] } });
  await openDraft(id, as('writer'));
  await click('Send for approval');
  await userEvent.click(await screen.findByLabelText('Suggest a time'));
  await click('Send');
  await waitFor(() => expect(server.drafts.get(id)?.review?.status).toBe('requested'));
  expect(server.drafts.get(id)).toMatchObject({ mode: 'now', scheduled_time: null, repeat: null });
});

/** A draft of Bob's that waits, with the time that he wishes. */
const wishing = (scheduled_time: string): string => {
  const id = bobs('requested');
  const draft = server.drafts.get(id);
  if (draft) server.drafts.set(id, { ...draft, mode: 'later', scheduled_time, timezone: 'Asia/Tokyo' });
  return id;
};
const APPROVE = 'Approve and publish';

test('a reviewer meets the time that its writer wishes, in their own zone, and changes it only by sending', async () => {
  const id = wishing('2030-01-02 10:00:00');
  const remote = await openDraft(id, as('editor'), { 'posts.schedulePosts': scheduled });
  await screen.findByText(/^Bob sent it for approval/);
  expect(screen.getByText('Bob suggests Wed, Jan 2, 2030, 1:00 AM.')).toBeVisible();
  await click(APPROVE);
  const box = await dialog('Schedule your post');
  expect(within(box).getByText('Bob suggests Wed, Jan 2, 2030, 1:00 AM.')).toBeVisible();
  expect(
    within(box).getByText(/^Scheduled for Wednesday, January 2, 2030 at 1:00 AM \(UTC\)/),
  ).toBeInTheDocument();
  await click('Hour up');
  await click('Publish now instead');
  const publish = await dialog('Publish your post');
  expect(within(publish).getByText('Bob suggests Wed, Jan 2, 2030, 1:00 AM.')).toBeVisible();
  expect(button('Schedule for later')).toHaveClass('ant-btn-primary');
  expect(button('Publish Now')).not.toHaveClass('ant-btn-primary');
  await click('Schedule for later');
  await click('Schedule Post');
  await screen.findByText('Results');
  const [form] = formsOf(remote, 'posts.schedulePosts');
  expect(form?.get('scheduled_time')).toBe('2030-01-02 02:00:00');
  expect(form?.get('timezone')).toBe('UTC');
  expect(server.drafts.get(id)).toMatchObject({ scheduled_time: '2030-01-02 10:00:00' });
});

test('reports a proposed time in the past, and first offers to publish now', async () => {
  await openDraft(wishing('2020-01-02 10:00:00'), as('editor'));
  await screen.findByText(/^Bob sent it for approval/);
  await click(APPROVE);
  const box = await dialog('Publish your post');
  expect(
    within(box).getByText('Bob suggested Thu, Jan 2, 2020, 1:00 AM. That time has passed.'),
  ).toBeVisible();
  expect(button('Publish Now')).toHaveClass('ant-btn-primary');
  await click('Schedule for later');
  await dialog('Schedule your post');
  expect(button('Schedule Post')).toBeEnabled();
});

test('if it would be published nowhere, that is reported before its time', async () => {
  await openDraft(wishing('2030-01-02 10:00:00'), as('owner'), disconnected);
  await screen.findByText(/^Bob sent it for approval/);
  await click(APPROVE);
  const box = await dialog('Schedule your post');
  expect(within(box).getByText('Please select at least one platform to publish to.')).toBeVisible();
  expect(button('Schedule Post')).toBeDisabled();
});

test('the owner’s chosen time is sent with the approval, and a rejection gives its reason', async () => {
  const id = wishing('2030-01-02 10:00:00');
  let isRefused = true;
  const approve = server.reviews['posts.approveDraft'] as (call: unknown) => unknown;
  await openDraft(id, as('owner', true), {
    'posts.approveDraft': (call: unknown) => (isRefused ? refuse('That is too long.')() : approve(call)),
  });
  await screen.findByText(/^Bob sent it for approval/);
  await click(APPROVE);
  await dialog('Schedule your post');
  await click('Hour up');
  await click('Approve only');
  expect(await screen.findByText('That is too long.')).toBeInTheDocument();
  expect(server.drafts.get(id)).toMatchObject({
    scheduled_time: '2030-01-02 10:00:00',
    timezone: 'Asia/Tokyo',
  });
  isRefused = false;
  await click('Approve only');
  await waitFor(() =>
    expect(server.drafts.get(id)).toMatchObject({
      scheduled_time: '2030-01-02 02:00:00',
      timezone: 'UTC',
      review: { status: 'approved' },
    }),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('can’t approve a time while the next free slot is chosen', async () => {
  await openDraft(wishing('2030-01-02 10:00:00'), as('owner', true));
  await screen.findByText(/^Bob sent it for approval/);
  await click(APPROVE);
  const box = await dialog('Schedule your post');
  await userEvent.click(within(box).getByRole('radio', { name: 'Next free slot' }));
  expect(within(box).queryByRole('button', { name: 'Approve only' })).not.toBeInTheDocument();
  await userEvent.click(within(box).getByRole('radio', { name: 'At a set time' }));
  expect(within(box).getByRole('button', { name: 'Approve only' })).toBeEnabled();
});

test('an owner lets an editor publish it, and approves exactly what would be published', async () => {
  const remote = await openDraft(bobs('requested'), as('owner', true));
  await click('Approve and publish');
  await dialog('Publish your post');
  await click('Approve only');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const call = remote.calls.find(({ id }) => id === 'posts.approveDraft');
  expect(call?.input).toMatchObject({
    body: { platforms: expect.arrayContaining([expect.objectContaining({ content: 'Fresh bread' })]) },
  });
});

test('a reviewer finds the accounts that the writer chose, and no others, chosen', async () => {
  const id = bobs('requested');
  const draft = server.drafts.get(id);
  const targets = [
    { platform: 'facebook' as const, selected: false, page_id: null },
    { platform: 'linkedin' as const, selected: true, page_id: null },
  ];
  if (draft) server.drafts.set(id, { ...draft, targets });
  await openDraft(id, as('editor'));
  expect(await screen.findByText(/^Accounts: LinkedIn \(/)).toBeInTheDocument();
  await click(APPROVE);
  await dialog('Publish your post');
  expect(screen.getByRole('checkbox', { name: /^Facebook/ })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^LinkedIn/ })).toBeChecked();
});

test('its writer sees that it was approved and by whom, and can write another post', async () => {
  const approved = { requested_by: 'u1', decided_by: 'u2', decided_at: '2026-11-22T07:00:00Z' };
  const id = bobs('approved', approved);
  await openDraft(id, as('writer'));
  const [close] = within(await dialog('Edit your post')).getAllByRole('button', { name: 'Close' });
  if (close) await userEvent.click(close);
  await screen.findByRole('button', { name: 'Edit post' });
  const panel = within(screen.getByRole('region', { name: 'Approved' }));
  expect(await panel.findByText(/^Bob approved it on/)).toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: 'Write another post' }));
  expect(await screen.findByLabelText('What is your post about?')).toHaveValue('');
});

test('an editor publishes, and connects no network', async () => {
  await show(disconnected, as('editor'));
  await writeMore('Ring');
  await click('Publish');
  await dialog('Publish your post');
  expect(button('Schedule for later')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Connect/ })).not.toBeInTheDocument();
});

import type { ErrorName } from '@carillon/contracts/errors.ts';
import type { Invitation } from '@carillon/contracts/http/identity/members/invitation.ts';
import type { Member } from '@carillon/contracts/http/identity/members/list-members.ts';
import { ApiError, defineRemote, type User } from '@carillon/sdk/index.ts';
import { memberEvent } from '@carillon/sdk/testing/live-events.ts';
import { type RenderRemoteOptions, renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Root } from '../root.tsx';

const Remote = defineRemote(Root);
const userAs = (role: User['workspace']['role']): User => ({
  id: 'ada',
  name: 'Ada',
  email: 'ada@example.com',
  timezone: 'Europe/Berlin',
  workspace: { id: 'w1', name: 'Bakehouse', role },
});
const member = (id: string, role: Member['role'], more: Partial<Member> = {}): Member => ({
  id,
  role,
  name: id[0]?.toUpperCase() + id.slice(1),
  email: `${id}@example.com`,
  home: false,
  joined_at: '2029-12-01T10:00:00.000Z',
  delete_at: null,
  ...more,
});
const OWN_WRITER = { kind: 'built_in', name: 'Own', paused_until: null, fault: null, check: null };
const LINK = 'https://carillon.example/invitation#secret';
const INVITATION: Invitation = {
  id: 'i1',
  email: 'cy@example.com',
  role: 'editor',
  invited_by: 'Ada',
  sent_at: '2029-12-01T10:00:00.000Z',
  expires_at: '2029-12-08T10:00:00.000Z',
};

const refuse = (status: number, error: ErrorName, message: string, errors = {}): never => {
  throw new ApiError(status, { success: false, error, message, errors });
};
const show = (user: User, members: Member[], answers: RenderRemoteOptions['answers'] = {}) =>
  renderRemote(Remote, {
    path: '/account/team',
    user,
    answers: {
      'identity.listMembers': () => ({ success: true, members }),
      'identity.listInvitations': { success: true, invitations: [] },
      'identity.getEmailProof': { success: true, state: 'unconfirmed', mail: 'mailbox' },
      'ai.getWritingEngine': { success: true, engine: OWN_WRITER },
      ...answers,
    },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a member whose account is closed is marked, with the time that they can come back', async () => {
  show(userAs('owner'), [
    member('ada', 'owner', { home: true }),
    member('bob', 'editor', { delete_at: '2029-12-15T10:00:00.000Z' }),
  ]);
  const note = await screen.findByText(
    /^Account closed\. It will be deleted on .*Dec 15.* unless they log in/,
  );
  expect(note.closest('li')).toHaveTextContent('Bob');
});

test('an owner invites; the link is shown once where no mail takes it, is made anew, and is revoked', async () => {
  let invitations: Invitation[] = [];
  const page = show(userAs('owner'), [member('ada', 'owner', { home: true })], {
    'identity.listInvitations': () => ({ success: true, invitations }),
    'identity.inviteMember': ({ body: { email } }: { body: { email: string } }) => {
      if (!email) refuse(422, 'validation_failed', 'Look again.', { email: ['Enter an email.'] });
      invitations = [INVITATION];
      return { success: true, invitation: INVITATION, link: LINK };
    },
    'identity.resendInvitation': { success: true, invitation: INVITATION, link: null },
    'identity.revokeInvitation': () => {
      invitations = [];
      return { success: true };
    },
  });
  expect(await screen.findByText(/You’re the only member/)).toBeInTheDocument();
  expect(screen.getByText('No pending invitations.')).toBeInTheDocument();
  await press('Invite a member');
  const dialog = await screen.findByRole('dialog', { name: 'Invite a member' });
  await press('Send invitation');
  expect(await within(dialog).findByText('Enter an email.')).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Email')).toHaveFocus();
  await userEvent.type(within(dialog).getByLabelText('Email'), 'cy@example.com');
  await userEvent.click(within(dialog).getByRole('radio', { name: /^Editor/ }));
  await press('Send invitation');
  const reportedDialog = await screen.findByRole('dialog', { name: 'Give them this link' });
  expect(within(reportedDialog).getByText(LINK)).toBeInTheDocument();
  expect(await within(reportedDialog).findByRole('link', { name: 'mailbox' })).toBeInTheDocument();
  expect(page.calls.findLast(({ id }) => id === 'identity.inviteMember')?.input).toEqual({
    body: { email: 'cy@example.com', role: 'editor' },
  });
  await press('I’ve saved it');
  expect(await screen.findByRole('heading', { name: 'cy@example.com' })).toBeInTheDocument();
  expect(screen.queryByText(LINK)).not.toBeInTheDocument();

  await press('Send again to cy@example.com');
  await waitFor(() =>
    expect(page.toasts).toEqual([{ kind: 'success', message: 'Invitation sent to cy@example.com.' }]),
  );
  await press('Revoke invitation for cy@example.com');
  await press('Revoke invitation');
  expect(await screen.findByText('No pending invitations.')).toBeInTheDocument();
});

test('an owner changes a role and removes a member, but not one who has to stay', async () => {
  const members = [member('ada', 'owner'), member('eve', 'owner', { home: true }), member('bob', 'writer')];
  const page = show(userAs('owner'), members, {
    'identity.changeRole': ({ body }: { body: Pick<Member, 'role'> }) => {
      members[2] = member('bob', body.role);
      return { success: true, role: body.role };
    },
    'identity.removeMember': () => {
      members.pop();
      return { success: true };
    },
  });
  await press('Change role of Bob');
  const dialog = await screen.findByRole('dialog', { name: 'Change the role of Bob' });
  expect(within(dialog).getByRole('radio', { name: /^Writer/ })).toBeChecked();
  await userEvent.click(within(dialog).getByRole('radio', { name: /^Viewer/ }));
  await press('Save role');
  expect(await screen.findByText(/^Viewer · joined/)).toBeInTheDocument();
  expect(page.calls.findLast(({ id }) => id === 'identity.changeRole')?.input).toEqual({
    params: { id: 'bob' },
    body: { role: 'viewer' },
  });
  expect(screen.queryByRole('button', { name: /Eve$/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remove Ada' })).not.toBeInTheDocument();
  await press('Remove Bob');
  await press('Remove member');
  await waitFor(() => expect(screen.queryByText('bob@example.com')).not.toBeInTheDocument());
});

test('making an owner, or inviting one, says what that gives and asks for the password', async () => {
  const members = [member('ada', 'owner'), member('bob', 'writer')];
  const needsPassword = ({ body }: { body: { current_password?: string } }) => {
    if (body.current_password !== 'seven bells')
      refuse(422, 'validation_failed', 'Look again.', { current_password: ['That is wrong.'] });
    return { success: true, role: 'owner', invitation: INVITATION, link: null };
  };
  const page = show(userAs('owner'), members, {
    'identity.getConfirmation': {
      success: true,
      fields: ['current_password'],
      passkey: false,
      fresh_login_needed: false,
    },
    'identity.changeRole': needsPassword,
    'identity.inviteMember': needsPassword,
  });
  await press('Change role of Bob');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the role of Bob' }));
  expect(dialog.queryByLabelText('Current password')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('radio', { name: /^Owner/ }));
  expect(
    dialog.getByText(/^Bob can then do everything you can: .*delete this workspace\.$/),
  ).toBeInTheDocument();
  await userEvent.type(await dialog.findByLabelText('Current password'), 'a guess');
  await press('Make owner');
  expect(await dialog.findByText('That is wrong.')).toBeInTheDocument();
  await userEvent.clear(dialog.getByLabelText('Current password'));
  await userEvent.type(dialog.getByLabelText('Current password'), 'seven bells{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(page.calls.findLast(({ id }) => id === 'identity.changeRole')?.input).toEqual({
    params: { id: 'bob' },
    body: { role: 'owner', current_password: 'seven bells' },
  });

  await press('Invite a member');
  const inviting = within(await screen.findByRole('dialog', { name: 'Invite a member' }));
  await userEvent.type(inviting.getByLabelText('Email'), 'cy@example.com');
  await userEvent.click(inviting.getByRole('radio', { name: /^Owner/ }));
  await userEvent.type(await inviting.findByLabelText('Current password'), 'seven bells');
  await press('Send invitation');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(page.calls.findLast(({ id }) => id === 'identity.inviteMember')?.input).toEqual({
    body: { email: 'cy@example.com', role: 'owner', current_password: 'seven bells' },
  });
});

test('a member who isn’t an owner sees the team, live, and may leave', async () => {
  const members = [member('eve', 'owner', { home: true }), member('ada', 'writer')];
  const page = show(userAs('writer'), members, {
    'identity.leaveWorkspace': { success: true },
    'identity.listInvitations': () => refuse(403, 'forbidden', 'Not you.'),
  });
  expect(await screen.findByText('You’re a writer here.', { exact: false })).toBeInTheDocument();
  expect(await screen.findByText('eve@example.com')).toBeInTheDocument();
  for (const name of ['Rename', 'Invite a member', 'Change role of Eve', 'Remove Eve'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(page.calls.map(({ id }) => id)).not.toContain('identity.listInvitations');
  members.push(member('bob', 'viewer'));
  page.emit(memberEvent({ change: 'joined' }));
  expect(await screen.findByText('bob@example.com')).toBeInTheDocument();
  await press('Leave workspace');
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave workspace' }),
  );
  await waitFor(() => expect(page.wishes).toEqual(['ask who it is']));
  expect(page.calls.map(({ id }) => id)).toContain('identity.leaveWorkspace');
});

test('a workspace is renamed once it has a name, and another one is made and gone into', async () => {
  let fails = true;
  const page = show(userAs('owner'), [member('ada', 'owner', { home: true })], {
    'identity.renameWorkspace': ({ body: { name } }: { body: { name: string } }) => {
      if (fails) refuse(422, 'validation_failed', 'Look again.', { name: ['Give the workspace a name.'] });
      return { success: true, name };
    },
    'identity.createWorkspace': { success: true, id: 'w2' },
  });
  await press('Rename');
  const field = within(await screen.findByRole('dialog')).getByLabelText('Name');
  expect(field).toHaveValue('Bakehouse');
  await userEvent.clear(field);
  await press('Save name');
  expect(await screen.findByText('Give the workspace a name.')).toBeInTheDocument();
  fails = false;
  await userEvent.type(field, 'Bells');
  await press('Save name');
  await waitFor(() => expect(page.wishes).toEqual(['ask who it is']));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press('New workspace');
  await userEvent.type(within(await screen.findByRole('dialog')).getByLabelText('Name'), 'Client');
  await press('Create workspace');
  await waitFor(() => expect(page.wishes).toContain('enter Client'));
});

test('owners change the approval setting, and others see it', async () => {
  const rule = 'An owner must approve posts before they are published';
  const remote = show(userAs('owner'), [member('ada', 'owner')], {
    'identity.changeApprovalRule': () => refuse(503, 'service_unavailable', 'Not now.'),
  });
  await userEvent.click(await screen.findByLabelText(rule));
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  expect(screen.getByLabelText(rule)).not.toBeChecked();
  remote.unmount();
  const { calls, toasts, unmount } = show(userAs('owner'), [member('ada', 'owner')], {
    'identity.changeApprovalRule': ({ body }: { body: object }) => ({ success: true, ...body }),
  });
  await userEvent.click(await screen.findByLabelText(rule));
  await waitFor(() =>
    expect(calls).toContainEqual({
      id: 'identity.changeApprovalRule',
      input: expect.objectContaining({ body: { owner_approval: true } }),
    }),
  );
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Owners must now approve posts.' }]));
  toasts[0]?.undo?.();
  await waitFor(() =>
    expect(toasts[1]).toEqual({ kind: 'success', message: 'Editors can now publish without approval.' }),
  );
  expect(calls).toContainEqual({
    id: 'identity.changeApprovalRule',
    input: expect.objectContaining({ body: { owner_approval: false } }),
  });
  unmount();
  show(userAs('editor'), [member('ada', 'editor')]);
  expect(await screen.findByText(/^Editors and owners publish posts/)).toBeInTheDocument();
  expect(screen.queryByLabelText(rule)).not.toBeInTheDocument();
});

test('an owner deletes a workspace after seeing the consequences and confirming, but not one that came with an account', async () => {
  const page = show(userAs('owner'), [member('ada', 'owner'), member('bob', 'writer')], {
    'identity.getConfirmation': {
      success: true,
      fields: ['current_password'],
      passkey: false,
      fresh_login_needed: false,
    },
    'identity.deleteWorkspace': ({ body }: { body: { current_password?: string } }) => {
      if (body.current_password !== 'seven bells')
        refuse(422, 'validation_failed', 'Look again.', { current_password: ['That is wrong.'] });
      return { success: true };
    },
  });
  await press('Delete workspace');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this workspace?' }));
  expect(dialog.getByText('Bakehouse')).toBeInTheDocument();
  expect(dialog.getByText('The other member loses access.')).toBeInTheDocument();
  await userEvent.type(await dialog.findByLabelText('Current password'), 'a guess');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete workspace' }));
  expect(await dialog.findByText('That is wrong.')).toBeInTheDocument();
  expect(page.wishes).toEqual([]);
  await userEvent.clear(dialog.getByLabelText('Current password'));
  await userEvent.type(dialog.getByLabelText('Current password'), 'seven bells');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete workspace' }));
  await waitFor(() => expect(page.wishes).toEqual(['ask who it is']));
  expect(page.calls.findLast(({ id }) => id === 'identity.deleteWorkspace')?.input).toMatchObject({
    params: { id: 'w1' },
  });
  page.unmount();
  show(userAs('owner'), [member('ada', 'owner'), member('eve', 'owner', { home: true })]);
  expect(await screen.findByRole('button', { name: 'Leave workspace' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete workspace' })).not.toBeInTheDocument();
});

const unnamed: User = { ...userAs('owner'), workspace: { id: 'w1', name: 'My workspace', role: 'owner' } };

test('an owner is asked to name a workspace that has no name yet', async () => {
  const page = show(unnamed, [member('ada', 'owner', { home: true })], {
    'identity.renameWorkspace': ({ body }: { body: { name: string } }) => ({ success: true, ...body }),
  });
  await press('Name this workspace');
  const dialog = await screen.findByRole('dialog', { name: 'Name the workspace' });
  expect(within(dialog).getByLabelText('Name')).toHaveValue('');
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Flour & Fold');
  await press('Save name');
  await waitFor(() => expect(page.wishes).toContain('ask who it is'));
});

test('the first invitation from a workspace without a name names it', async () => {
  const page = show(unnamed, [member('ada', 'owner', { home: true })], {
    'identity.renameWorkspace': ({ body: { name } }: { body: { name: string } }) =>
      name === ''
        ? refuse(422, 'validation_failed', 'Look again.', { name: ['Give the workspace a name.'] })
        : { success: true, name },
    'identity.inviteMember': { success: true, invitation: INVITATION, link: null },
  });
  await press('Invite a member');
  const dialog = await screen.findByRole('dialog', { name: 'Invite a member' });
  await userEvent.type(within(dialog).getByLabelText('Email'), 'cy@example.com');
  await press('Send invitation');
  expect(await within(dialog).findByText('Give the workspace a name.')).toBeInTheDocument();
  expect(page.calls.map(({ id }) => id)).not.toContain('identity.inviteMember');
  await userEvent.type(within(dialog).getByLabelText('Workspace name'), 'Flour & Fold');
  await press('Send invitation');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const ids = page.calls.map(({ id }) => id);
  expect(ids.lastIndexOf('identity.renameWorkspace')).toBeLessThan(ids.indexOf('identity.inviteMember'));
});

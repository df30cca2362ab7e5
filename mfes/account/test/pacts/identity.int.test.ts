import { changeName } from '@carillon/contracts/http/identity/account/change-name.ts';
import { getConfirmation } from '@carillon/contracts/http/identity/account/get-confirmation.ts';
import { previewDeletion } from '@carillon/contracts/http/identity/account/preview-deletion.ts';
import { startDataExport } from '@carillon/contracts/http/identity/data-export/start-data-export.ts';
import { cancelEmailChange } from '@carillon/contracts/http/identity/email/cancel-email-change.ts';
import { confirmEmail } from '@carillon/contracts/http/identity/email/confirm-email.ts';
import { getEmailProof } from '@carillon/contracts/http/identity/email/get-email-proof.ts';
import { requestEmailChange } from '@carillon/contracts/http/identity/email/request-email-change.ts';
import { requestEmailProof } from '@carillon/contracts/http/identity/email/request-email-proof.ts';
import { changeRole } from '@carillon/contracts/http/identity/members/change-role.ts';
import { inviteMember } from '@carillon/contracts/http/identity/members/invite-member.ts';
import { listInvitations } from '@carillon/contracts/http/identity/members/list-invitations.ts';
import { removeMember } from '@carillon/contracts/http/identity/members/remove-member.ts';
import { resendInvitation } from '@carillon/contracts/http/identity/members/resend-invitation.ts';
import { revokeInvitation } from '@carillon/contracts/http/identity/members/revoke-invitation.ts';
import { changePassword } from '@carillon/contracts/http/identity/passwords/change-password.ts';
import { endOtherSessions } from '@carillon/contracts/http/identity/sessions/end-other-sessions.ts';
import { endSession } from '@carillon/contracts/http/identity/sessions/end-session.ts';
import { listSessions } from '@carillon/contracts/http/identity/sessions/list-sessions.ts';
import { linkProvider } from '@carillon/contracts/http/identity/sign-in/link-provider.ts';
import { listSignInMethods } from '@carillon/contracts/http/identity/sign-in/list-sign-in-methods.ts';
import { unlinkProvider } from '@carillon/contracts/http/identity/sign-in/unlink-provider.ts';
import { createAccessToken } from '@carillon/contracts/http/identity/tokens/create-access-token.ts';
import { listAccessTokens } from '@carillon/contracts/http/identity/tokens/list-access-tokens.ts';
import { revokeAccessToken } from '@carillon/contracts/http/identity/tokens/revoke-access-token.ts';
import { changeApprovalRule } from '@carillon/contracts/http/identity/workspaces/change-approval-rule.ts';
import { createWorkspace } from '@carillon/contracts/http/identity/workspaces/create-workspace.ts';
import { deleteWorkspace } from '@carillon/contracts/http/identity/workspaces/delete-workspace.ts';
import { leaveWorkspace } from '@carillon/contracts/http/identity/workspaces/leave-workspace.ts';
import { renameWorkspace } from '@carillon/contracts/http/identity/workspaces/rename-workspace.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

const MEMBER_ID = '0f3d5a4e-64a4-4b07-9a63-0d7a0f3c4b52';
const WORKSPACE_ID = '04d79de8-e649-4c18-a10b-76538063ef99';
const SECRET = 'q7Q0mYc2r1nB0m6xJ3o5Zr8yT2u4W6e8A1s3D5f7G9h';
const LINK = 'http://localhost:44309/invitation#q7Q0mYc2r1nB0m6xJ3o5Zr8yT2u4W6e8A1s3D5f7G9h';
const INVITATION = {
  id: 'c2a8d6de-3f0f-4b53-8f0c-5a1d6f0e9b71',
  email: 'bell@example.com',
  role: 'writer',
  invited_by: 'ada',
  sent_at: '2026-11-24T02:43:40.157Z',
  expires_at: '2026-12-01T02:43:40.157Z',
};

test('records the pact with identity', async () => {
  const { exchange, agree } = await pactsOf('account');
  await exchange(createAccessToken, {
    input: { body: { name: 'A script', scopes: ['posts:read'], expires_at: '2026-12-31T00:00:00.000Z' } },
    reads: {
      success: true,
      secret: 'carillon_pat_YklEiXb8jVdmcGkHlrFyGGNAVlfyNXpzIiq5PythgdU',
      token: {
        id: '2e91b814-9c1f-4355-9cd6-345e42ab201c',
        name: 'A script',
        begins: 'carillon_pat_YklEi',
        scopes: ['posts:read'],
        created_at: '2026-11-24T02:43:40.157Z',
        expires_at: '2026-12-31T00:00:00.000Z',
      },
    },
  });
  await exchange(listAccessTokens, {
    state: 'an access token',
    reads: {
      success: true,
      tokens: [
        {
          id: '7884f02d-2194-47fc-8481-c5655a123942',
          name: 'A script',
          begins: 'carillon_pat_VyJWy',
          scopes: ['posts:read'],
          created_at: '2026-11-24T02:43:40.176Z',
          expires_at: '2026-11-24T03:43:40.164Z',
        },
      ],
    },
  });
  await exchange(revokeAccessToken, {
    state: 'an access token',
    known: { token_id: 'b22f4429-5a8a-4c10-8628-b243aa33afb3' },
    input: { params: { id: 'b22f4429-5a8a-4c10-8628-b243aa33afb3' } },
    reads: { success: true },
  });
  await exchange(changeName, { input: { body: { name: 'ada' } }, reads: { success: true, name: 'ada' } });
  await exchange(changePassword, {
    state: 'the password “seven bells at noon”',
    input: {
      body: {
        current_password: 'seven bells at noon',
        password: 'correct horse battery',
        password_confirmation: 'correct horse battery',
      },
    },
    reads: { success: true, ended: 0 },
  });
  await exchange(getConfirmation, {
    reads: { success: true, fields: ['current_password'], passkey: false, fresh_login_needed: false },
  });
  await exchange(listSessions, {
    reads: {
      success: true,
      sessions: [
        {
          id: '5f0c52f4-7a52-4a67-9c55-0d2b2b1f0f6e',
          started_at: '2026-11-24T02:43:40.157Z',
          last_seen_at: '2026-11-24T02:43:40.157Z',
          current: true,
        },
      ],
    },
  });
  await exchange(endSession, {
    state: 'another session',
    known: { session_id: 'b5d4d9a2-6f2e-4c0b-8a35-4f0c7d1c2e11' },
    input: { params: { id: 'b5d4d9a2-6f2e-4c0b-8a35-4f0c7d1c2e11' } },
    reads: { success: true },
  });
  await exchange(endOtherSessions, { reads: { success: true, ended: 0 } });
  await exchange(startDataExport, {
    state: 'no download of the user’s data runs',
    input: { body: { current_password: 'correct horse battery' } },
    reads: {
      success: true,
      ticket: '2b3mQvTq0oZ8V5nJ4pH1rX7yC6dE9fGsKlWuAiBtNzM',
      expires_at: '2026-11-24T02:48:40.157Z',
    },
  });
  await exchange(previewDeletion, {
    reads: {
      deleted: [{ id: '04d79de8-e649-4c18-a10b-76538063ef99', name: 'ada' }],
      left: [],
      ownerless: [],
      is_demo: false,
      has_password: true,
    },
  });
  await exchange(listSignInMethods, {
    state: 'Google is linked',
    reads: {
      success: true,
      password: true,
      confirmed: true,
      methods: [
        {
          id: 'google',
          name: 'Google',
          available: true,
          linked: { email: 'ada@sandbox.example', at: '2026-11-26T02:43:40.157Z' },
        },
      ],
    },
  });
  await exchange(linkProvider, {
    input: { body: { provider: 'facebook', current_password: 'correct horse battery' } },
    reads: { auth_url: 'https://accounts.example/authorize?state=a' },
  });
  await exchange(unlinkProvider, {
    state: 'Google is linked',
    input: { params: { provider: 'google' }, body: { current_password: 'correct horse battery' } },
    reads: { success: true },
  });
  await exchange(getEmailProof, {
    state: 'an email that is not confirmed',
    reads: { success: true, state: 'unconfirmed', mail: 'mailbox' },
  });
  await exchange(requestEmailProof, {
    state: 'an email that is not confirmed',
    reads: { success: true },
  });
  await exchange(confirmEmail, {
    state: 'a link that confirms the email',
    known: { secret: SECRET },
    input: { body: { secret: SECRET } },
    reads: { success: true },
  });
  await exchange(requestEmailChange, {
    state: 'a new address',
    known: { new_email: INVITATION.email },
    input: { body: { email: INVITATION.email, current_password: 'correct horse battery' } },
    reads: { success: true },
  });
  await exchange(cancelEmailChange, { reads: { success: true } });
  await exchange(changeRole, {
    state: 'another member',
    known: { member_id: MEMBER_ID },
    input: { params: { id: MEMBER_ID }, body: { role: 'editor' } },
    reads: { success: true, role: 'editor' },
  });
  await exchange(changeRole, {
    state: 'another member',
    known: { member_id: MEMBER_ID },
    input: {
      params: { id: MEMBER_ID },
      body: { role: 'owner', current_password: 'correct horse battery' },
    },
    reads: { success: true, role: 'owner' },
  });
  await exchange(removeMember, {
    state: 'another member',
    known: { member_id: MEMBER_ID },
    input: { params: { id: MEMBER_ID } },
    reads: { success: true },
  });
  await exchange(listInvitations, {
    state: 'an open invitation',
    reads: { success: true, invitations: [INVITATION] },
  });
  await exchange(inviteMember, {
    state: 'a new address',
    known: { new_email: INVITATION.email },
    input: { body: { email: INVITATION.email, role: 'writer' } },
    reads: { success: true, invitation: INVITATION, link: LINK },
  });
  await exchange(resendInvitation, {
    state: 'an open invitation',
    known: { invitation_id: INVITATION.id },
    input: { params: { id: INVITATION.id } },
    reads: { success: true, invitation: INVITATION, link: LINK },
  });
  await exchange(revokeInvitation, {
    state: 'an open invitation',
    known: { invitation_id: INVITATION.id },
    input: { params: { id: INVITATION.id } },
    reads: { success: true },
  });
  await exchange(createWorkspace, {
    input: { body: { name: 'Bakehouse' } },
    reads: { success: true, id: WORKSPACE_ID },
  });
  await exchange(renameWorkspace, {
    input: { body: { name: 'ada' } },
    reads: { success: true, name: 'ada' },
  });
  await exchange(changeApprovalRule, {
    input: { body: { owner_approval: false } },
    reads: { success: true, owner_approval: false },
  });
  await exchange(deleteWorkspace, {
    state: 'another workspace',
    known: { other_id: WORKSPACE_ID },
    input: { params: { id: WORKSPACE_ID }, body: { current_password: 'correct horse battery' } },
    reads: { success: true },
  });
  await exchange(leaveWorkspace, {
    state: 'a workspace of somebody else',
    known: { other_id: WORKSPACE_ID },
    input: { params: { id: WORKSPACE_ID } },
    reads: { success: true },
  });
  await agree();
});

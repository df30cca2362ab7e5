import { MAIL_SETTINGS } from '@carillon/contracts/domain/mail-settings.ts';
import { PLAN_SETTINGS } from '@carillon/contracts/domain/plan-settings.ts';
import { NETWORK_PORTS } from '@carillon/contracts/domain/user-server-ports.ts';
import { accessTokenCreated } from '@carillon/contracts/events/identity/access-token-created.ts';
import { accessTokenRevoked } from '@carillon/contracts/events/identity/access-token-revoked.ts';
import { accountDeleted } from '@carillon/contracts/events/identity/account-deleted.ts';
import { accountReclaimed } from '@carillon/contracts/events/identity/account-reclaimed.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { invitationChanged } from '@carillon/contracts/events/identity/invitation-changed.ts';
import { mailRequested } from '@carillon/contracts/events/identity/mail-requested.ts';
import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { sessionEntered } from '@carillon/contracts/events/identity/session-entered.ts';
import { sessionRevoked } from '@carillon/contracts/events/identity/session-revoked.ts';
import { workspaceChanged } from '@carillon/contracts/events/identity/workspace-changed.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import { changeLocale } from '@carillon/contracts/http/identity/account/change-locale.ts';
import { changeName } from '@carillon/contracts/http/identity/account/change-name.ts';
import { changeTimeZone } from '@carillon/contracts/http/identity/account/change-time-zone.ts';
import { getConfirmation } from '@carillon/contracts/http/identity/account/get-confirmation.ts';
import { getDemoAccount } from '@carillon/contracts/http/identity/account/get-demo-account.ts';
import { getUser } from '@carillon/contracts/http/identity/account/get-user.ts';
import { keepAccount } from '@carillon/contracts/http/identity/account/keep-account.ts';
import { previewDeletion } from '@carillon/contracts/http/identity/account/preview-deletion.ts';
import { scheduleDeletion } from '@carillon/contracts/http/identity/account/schedule-deletion.ts';
import {
  facebookAuthUrl,
  instagramAuthUrl,
  linkedinAuthUrl,
} from '@carillon/contracts/http/identity/connections/auth-url.ts';
import { beginConnecting } from '@carillon/contracts/http/identity/connections/begin-connecting.ts';
import {
  checkFacebook,
  checkInstagram,
  checkLinkedin,
} from '@carillon/contracts/http/identity/connections/check-connection.ts';
import { checkTarget } from '@carillon/contracts/http/identity/connections/check-target.ts';
import { disconnect } from '@carillon/contracts/http/identity/connections/disconnect.ts';
import { listConnections } from '@carillon/contracts/http/identity/connections/list-connections.ts';
import { listTargets } from '@carillon/contracts/http/identity/connections/list-targets.ts';
import { oauthCallback } from '@carillon/contracts/http/identity/connections/oauth-callback.ts';
import { reconnect } from '@carillon/contracts/http/identity/connections/reconnect.ts';
import { removeConnection } from '@carillon/contracts/http/identity/connections/remove-connection.ts';
import { reportLostConnection } from '@carillon/contracts/http/identity/connections/report-lost-connection.ts';
import { resolveTarget } from '@carillon/contracts/http/identity/connections/resolve-target.ts';
import { signInToNetwork } from '@carillon/contracts/http/identity/connections/sign-in-to-network.ts';
import { beginDataExport } from '@carillon/contracts/http/identity/data-export/begin-data-export.ts';
import { exportData } from '@carillon/contracts/http/identity/data-export/export-data.ts';
import { reportDataExport } from '@carillon/contracts/http/identity/data-export/report-data-export.ts';
import { startDataExport } from '@carillon/contracts/http/identity/data-export/start-data-export.ts';
import { cancelEmailChange } from '@carillon/contracts/http/identity/email/cancel-email-change.ts';
import { confirmEmail } from '@carillon/contracts/http/identity/email/confirm-email.ts';
import { confirmEmailChange } from '@carillon/contracts/http/identity/email/confirm-email-change.ts';
import { getEmailProof } from '@carillon/contracts/http/identity/email/get-email-proof.ts';
import { getMailState } from '@carillon/contracts/http/identity/email/get-mail-state.ts';
import { requestEmailChange } from '@carillon/contracts/http/identity/email/request-email-change.ts';
import { requestEmailProof } from '@carillon/contracts/http/identity/email/request-email-proof.ts';
import { acceptInvitation } from '@carillon/contracts/http/identity/members/accept-invitation.ts';
import { changeRole } from '@carillon/contracts/http/identity/members/change-role.ts';
import { declineInvitation } from '@carillon/contracts/http/identity/members/decline-invitation.ts';
import { inviteMember } from '@carillon/contracts/http/identity/members/invite-member.ts';
import { listInvitations } from '@carillon/contracts/http/identity/members/list-invitations.ts';
import { listMembers } from '@carillon/contracts/http/identity/members/list-members.ts';
import { listRecipients } from '@carillon/contracts/http/identity/members/list-recipients.ts';
import { nameUsers } from '@carillon/contracts/http/identity/members/name-users.ts';
import { readInvitation } from '@carillon/contracts/http/identity/members/read-invitation.ts';
import { removeMember } from '@carillon/contracts/http/identity/members/remove-member.ts';
import { resendInvitation } from '@carillon/contracts/http/identity/members/resend-invitation.ts';
import { revokeInvitation } from '@carillon/contracts/http/identity/members/revoke-invitation.ts';
import { changePassword } from '@carillon/contracts/http/identity/passwords/change-password.ts';
import { requestPasswordReset } from '@carillon/contracts/http/identity/passwords/request-password-reset.ts';
import { resetPassword } from '@carillon/contracts/http/identity/passwords/reset-password.ts';
import { setPassword } from '@carillon/contracts/http/identity/passwords/set-password.ts';
import { addPasskey } from '@carillon/contracts/http/identity/second-factors/add-passkey.ts';
import { confirmAuthenticator } from '@carillon/contracts/http/identity/second-factors/confirm-authenticator.ts';
import { getSecondFactors } from '@carillon/contracts/http/identity/second-factors/get-second-factors.ts';
import { makeRecoveryCodes } from '@carillon/contracts/http/identity/second-factors/make-recovery-codes.ts';
import { removeAuthenticator } from '@carillon/contracts/http/identity/second-factors/remove-authenticator.ts';
import { removePasskey } from '@carillon/contracts/http/identity/second-factors/remove-passkey.ts';
import { renamePasskey } from '@carillon/contracts/http/identity/second-factors/rename-passkey.ts';
import { startAuthenticator } from '@carillon/contracts/http/identity/second-factors/start-authenticator.ts';
import { startPasskey } from '@carillon/contracts/http/identity/second-factors/start-passkey.ts';
import { endOtherSessions } from '@carillon/contracts/http/identity/sessions/end-other-sessions.ts';
import { endSession } from '@carillon/contracts/http/identity/sessions/end-session.ts';
import { listSessions } from '@carillon/contracts/http/identity/sessions/list-sessions.ts';
import { resolveSession } from '@carillon/contracts/http/identity/sessions/resolve-session.ts';
import { askPasskey } from '@carillon/contracts/http/identity/sign-in/ask-passkey.ts';
import { askSecondFactor } from '@carillon/contracts/http/identity/sign-in/ask-second-factor.ts';
import { checkAuth } from '@carillon/contracts/http/identity/sign-in/check-auth.ts';
import { finishLogin } from '@carillon/contracts/http/identity/sign-in/finish-login.ts';
import { finishSignIn } from '@carillon/contracts/http/identity/sign-in/finish-sign-in.ts';
import { linkProvider } from '@carillon/contracts/http/identity/sign-in/link-provider.ts';
import { listSignInMethods } from '@carillon/contracts/http/identity/sign-in/list-sign-in-methods.ts';
import { listSignInProviders } from '@carillon/contracts/http/identity/sign-in/list-sign-in-providers.ts';
import { logInWithPasskey } from '@carillon/contracts/http/identity/sign-in/log-in-with-passkey.ts';
import { login } from '@carillon/contracts/http/identity/sign-in/login.ts';
import { logout } from '@carillon/contracts/http/identity/sign-in/logout.ts';
import { providerLogout } from '@carillon/contracts/http/identity/sign-in/provider-logout.ts';
import { register } from '@carillon/contracts/http/identity/sign-in/register.ts';
import { signInCallback } from '@carillon/contracts/http/identity/sign-in/sign-in-callback.ts';
import { startPasskeyLogin } from '@carillon/contracts/http/identity/sign-in/start-passkey-login.ts';
import { startSignIn } from '@carillon/contracts/http/identity/sign-in/start-sign-in.ts';
import { unlinkProvider } from '@carillon/contracts/http/identity/sign-in/unlink-provider.ts';
import { createAccessToken } from '@carillon/contracts/http/identity/tokens/create-access-token.ts';
import { listAccessTokens } from '@carillon/contracts/http/identity/tokens/list-access-tokens.ts';
import { resolveAccessToken } from '@carillon/contracts/http/identity/tokens/resolve-access-token.ts';
import { revokeAccessToken } from '@carillon/contracts/http/identity/tokens/revoke-access-token.ts';
import { changeApprovalRule } from '@carillon/contracts/http/identity/workspaces/change-approval-rule.ts';
import { createWorkspace } from '@carillon/contracts/http/identity/workspaces/create-workspace.ts';
import { deleteWorkspace } from '@carillon/contracts/http/identity/workspaces/delete-workspace.ts';
import { enterWorkspace } from '@carillon/contracts/http/identity/workspaces/enter-workspace.ts';
import { leaveWorkspace } from '@carillon/contracts/http/identity/workspaces/leave-workspace.ts';
import { listQuotaUses } from '@carillon/contracts/http/identity/workspaces/list-quota-uses.ts';
import { listWorkspaces } from '@carillon/contracts/http/identity/workspaces/list-workspaces.ts';
import { renameWorkspace } from '@carillon/contracts/http/identity/workspaces/rename-workspace.ts';
import { NETWORK_SETTINGS } from '@carillon/contracts/networks/settings.ts';
import { defineService } from '@carillon/contracts/service.ts';

declare module '@carillon/contracts/service-names.ts' {
  interface Services {
    identity: 'identity';
  }
}

const google = { default: 'sandbox', meaning: 'your Google client, for logging in with Google' };
const oidc = 'of an OpenID Connect provider that users log in with';

const SIGN_IN_SETTINGS = {
  GOOGLE_CLIENT_ID: google,
  GOOGLE_CLIENT_SECRET: { ...google, secret: true },
  OIDC_ISSUER: { default: 'none', meaning: `the issuer ${oidc}` },
  OIDC_CLIENT_ID: { default: 'none', meaning: `the client id ${oidc}` },
  OIDC_CLIENT_SECRET: { default: 'none', meaning: `the client secret ${oidc}`, secret: true },
  OIDC_TRUST_EMAIL: {
    meaning: '`true` to trust the emails of OIDC_ISSUER’s users even if it doesn’t mark them as verified',
  },
  OIDC_LOGOUT: { meaning: '`true` to log users out of OIDC_ISSUER too when they log out of Carillon' },
  OIDC_NAME: { default: 'the issuer’s host', meaning: 'the provider’s name on its “Continue with” button' },
};

export const service = defineService({
  name: 'identity',
  operations: [
    ...[
      checkAuth,
      login,
      register,
      logout,
      getUser,
      changeName,
      changeTimeZone,
      changeLocale,
      getDemoAccount,
    ],
    ...[previewDeletion, scheduleDeletion, keepAccount, deleteWorkspace],
    ...[startDataExport, beginDataExport, reportDataExport, exportData],
    ...[getConfirmation, changePassword, listSessions, endSession, endOtherSessions],
    ...[finishLogin, askSecondFactor, startPasskeyLogin, logInWithPasskey],
    ...[getSecondFactors, startAuthenticator, confirmAuthenticator, removeAuthenticator, makeRecoveryCodes],
    ...[startPasskey, addPasskey, renamePasskey, removePasskey, askPasskey],
    ...[getMailState, requestPasswordReset, resetPassword],
    ...[getEmailProof, requestEmailProof, confirmEmail],
    ...[requestEmailChange, confirmEmailChange, cancelEmailChange],
    ...[listSignInProviders, startSignIn, signInCallback, finishSignIn, providerLogout],
    ...[listSignInMethods, linkProvider, unlinkProvider, setPassword],
    ...[createAccessToken, listAccessTokens, revokeAccessToken, resolveAccessToken],
    ...[facebookAuthUrl, instagramAuthUrl, linkedinAuthUrl, oauthCallback],
    ...[listConnections, beginConnecting, signInToNetwork, reconnect, removeConnection],
    ...[checkFacebook, checkInstagram, checkLinkedin, disconnect],
    ...[listWorkspaces, createWorkspace, renameWorkspace, enterWorkspace, leaveWorkspace],
    ...[listMembers, changeRole, removeMember, listRecipients, changeApprovalRule],
    ...[inviteMember, listInvitations, resendInvitation, revokeInvitation],
    ...[readInvitation, acceptInvitation, declineInvitation],
    ...[resolveSession, checkTarget, listTargets, listQuotaUses, resolveTarget, reportLostConnection],
    nameUsers,
  ],
  publishes: [
    ...[accountDeleted, accountReclaimed, workspaceDeleted],
    ...[
      sessionRevoked,
      sessionEntered,
      accessTokenCreated,
      accessTokenRevoked,
      connectionChanged,
      mailRequested,
    ],
    ...[workspaceChanged, memberChanged, invitationChanged],
  ],
  processes: {
    identity: {
      kind: 'api',
      summary: 'users, sessions, connected accounts',
      port: 8081,
      opsPort: 9081,
      servers: ['mongodb', 'rabbitmq'],
      // Asked for by the servers of the AT Protocol at which users let Carillon in.
      publicPaths: ['/oauth-client-metadata.json'],
      limitedPaths: ['/oauth-client-metadata.json'],
      keys: ['VAULT_KEY', 'SANDBOX_KEY', 'MAIL_KEY'],
      previousKeys: { VAULT_READ_KEYS: 'VAULT_KEY' },
      calls: ['billing'],
      callsOutside: true,
      outsidePorts: [...NETWORK_PORTS],
      settings: {
        ...MAIL_SETTINGS,
        ...NETWORK_SETTINGS,
        ...PLAN_SETTINGS,
        ...SIGN_IN_SETTINGS,
      },
    },
  },
});

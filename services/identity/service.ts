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
import { acceptInvitation } from '@carillon/contracts/http/identity/accept-invitation.ts';
import { addPasskey } from '@carillon/contracts/http/identity/add-passkey.ts';
import { askPasskey } from '@carillon/contracts/http/identity/ask-passkey.ts';
import { askSecondFactor } from '@carillon/contracts/http/identity/ask-second-factor.ts';
import {
  facebookAuthUrl,
  instagramAuthUrl,
  linkedinAuthUrl,
} from '@carillon/contracts/http/identity/auth-url.ts';
import { beginConnecting } from '@carillon/contracts/http/identity/begin-connecting.ts';
import { beginDataExport } from '@carillon/contracts/http/identity/begin-data-export.ts';
import { cancelEmailChange } from '@carillon/contracts/http/identity/cancel-email-change.ts';
import { changeApprovalRule } from '@carillon/contracts/http/identity/change-approval-rule.ts';
import { changeLocale } from '@carillon/contracts/http/identity/change-locale.ts';
import { changeName } from '@carillon/contracts/http/identity/change-name.ts';
import { changePassword } from '@carillon/contracts/http/identity/change-password.ts';
import { changeRole } from '@carillon/contracts/http/identity/change-role.ts';
import { changeTimeZone } from '@carillon/contracts/http/identity/change-time-zone.ts';
import { checkAuth } from '@carillon/contracts/http/identity/check-auth.ts';
import {
  checkFacebook,
  checkInstagram,
  checkLinkedin,
} from '@carillon/contracts/http/identity/check-connection.ts';
import { checkTarget } from '@carillon/contracts/http/identity/check-target.ts';
import { confirmAuthenticator } from '@carillon/contracts/http/identity/confirm-authenticator.ts';
import { confirmEmail } from '@carillon/contracts/http/identity/confirm-email.ts';
import { confirmEmailChange } from '@carillon/contracts/http/identity/confirm-email-change.ts';
import { createAccessToken } from '@carillon/contracts/http/identity/create-access-token.ts';
import { createWorkspace } from '@carillon/contracts/http/identity/create-workspace.ts';
import { declineInvitation } from '@carillon/contracts/http/identity/decline-invitation.ts';
import { deleteWorkspace } from '@carillon/contracts/http/identity/delete-workspace.ts';
import { disconnect } from '@carillon/contracts/http/identity/disconnect.ts';
import { endOtherSessions } from '@carillon/contracts/http/identity/end-other-sessions.ts';
import { endSession } from '@carillon/contracts/http/identity/end-session.ts';
import { enterWorkspace } from '@carillon/contracts/http/identity/enter-workspace.ts';
import { exportData } from '@carillon/contracts/http/identity/export-data.ts';
import { finishLogin } from '@carillon/contracts/http/identity/finish-login.ts';
import { finishSignIn } from '@carillon/contracts/http/identity/finish-sign-in.ts';
import { getConfirmation } from '@carillon/contracts/http/identity/get-confirmation.ts';
import { getDemoAccount } from '@carillon/contracts/http/identity/get-demo-account.ts';
import { getEmailProof } from '@carillon/contracts/http/identity/get-email-proof.ts';
import { getMailState } from '@carillon/contracts/http/identity/get-mail-state.ts';
import { getSecondFactors } from '@carillon/contracts/http/identity/get-second-factors.ts';
import { getUser } from '@carillon/contracts/http/identity/get-user.ts';
import { inviteMember } from '@carillon/contracts/http/identity/invite-member.ts';
import { keepAccount } from '@carillon/contracts/http/identity/keep-account.ts';
import { leaveWorkspace } from '@carillon/contracts/http/identity/leave-workspace.ts';
import { linkProvider } from '@carillon/contracts/http/identity/link-provider.ts';
import { listAccessTokens } from '@carillon/contracts/http/identity/list-access-tokens.ts';
import { listConnections } from '@carillon/contracts/http/identity/list-connections.ts';
import { listInvitations } from '@carillon/contracts/http/identity/list-invitations.ts';
import { listMembers } from '@carillon/contracts/http/identity/list-members.ts';
import { listQuotaUses } from '@carillon/contracts/http/identity/list-quota-uses.ts';
import { listRecipients } from '@carillon/contracts/http/identity/list-recipients.ts';
import { listSessions } from '@carillon/contracts/http/identity/list-sessions.ts';
import { listSignInMethods } from '@carillon/contracts/http/identity/list-sign-in-methods.ts';
import { listSignInProviders } from '@carillon/contracts/http/identity/list-sign-in-providers.ts';
import { listTargets } from '@carillon/contracts/http/identity/list-targets.ts';
import { listWorkspaces } from '@carillon/contracts/http/identity/list-workspaces.ts';
import { logInWithPasskey } from '@carillon/contracts/http/identity/log-in-with-passkey.ts';
import { login } from '@carillon/contracts/http/identity/login.ts';
import { logout } from '@carillon/contracts/http/identity/logout.ts';
import { makeRecoveryCodes } from '@carillon/contracts/http/identity/make-recovery-codes.ts';
import { nameUsers } from '@carillon/contracts/http/identity/name-users.ts';
import { oauthCallback } from '@carillon/contracts/http/identity/oauth-callback.ts';
import { previewDeletion } from '@carillon/contracts/http/identity/preview-deletion.ts';
import { providerLogout } from '@carillon/contracts/http/identity/provider-logout.ts';
import { readInvitation } from '@carillon/contracts/http/identity/read-invitation.ts';
import { reconnect } from '@carillon/contracts/http/identity/reconnect.ts';
import { register } from '@carillon/contracts/http/identity/register.ts';
import { removeAuthenticator } from '@carillon/contracts/http/identity/remove-authenticator.ts';
import { removeConnection } from '@carillon/contracts/http/identity/remove-connection.ts';
import { removeMember } from '@carillon/contracts/http/identity/remove-member.ts';
import { removePasskey } from '@carillon/contracts/http/identity/remove-passkey.ts';
import { renamePasskey } from '@carillon/contracts/http/identity/rename-passkey.ts';
import { renameWorkspace } from '@carillon/contracts/http/identity/rename-workspace.ts';
import { reportDataExport } from '@carillon/contracts/http/identity/report-data-export.ts';
import { reportLostConnection } from '@carillon/contracts/http/identity/report-lost-connection.ts';
import { requestEmailChange } from '@carillon/contracts/http/identity/request-email-change.ts';
import { requestEmailProof } from '@carillon/contracts/http/identity/request-email-proof.ts';
import { requestPasswordReset } from '@carillon/contracts/http/identity/request-password-reset.ts';
import { resendInvitation } from '@carillon/contracts/http/identity/resend-invitation.ts';
import { resetPassword } from '@carillon/contracts/http/identity/reset-password.ts';
import { resolveAccessToken } from '@carillon/contracts/http/identity/resolve-access-token.ts';
import { resolveSession } from '@carillon/contracts/http/identity/resolve-session.ts';
import { resolveTarget } from '@carillon/contracts/http/identity/resolve-target.ts';
import { revokeAccessToken } from '@carillon/contracts/http/identity/revoke-access-token.ts';
import { revokeInvitation } from '@carillon/contracts/http/identity/revoke-invitation.ts';
import { scheduleDeletion } from '@carillon/contracts/http/identity/schedule-deletion.ts';
import { setPassword } from '@carillon/contracts/http/identity/set-password.ts';
import { signInCallback } from '@carillon/contracts/http/identity/sign-in-callback.ts';
import { signInToNetwork } from '@carillon/contracts/http/identity/sign-in-to-network.ts';
import { startAuthenticator } from '@carillon/contracts/http/identity/start-authenticator.ts';
import { startDataExport } from '@carillon/contracts/http/identity/start-data-export.ts';
import { startPasskey } from '@carillon/contracts/http/identity/start-passkey.ts';
import { startPasskeyLogin } from '@carillon/contracts/http/identity/start-passkey-login.ts';
import { startSignIn } from '@carillon/contracts/http/identity/start-sign-in.ts';
import { unlinkProvider } from '@carillon/contracts/http/identity/unlink-provider.ts';
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

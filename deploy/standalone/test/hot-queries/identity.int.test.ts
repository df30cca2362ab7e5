import { createAccessTokenStore } from '@carillon/identity/stores/access-tokens.ts';
import { createConnectionStore } from '@carillon/identity/stores/connections.ts';
import { createDeletionStore } from '@carillon/identity/stores/deletions.ts';
import { createInvitationStore, type InvitationStore } from '@carillon/identity/stores/invitations.ts';
import { createLoginPlaceStore } from '@carillon/identity/stores/login-places.ts';
import { createLoginTriesStore } from '@carillon/identity/stores/login-tries.ts';
import { createNetworkAppStore, type NetworkAppStore } from '@carillon/identity/stores/network-apps.ts';
import { createOauthStateStore } from '@carillon/identity/stores/oauth-states.ts';
import { createPasskeyChallengeStore } from '@carillon/identity/stores/passkey-challenges.ts';
import { createPasskeyStore } from '@carillon/identity/stores/passkeys.ts';
import { createPasswordResetStore } from '@carillon/identity/stores/password-resets.ts';
import { createPendingLoginStore } from '@carillon/identity/stores/pending-logins.ts';
import { createRevocationStore } from '@carillon/identity/stores/revocations.ts';
import { createSecondFactorStore } from '@carillon/identity/stores/second-factors.ts';
import { createSessionStore } from '@carillon/identity/stores/sessions.ts';
import { createSignInStateStore } from '@carillon/identity/stores/sign-in-states.ts';
import { createSignInTicketStore } from '@carillon/identity/stores/sign-in-tickets.ts';
import { createUserStore } from '@carillon/identity/stores/users.ts';
import { createWorkspaceStore } from '@carillon/identity/stores/workspaces.ts';
import { drain, hold, noEvent, now } from './hold.ts';

const grant = { app: 'a', accountId: 'p', platform: 'facebook', workspaceId: 'w', accessToken: 's' } as const;
const revocation = { ...grant, attempts: 1, lease: 'l' };
const link = { id: 'c', workspaceId: 'w', platform: 'facebook', targets: [], revision: 1 } as never;
const app = { sealed: 's', lastStep: 1, addedAt: now };
const pendingApp = { sealed: 's', sessionId: 's', expiresAt: now };
const proof = { hash: 'h', expiresAt: now };
const reset = { emailHash: 'e', userId: 'u', passwordMark: 'm', ...proof };
const emailChange = { email: 'a@b', emailKey: 'a@b', ...proof };
const method = { key: 'k', authority: 'a', provider: 'google', email: null, linkedAt: now } as const;
const ticket = {
  browser: 'h',
  provider: 'google',
  method,
  name: 'Ada',
  remember: false,
  linkTo: null,
  expiresAt: now,
} as const;
const origin = { provider: 'oidc', authority: 'a', key: 'a sub', idToken: null } as const;
const session = {
  id: 's',
  userId: 'u',
  workspaceId: 'w',
  remember: false,
  startedAt: now,
  expiresAt: now,
  slidAt: now,
  device: null,
  address: null,
};

const networkApp: Parameters<NetworkAppStore['add']>[0] = {
  platform: 'mastodon',
  server: 'https://m.example',
  clientId: 'id',
  clientSecret: 's',
  scopes: 'read',
  pkce: false,
  redirectUri: 'https://c.example',
  issuer: null,
  namesIssuer: false,
  registeredAt: now,
};

const invitation: Parameters<InvitationStore['create']>[0] = {
  id: 'i',
  workspaceId: 'w',
  email: 'a@b',
  emailKey: 'a@b',
  role: 'viewer',
  status: 'open',
  invitedBy: 'u',
  sentAt: now,
  expiresAt: now,
};

hold({
  database: 'identity',
  open: (connection) => ({
    users: createUserStore(connection),
    workspaces: createWorkspaceStore(connection),
    invitations: createInvitationStore(connection),
    sessions: createSessionStore(connection),
    accessTokens: createAccessTokenStore(connection),
    loginTries: createLoginTriesStore(connection),
    loginPlaces: createLoginPlaceStore(connection),
    pendingLogins: createPendingLoginStore(connection),
    secondFactors: createSecondFactorStore(connection),
    passkeys: createPasskeyStore(connection),
    passkeyChallenges: createPasskeyChallengeStore(connection),
    passwordResets: createPasswordResetStore(connection),
    states: createOauthStateStore(connection),
    signInStates: createSignInStateStore(connection),
    signInTickets: createSignInTicketStore(connection),
    connections: createConnectionStore(connection),
    revocations: createRevocationStore(connection),
    networkApps: createNetworkAppStore(connection),
    deletions: createDeletionStore(connection),
  }),
  // Rows from the last ten minutes and the last two days.
  small: ['revocations.isServerUsed', 'states.isServerUsed'],
  expiry: [
    'access_tokens: goneAt_1',
    'invitations: goneAt_1',
    'login_places: until_1',
    'login_tries: until_1',
    'oauth_states: expiresAt_1',
    'passkey_challenges: expiresAt_1',
    'password_resets: goneAt_1',
    'pending_logins: expiresAt_1',
    'sessions: expiresAt_1',
    'sign_in_states: expiresAt_1',
    'sign_in_tickets: expiresAt_1',
  ],
  cases: [
    [
      'relay',
      'IXSCAN outboxAt_1',
      (stores) =>
        drain(
          ...[stores.sessions.outbox, stores.accessTokens.outbox, stores.connections.outbox],
          ...[stores.deletions.outbox, stores.workspaces.outbox, stores.invitations.outbox],
        ),
    ],
    ['connections.connect', 'IXSCAN _id_', (stores) => stores.connections.connect(link, now, () => noEvent)],
    [
      'connections.renewGrant',
      'IXSCAN _id_',
      (stores) => stores.connections.renewGrant(link, {} as never, now),
    ],
    ['connections.renewTargets', 'IXSCAN _id_', (stores) => stores.connections.renewTargets(link, [])],
    ['connections.listConnected', 'IXSCAN _id_', (stores) => stores.connections.listConnected(null, 10)],
    [
      'connections.reseal',
      'IXSCAN _id_',
      (stores) => stores.connections.reseal(link, { grant: null, targets: [] } as never),
    ],
    ['users.find', 'IXSCAN _id_', (stores) => stores.users.find('u')],
    ['users.findPasswordHash', 'IXSCAN _id_', (stores) => stores.users.findPasswordHash('u')],
    [
      'users.changePassword',
      'IXSCAN _id_',
      (stores) => stores.users.changePassword('u', { from: 'a', to: 'b' }, noEvent),
    ],
    ['users.setPassword', 'IXSCAN _id_', (stores) => stores.users.setPassword('u', 'h')],
    ['users.findByMethod', 'IXSCAN signInMethods.key_1', (stores) => stores.users.findByMethod('k')],
    ['users.findMethods', 'IXSCAN _id_', (stores) => stores.users.findMethods('u')],
    ['users.linkMethod', 'IXSCAN _id_', (stores) => stores.users.linkMethod('u', method)],
    ['users.unlinkMethod', 'IXSCAN _id_', (stores) => stores.users.unlinkMethod('u', 'a', ['b'])],
    ['users.provenAt', 'IXSCAN _id_', (stores) => stores.users.provenAt('u')],
    ['users.proven', 'IXSCAN _id_', (stores) => stores.users.proven(['u', 'v'])],
    ['users.askProof', 'IXSCAN _id_', (stores) => stores.users.askProof('u', proof, noEvent)],
    ['users.confirmProof', 'IXSCAN _id_', (stores) => stores.users.confirmProof('u', 'h', now)],
    ['users.prove', 'IXSCAN _id_', (stores) => stores.users.prove('u', now)],
    [
      'users.reclaimByPassword',
      'IXSCAN _id_',
      (stores) => stores.users.reclaimByPassword('u', { from: 'a', to: 'b' }, now, [noEvent]),
    ],
    [
      'users.reclaimByMethod',
      'IXSCAN _id_',
      (stores) => stores.users.reclaimByMethod('u', method, now, [noEvent]),
    ],
    ['passkeys.removeAll', 'IXSCAN userId_1_createdAt_-1', (stores) => stores.passkeys.removeAll('u')],
    ['secondFactors.removeAll', 'IXSCAN _id_', (stores) => stores.secondFactors.removeAll('u')],
    ['users.notify', 'IXSCAN _id_', (stores) => stores.users.notify('u', noEvent)],
    ['users.changeName', 'IXSCAN _id_', (stores) => stores.users.changeName('u', 'Ada')],
    ['users.changeTimezone', 'IXSCAN _id_', (stores) => stores.users.changeTimezone('u', 'UTC')],
    ['users.changeLocale', 'IXSCAN _id_', (stores) => stores.users.changeLocale('u', 'de')],
    ['users.findForLogin', 'IXSCAN emailKey_1', (stores) => stores.users.findForLogin('a@b')],
    ['workspaces.find', 'IXSCAN _id_', (stores) => stores.workspaces.find('w')],
    ['workspaces.findMembership', 'IXSCAN _id_', (stores) => stores.workspaces.findMembership('w', 'u')],
    ['workspaces.listOf', 'IXSCAN members.userId_1', (stores) => stores.workspaces.listOf('u', 200)],
    [
      'workspaces.change',
      'IXSCAN _id_',
      (stores) => stores.workspaces.change('w', (next) => ({ next, events: [noEvent] })),
    ],
    ['users.list', 'IXSCAN _id_', (stores) => stores.users.list(['u'])],
    [
      'invitations.countOpen',
      'IXSCAN workspaceId_1_status_1_sentAt_-1',
      (stores) => stores.invitations.countOpen('w'),
    ],
    [
      'invitations.isInvited',
      'IXSCAN workspaceId_1_emailKey_1',
      (stores) => stores.invitations.isInvited('w', 'a@b'),
    ],
    ['invitations.giveBack', 'IXSCAN _id_', (stores) => stores.invitations.giveBack('i', 'u')],
    ['invitations.finish', 'IXSCAN _id_', (stores) => stores.invitations.finish('i', 'u')],
    ['invitations.find', 'IXSCAN _id_', (stores) => stores.invitations.find('i', 'w')],
    ['invitations.findByHash', 'IXSCAN hash_1', (stores) => stores.invitations.findByHash('h')],
    [
      'invitations.listOpen',
      'IXSCAN workspaceId_1_status_1_sentAt_-1',
      (stores) => stores.invitations.listOpen('w', 50),
    ],
    ['invitations.resend', 'IXSCAN _id_', (stores) => stores.invitations.resend(invitation, 'h', [noEvent])],
    ['invitations.end', 'IXSCAN _id_', (stores) => stores.invitations.end('i', 'revoked', now, noEvent)],
    ['invitations.take', 'IXSCAN _id_', (stores) => stores.invitations.take('i', 'u')],
    [
      'workspaces.ensurePersonal',
      'IXSCAN personalOf_1',
      (stores) => stores.workspaces.ensurePersonal('u', now),
    ],
    ['users.emailChangeOf', 'IXSCAN _id_', (stores) => stores.users.emailChangeOf('u')],
    [
      'users.askEmailChange',
      'IXSCAN _id_',
      (stores) => stores.users.askEmailChange('u', emailChange, [noEvent]),
    ],
    [
      'users.changeEmail',
      'IXSCAN _id_',
      (stores) => stores.users.changeEmail('u', emailChange, now, noEvent),
    ],
    ['users.dropEmailChange', 'IXSCAN _id_', (stores) => stores.users.dropEmailChange('u')],
    ['passwordResets.put', 'IXSCAN _id_', (stores) => stores.passwordResets.put(reset, noEvent)],
    ['passwordResets.findByHash', 'IXSCAN hash_1', (stores) => stores.passwordResets.findByHash('h')],
    ['passwordResets.spend', 'IXSCAN hash_1', (stores) => stores.passwordResets.spend('h')],
    ['passwordResets.spendAll', 'IXSCAN userId_1', (stores) => stores.passwordResets.spendAll('u')],
    ['workspaces.lastEntered', 'IXSCAN members.userId_1', (stores) => stores.workspaces.lastEntered('u')],
    ['workspaces.noteEntered', 'IXSCAN _id_', (stores) => stores.workspaces.noteEntered('w', 'u', now)],
    ['workspaces.remove', 'IXSCAN _id_', (stores) => stores.workspaces.remove('w')],
    ['sessions.drop', 'IXSCAN _id_', (stores) => stores.sessions.drop('s')],
    [
      'accessTokens.active',
      'IXSCAN workspaceId_1',
      (stores) => stores.accessTokens.active({ workspaceId: 'w' }),
    ],
    [
      'connections.suspend',
      'IXSCAN workspaceId_1',
      (stores) => stores.connections.suspend('w', () => noEvent),
    ],
    [
      'connections.isSuspended',
      'IXSCAN workspaceId_1',
      (stores) => stores.connections.isSuspended('w', 'facebook'),
    ],
    ['connections.resume', 'IXSCAN workspaceId_1', (stores) => stores.connections.resume('w', () => noEvent)],
    ['connections.connectedOf', 'IXSCAN workspaceId_1', (stores) => stores.connections.connectedOf('w')],
    [
      'connections.isConnected',
      'IXSCAN account.id_1',
      (stores) => stores.connections.isConnected('p', ['facebook']),
    ],
    ['revocations.note', 'IXSCAN _id_', (stores) => stores.revocations.note(grant, now)],
    ['revocations.release', 'IXSCAN _id_', (stores) => stores.revocations.release(grant, now)],
    ['revocations.claim', 'IXSCAN nextAt_1', (stores) => stores.revocations.claim(now, now)],
    ['revocations.postpone', 'IXSCAN _id_', (stores) => stores.revocations.postpone(revocation, now)],
    ['revocations.remove', 'IXSCAN _id_', (stores) => stores.revocations.remove(revocation)],
    ['revocations.holdAll', 'IXSCAN workspaceId_1', (stores) => stores.revocations.holdAll(grant, now)],
    ['revocations.hold', 'IXSCAN _id_', (stores) => stores.revocations.hold(grant, now, now)],
    ['revocations.list', 'IXSCAN _id_', (stores) => stores.revocations.list(grant, 50)],
    ['revocations.reseal', 'IXSCAN _id_', (stores) => stores.revocations.reseal(grant, { accessToken: 's' })],
    ['connections.isServerUsed', 'IXSCAN server_1', (stores) => stores.connections.isServerUsed(networkApp)],
    ['connections.setLimits', 'IXSCAN server_1', (stores) => stores.connections.setLimits(networkApp, {})],
    ['revocations.isServerUsed', 'COLLSCAN', (stores) => stores.revocations.isServerUsed(networkApp)],
    ['states.isServerUsed', 'COLLSCAN', (stores) => stores.states.isServerUsed(networkApp)],
    ['networkApps.find', 'IXSCAN _id_', (stores) => stores.networkApps.find(networkApp)],
    ['networkApps.replace', 'IXSCAN _id_', (stores) => stores.networkApps.replace('id', networkApp)],
    ['networkApps.list', 'IXSCAN _id_', (stores) => stores.networkApps.list(networkApp, 10)],
    ['networkApps.reseal', 'IXSCAN _id_', (stores) => stores.networkApps.reseal(networkApp, 's')],
    ['networkApps.claimDue', 'IXSCAN lookedAt_1', (stores) => stores.networkApps.claimDue(now, now)],
    ['networkApps.remove', 'IXSCAN _id_', (stores) => stores.networkApps.remove(networkApp)],
    ['revocations.cancel', 'IXSCAN _id_', (stores) => stores.revocations.cancel(grant, now)],
    ['deletions.schedule', '', (stores) => stores.deletions.schedule('u', now, [])],
    ['deletions.find', 'IXSCAN _id_', (stores) => stores.deletions.find('u')],
    ['deletions.among', 'IXSCAN _id_', (stores) => stores.deletions.among(['u'])],
    ['deletions.offerToKeep', 'IXSCAN _id_', (stores) => stores.deletions.offerToKeep('u', 'h', now)],
    ['deletions.withdrawOffer', 'IXSCAN _id_', (stores) => stores.deletions.withdrawOffer('u')],
    ['deletions.findOffered', 'IXSCAN keepHash_1', (stores) => stores.deletions.findOffered('h', now)],
    ['deletions.keep', 'IXSCAN keepHash_1', (stores) => stores.deletions.keep('h', now, [])],
    ['deletions.unclosed', 'IXSCAN status_1_at_1', (stores) => stores.deletions.unclosed()],
    ['deletions.noteClosed', 'IXSCAN _id_', (stores) => stores.deletions.noteClosed('u')],
    ['deletions.closeAgain', 'IXSCAN _id_', (stores) => stores.deletions.closeAgain(['u'])],
    ['deletions.unopened', 'IXSCAN status_1_at_1', (stores) => stores.deletions.unopened()],
    ['deletions.noteOpened', 'IXSCAN _id_', (stores) => stores.deletions.noteOpened('u')],
    ['deletions.due', 'IXSCAN status_1_at_1', (stores) => stores.deletions.due(now)],
    ['deletions.deleteUser', 'IXSCAN _id_', (stores) => stores.deletions.deleteUser('u', now, noEvent)],
    ['deletions.deleteWorkspace', '', (stores) => stores.deletions.deleteWorkspace('w', now, noEvent)],
    ['deletions.unerased', 'IXSCAN status_1_at_1', (stores) => stores.deletions.unerased()],
    ['deletions.noteErased', 'IXSCAN _id_', (stores) => stores.deletions.noteErased('u', now)],
    ['deletions.forget', 'IXSCAN status_1_at_1', (stores) => stores.deletions.forget(now)],
    ['sessions.findByHash', 'IXSCAN hash_1', (stores) => stores.sessions.findByHash('h')],
    ['sessions.find', 'IXSCAN _id_', (stores) => stores.sessions.find('s')],
    ['sessions.list', 'IXSCAN userId_1_startedAt_-1', (stores) => stores.sessions.list('u', now, 100)],
    ['sessions.isOf', 'IXSCAN _id_', (stores) => stores.sessions.isOf('s', 'u')],
    ['sessions.confirm', 'IXSCAN _id_', (stores) => stores.sessions.confirm('s', now)],
    ['sessions.bind', 'IXSCAN _id_', (stores) => stores.sessions.bind('s', { ...origin, sid: null })],
    [
      'sessions.listByOrigin of a user',
      'IXSCAN origin.key_1',
      (stores) => stores.sessions.listByOrigin({ key: 'a sub', sid: 's' }, 100),
    ],
    [
      'sessions.listByOrigin of a login',
      'IXSCAN origin.sid_1',
      (stores) => stores.sessions.listByOrigin({ authority: 'a', sid: 's' }, 100),
    ],
    ['sessions.enter', 'IXSCAN _id_', (stores) => stores.sessions.enter('s', 'w', noEvent)],
    ['sessions.slide', 'IXSCAN _id_', (stores) => stores.sessions.slide(session)],
    ['sessions.revoke', 'IXSCAN _id_', (stores) => stores.sessions.revoke('s', now, noEvent)],
    ['accessTokens.find', 'IXSCAN _id_', (stores) => stores.accessTokens.find('t', 'u')],
    ['accessTokens.findByHash', 'IXSCAN hash_1', (stores) => stores.accessTokens.findByHash('h')],
    ['accessTokens.list', 'IXSCAN userId_1_createdAt_-1', (stores) => stores.accessTokens.list('u', 20)],
    ['accessTokens.count', 'IXSCAN userId_1_createdAt_-1', (stores) => stores.accessTokens.count('u')],
    ['accessTokens.noteUse', 'IXSCAN _id_', (stores) => stores.accessTokens.noteUse('t', now)],
    ['accessTokens.revoke', 'IXSCAN _id_', (stores) => stores.accessTokens.revoke('t', 'u', now, noEvent)],
    ['loginTries.count', 'IXSCAN _id_', (stores) => stores.loginTries.count('h', now, now)],
    ['loginTries.giveBack', 'IXSCAN _id_', (stores) => stores.loginTries.giveBack('h')],
    ['loginPlaces.knows', 'IXSCAN _id_', (stores) => stores.loginPlaces.knows('h', now)],
    ['loginPlaces.remember', 'IXSCAN _id_', (stores) => stores.loginPlaces.remember(['h'], now)],
    ['pendingLogins.find', 'IXSCAN _id_', (stores) => stores.pendingLogins.find('h')],
    ['pendingLogins.consume', 'IXSCAN _id_', (stores) => stores.pendingLogins.consume('h')],
    [
      'pendingLogins.dropEnded of a user',
      'IXSCAN origin.key_1',
      (stores) => stores.pendingLogins.dropEnded({ key: 'a sub', sid: null }, now),
    ],
    [
      'pendingLogins.dropEnded of a login of a user',
      'IXSCAN origin.key_1',
      (stores) => stores.pendingLogins.dropEnded({ key: 'a sub', sid: 's' }, now),
    ],
    [
      'pendingLogins.dropEnded of a login',
      'IXSCAN origin.sid_1',
      (stores) => stores.pendingLogins.dropEnded({ authority: 'a', sid: 's' }, now),
    ],
    ['secondFactors.begin', 'IXSCAN _id_', (stores) => stores.secondFactors.begin('u', pendingApp)],
    ['secondFactors.activate', 'IXSCAN _id_', (stores) => stores.secondFactors.activate('u', app, [])],
    [
      'secondFactors.setRecoveryCodes',
      'IXSCAN _id_',
      (stores) => stores.secondFactors.setRecoveryCodes('u', []),
    ],
    ['secondFactors.find', 'IXSCAN _id_', (stores) => stores.secondFactors.find('u')],
    ['secondFactors.useStep', 'IXSCAN _id_', (stores) => stores.secondFactors.useStep('u', 's', 1)],
    [
      'secondFactors.useRecoveryCode',
      'IXSCAN _id_',
      (stores) => stores.secondFactors.useRecoveryCode('u', 'h'),
    ],
    [
      'secondFactors.removeAuthenticator',
      'IXSCAN _id_',
      (stores) => stores.secondFactors.removeAuthenticator('u'),
    ],
    [
      'secondFactors.clearRecoveryCodes',
      'IXSCAN _id_',
      (stores) => stores.secondFactors.clearRecoveryCodes('u'),
    ],
    ['secondFactors.listSealed', 'IXSCAN _id_', (stores) => stores.secondFactors.listSealed(null, 10)],
    ['secondFactors.reseal', 'IXSCAN _id_', (stores) => stores.secondFactors.reseal('u', 'a', 'b')],
    ['passkeys.find', 'IXSCAN _id_', (stores) => stores.passkeys.find('k')],
    ['passkeys.list', 'IXSCAN userId_1_createdAt_-1', (stores) => stores.passkeys.list('u', 20)],
    ['passkeys.count', 'IXSCAN userId_1_createdAt_-1', (stores) => stores.passkeys.count('u')],
    ['passkeys.use', 'IXSCAN _id_', (stores) => stores.passkeys.use('k', { from: 0, to: 1 }, now)],
    ['passkeys.rename', 'IXSCAN _id_', (stores) => stores.passkeys.rename('k', 'u', 'Phone')],
    ['passkeys.remove', 'IXSCAN _id_', (stores) => stores.passkeys.remove('k', 'u')],
    ['passkeyChallenges.consume', 'IXSCAN _id_', (stores) => stores.passkeyChallenges.consume('h')],
    ['states.consume', 'IXSCAN _id_', (stores) => stores.states.consume('h')],
    ['signInStates.consume', 'IXSCAN _id_', (stores) => stores.signInStates.consume('h')],
    ['signInTickets.put', 'IXSCAN _id_', (stores) => stores.signInTickets.put(ticket)],
    ['signInTickets.take', 'IXSCAN _id_', (stores) => stores.signInTickets.take('h', now)],
    ['signInTickets.takeWaiting', 'IXSCAN _id_', (stores) => stores.signInTickets.takeWaiting('h', now, 'u')],
    [
      'signInTickets.dropEnded of a user',
      'IXSCAN method.key_1',
      (stores) => stores.signInTickets.dropEnded({ key: 'k', sid: null }, now),
    ],
    [
      'signInTickets.dropEnded of a login of a user',
      'IXSCAN method.key_1',
      (stores) => stores.signInTickets.dropEnded({ key: 'k', sid: 's' }, now),
    ],
    [
      'signInTickets.dropEnded of a login',
      'IXSCAN login.sid_1',
      (stores) => stores.signInTickets.dropEnded({ authority: 'a', sid: 's' }, now),
    ],
    ['connections.find', 'IXSCAN _id_', (stores) => stores.connections.find('c')],
    ['connections.list', 'IXSCAN workspaceId_1', (stores) => stores.connections.list('w', 'facebook')],
    ['connections.lose', 'IXSCAN _id_', (stores) => stores.connections.lose(link, 'x', () => noEvent)],
    ['connections.disconnect', 'IXSCAN _id_', (stores) => stores.connections.disconnect('c', () => noEvent)],
    ['connections.claimRenewal', 'IXSCAN _id_', (stores) => stores.connections.claimRenewal(link, now, now)],
  ],
});

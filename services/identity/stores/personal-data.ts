import type { StoredPersonalData } from '@carillon/kit/personal-data/stored-personal-data.ts';

const PASSING = { not: 'hashes of what is under way, for minutes' };

/** The user's row is deleted last, so an interrupted deletion starts again. */
export const PERSONAL_DATA: readonly StoredPersonalData[] = [
  { collection: 'oauth_states', workspace: 'workspaceId', user: 'userId', exported: PASSING },
  {
    collection: 'access_tokens',
    workspace: 'workspaceId',
    user: 'userId',
    exported: {
      file: 'access-tokens',
      about: 'Your access tokens: names and what they may do, not the tokens themselves.',
      fields: ['workspaceId', 'name', 'scopes', 'status', 'createdAt', 'lastUsedAt', 'expiresAt'],
      withheld: ['hash', 'begins', 'userId', 'goneAt'],
    },
  },
  { collection: 'password_resets', user: 'userId', exported: PASSING },
  { collection: 'pending_logins', user: 'userId', exported: PASSING },
  { collection: 'sign_in_states', user: 'purpose.userId', exported: PASSING },
  { collection: 'sign_in_tickets', user: 'linkTo', exported: PASSING },
  { collection: 'data_exports', user: '_id', exported: PASSING },
  { collection: 'passkey_challenges', nothing: 'hashes, with the session that asked, for five minutes' },
  {
    collection: 'passkeys',
    user: 'userId',
    exported: {
      file: 'passkeys',
      about: 'Your passkeys, by name. The keys themselves are on your devices.',
      fields: ['name', 'createdAt', 'lastUsedAt'],
      withheld: ['userId', 'credentialId', 'publicKey', 'counter', 'transports'],
    },
  },
  {
    collection: 'second_factors',
    user: '_id',
    exported: {
      file: 'two-step-login',
      about: 'Since when an authenticator app is set up. Neither its secret nor recovery codes.',
      fields: ['authenticator.addedAt'],
      withheld: ['pending', 'recovery'],
    },
  },
  {
    collection: 'sessions',
    user: 'userId',
    exported: {
      file: 'sessions',
      about: 'Where you are logged in, and were lately.',
      fields: [
        ...['workspaceId', 'status', 'remember', 'startedAt', 'slidAt', 'expiresAt', 'device', 'address'],
        ...['confirmedAt', 'origin.provider'],
      ],
      withheld: ['hash', 'userId', 'origin.authority', 'origin.key', 'origin.sid', 'origin.idToken'],
    },
  },
  {
    collection: 'connections',
    workspace: 'workspaceId',
    exported: {
      file: 'connections',
      about: 'The accounts and pages that are connected on networks, without what opens them.',
      fields: [
        ...['platform', 'server', 'status', 'reason', 'account', 'limits', 'connectedAt'],
        ...['grant.expiresAt', 'grant.scopes'],
        ...['targets.id', 'targets.name', 'targets.picture'],
      ],
      withheld: ['workspaceId', 'reasonText', 'revision', 'suspended', 'renewingUntil', 'renewedAt'],
    },
  },
  {
    collection: 'invitations',
    workspace: 'workspaceId',
    user: 'invitedBy',
    authors: ['acceptedBy'],
    exported: {
      ofWorkspace: true,
      file: 'invitations',
      about: 'Who was invited into the workspace.',
      fields: ['email', 'status', 'role', 'invitedBy', 'acceptedBy', 'sentAt', 'expiresAt'],
      withheld: ['hash', 'mailedOnly', 'workspaceId', 'emailKey', 'goneAt'],
    },
  },
  {
    collection: 'workspaces',
    workspace: '_id',
    exported: {
      file: 'workspace',
      about: 'The workspace, and the ids of those who are in it.',
      fields: ['name', 'createdAt', 'members', 'ownerApproval'],
      withheld: ['personalOf', 'revision'],
    },
  },
  {
    collection: 'users',
    user: '_id',
    exported: {
      file: 'profile',
      about: 'Who you are in Carillon, and by what else than a password you log in.',
      fields: [
        ...['name', 'email', 'emailProvenAt', 'timezone', 'locale', 'createdAt'],
        ...['emailChange.email', 'emailChange.expiresAt'],
        ...['signInMethods.provider', 'signInMethods.email', 'signInMethods.linkedAt'],
      ],
      withheld: ['emailKey', 'emailProof', 'emailChange.emailKey', 'emailChange.hash', 'passwordHash'],
    },
  },
  { collection: 'deletions', nothing: 'ids of what is being deleted, until a day after it is' },
  {
    collection: 'revocations',
    nothing:
      'sealed tokens of what is gone, with the account’s id at its network and the workspace’s, until they are given back, which is tried for two days',
  },
  {
    collection: 'network_apps',
    nothing: 'Carillon’s own apps on servers where an account is connected, or was within a week',
  },
  {
    collection: 'client_keys',
    nothing: 'Carillon’s own sealed keys as a client of servers of the AT Protocol',
  },
  { collection: 'login_tries', nothing: 'hashes, for an hour or a day' },
  { collection: 'login_places', nothing: 'hashes of an email with a browser or a network' },
];

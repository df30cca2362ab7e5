import type { Kept } from '@carillon/kit/personal-data/kept.ts';

/** The user's row goes last, so that what was interrupted is begun again. */
export const KEPT: readonly Kept[] = [
  { collection: 'oauth_states', workspace: 'workspaceId', user: 'userId' },
  { collection: 'access_tokens', workspace: 'workspaceId', user: 'userId' },
  { collection: 'password_resets', user: 'userId' },
  { collection: 'pending_logins', user: 'userId' },
  { collection: 'sign_in_states', user: 'purpose.userId' },
  { collection: 'sign_in_tickets', user: 'linkTo' },
  { collection: 'passkey_challenges', nothing: 'hashes, with the session that asked, for five minutes' },
  { collection: 'passkeys', user: 'userId' },
  { collection: 'second_factors', user: '_id' },
  { collection: 'sessions', user: 'userId' },
  { collection: 'connections', workspace: 'workspaceId' },
  { collection: 'invitations', workspace: 'workspaceId', user: 'invitedBy', authors: ['acceptedBy'] },
  { collection: 'workspaces', workspace: '_id' },
  { collection: 'users', user: '_id' },
  { collection: 'deletions', nothing: 'ids of what is being deleted, until a day after it is' },
  { collection: 'login_tries', nothing: 'hashes, for an hour or a day' },
  { collection: 'login_places', nothing: 'hashes of an email with a browser or a network' },
];

import { oldestEvent } from '@carillon/kit/outbox/outbox-age.ts';
import { createPersonalData, type PersonalData } from '@carillon/kit/personal-data/personal-data.ts';
import { type DatabasePlace, type OpenDatabase, openDatabase } from '@carillon/kit/store/open-database.ts';
import { storeFormat } from '@carillon/kit/store/store-format.ts';
import type mongoose from 'mongoose';
import { type AccessTokenStore, createAccessTokenStore } from './access-tokens.ts';
import { type ClientKeyStore, createClientKeyStore } from './client-keys.ts';
import { type ConnectionStore, createConnectionStore } from './connections.ts';
import { connectionsWithIds } from './connections-with-ids.ts';
import { createDataExportStore, type DataExportStore } from './data-exports.ts';
import { createDeletionStore, type DeletionStore } from './deletions.ts';
import { createInvitationStore, type InvitationStore } from './invitations.ts';
import { createLoginPlaceStore, type LoginPlaceStore } from './login-places.ts';
import { createLoginTriesStore, type LoginTriesStore } from './login-tries.ts';
import { membersIntoWorkspaces } from './members-into-workspaces.ts';
import { createNetworkAppStore, type NetworkAppStore } from './network-apps.ts';
import { createOauthStateStore, type OauthStateStore } from './oauth-states.ts';
import { createPasskeyChallengeStore, type PasskeyChallengeStore } from './passkey-challenges.ts';
import { createPasskeyStore, type PasskeyStore } from './passkeys.ts';
import { createPasswordResetStore, type PasswordResetStore } from './password-resets.ts';
import { createPendingLoginStore, type PendingLoginStore } from './pending-logins.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { createRevocationStore, type RevocationStore } from './revocations.ts';
import { createSecondFactorStore, type SecondFactorStore } from './second-factors.ts';
import { createSessionStore, type SessionStore } from './sessions.ts';
import { createSignInStateStore, type SignInStateStore } from './sign-in-states.ts';
import { createSignInTicketStore, type SignInTicketStore } from './sign-in-tickets.ts';
import { createUserStore, type UserStore } from './users.ts';
import { createWorkspaceStore, type WorkspaceStore } from './workspaces.ts';

export interface Stores extends OpenDatabase {
  readonly personalData: PersonalData;
  readonly users: UserStore;
  readonly workspaces: WorkspaceStore;
  readonly invitations: InvitationStore;
  readonly sessions: SessionStore;
  readonly accessTokens: AccessTokenStore;
  readonly loginTries: LoginTriesStore;
  readonly loginPlaces: LoginPlaceStore;
  readonly pendingLogins: PendingLoginStore;
  readonly secondFactors: SecondFactorStore;
  readonly passkeys: PasskeyStore;
  readonly passkeyChallenges: PasskeyChallengeStore;
  readonly passwordResets: PasswordResetStore;
  readonly states: OauthStateStore;
  readonly signInStates: SignInStateStore;
  readonly signInTickets: SignInTicketStore;
  readonly connections: ConnectionStore;
  readonly revocations: RevocationStore;
  readonly networkApps: NetworkAppStore;
  readonly clientKeys: ClientKeyStore;
  readonly deletions: DeletionStore;
  readonly dataExports: DataExportStore;
  /** Collections with events that wait to be sent. */
  readonly outboxes: readonly mongoose.Model<never>[];
  /** When the oldest was made of the events that wait to be sent. */
  oldestEvent(): Promise<Date | null>;
}

/** Raised when what is stored changes its form. */
export const format = storeFormat(3, [membersIntoWorkspaces, connectionsWithIds]);

export async function openStores(place: DatabasePlace): Promise<Stores> {
  const stores = await openDatabase(place, format, createStores);
  const { users, passwordResets, sessions, accessTokens, connections, deletions } = stores;
  const { workspaces, invitations, dataExports } = stores;
  const outboxes = [
    ...[users, passwordResets, sessions, accessTokens, connections, deletions],
    ...[workspaces, invitations, dataExports],
  ].map(({ outbox }) => outbox);
  return { ...stores, outboxes, oldestEvent: () => oldestEvent(outboxes) };
}

const createStores = (connection: mongoose.Connection) => ({
  personalData: createPersonalData(connection, PERSONAL_DATA),
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
  clientKeys: createClientKeyStore(connection),
  deletions: createDeletionStore(connection),
  dataExports: createDataExportStore(connection),
});

import { oldestEvent } from '@carillon/kit/outbox/outbox-age.ts';
import { connectStore, pingStore } from '@carillon/kit/store/connect.ts';
import { asUnavailable } from '@carillon/kit/store/store-unavailable.ts';
import { type ConnectionStore, createConnectionStore } from './connections.ts';
import { createLoginPlaceStore, type LoginPlaceStore } from './login-places.ts';
import { createLoginTriesStore, type LoginTriesStore } from './login-tries.ts';
import { createOauthStateStore, type OauthStateStore } from './oauth-states.ts';
import { createSessionStore, type SessionStore } from './sessions.ts';
import { createUserStore, type UserStore } from './users.ts';
import { createWorkspaceStore, type WorkspaceStore } from './workspaces.ts';

export interface Stores {
  readonly users: UserStore;
  readonly workspaces: WorkspaceStore;
  readonly sessions: SessionStore;
  readonly loginTries: LoginTriesStore;
  readonly loginPlaces: LoginPlaceStore;
  readonly states: OauthStateStore;
  readonly connections: ConnectionStore;
  /** When the oldest was made of the events that wait to be sent. */
  oldestEvent(): Promise<Date | null>;
  ping(): Promise<unknown>;
  close(): Promise<void>;
}

/** Raised when what is stored changes its form. */
const FORMAT = 1;

/** Opens the database; resolves when its indexes are there, since uniqueness rests on them. */
export async function openStores(uri: string, database: string): Promise<Stores> {
  const connection = await connectStore(uri, database, { format: FORMAT });
  const stores = {
    users: createUserStore(connection),
    workspaces: createWorkspaceStore(connection),
    sessions: createSessionStore(connection),
    loginTries: createLoginTriesStore(connection),
    loginPlaces: createLoginPlaceStore(connection),
    states: createOauthStateStore(connection),
    connections: createConnectionStore(connection),
  };
  try {
    await Promise.all(Object.values(stores).map((store) => store.ready()));
  } catch (error) {
    await connection.close();
    throw asUnavailable(uri, error);
  }
  const outboxes = [stores.sessions.outbox, stores.connections.outbox];
  return {
    ...stores,
    oldestEvent: () => oldestEvent(outboxes),
    ping: () => pingStore(connection),
    close: () => connection.close(),
  };
}

import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { UserStore } from '../stores/users.ts';
import type { WorkspaceStore } from '../stores/workspaces.ts';

/** Dependencies of all changes of a workspace's members. */
export interface TeamDeps {
  readonly stores: {
    readonly workspaces: WorkspaceStore;
    readonly users: Pick<UserStore, 'find' | 'list' | 'prove'>;
  };
  readonly relay: Pick<Relay, 'nudge'>;
  readonly telemetry: Pick<Telemetry, 'securityLog'>;
  clock(): Date;
}

/** The user who acts, in which workspace, and from where. */
export interface Acting {
  readonly userId: string;
  readonly workspaceId: string;
  readonly address: string;
}

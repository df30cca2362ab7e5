import type { Server } from '../../../deploy/standalone/testing/servers/server.ts';
import type { Victim } from './victim.ts';

export interface StoreUris {
  readonly posts: string;
  readonly identity: string;
}

/** Carillon in a run: its processes and their servers. */
export interface System {
  /** Where users reach it. */
  readonly url: string;
  /** Where the data of each service is. */
  readonly storeUris: StoreUris;
  /** In the order in which they start. */
  readonly stages: readonly (readonly Victim[])[];
  /** Whose clock judges users' times. */
  readonly apiSkewMs: number;
  /** Names for the fault plan, more often the more often they should be ended. */
  readonly targets: readonly string[];
  /** Processes that may be frozen: others take over from them. */
  readonly freezable: readonly string[];
  /** Connections that something may happen to. */
  readonly links: readonly string[];
  /** Servers, which are killed and restarted but are no processes of ours. */
  readonly servers: ReadonlyMap<string, Pick<Server, 'restart'>>;
  /** Releases everything besides its processes. */
  close(): Promise<void>;
}

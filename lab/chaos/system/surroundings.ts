import { startBroker } from '../../../deploy/standalone/testing/servers/broker.ts';
import { hasRedis } from '../../../deploy/standalone/testing/servers/redis.ts';
import type { Server } from '../../../deploy/standalone/testing/servers/server.ts';
import type { Options } from '../options.ts';
import { startJavaStore } from './java-store.ts';
import { type LinkServer, startLinkServer } from './link-server.ts';

/** Servers that all runs of a distributed Carillon share; each has names or data of its own in them. */
export interface Surroundings {
  readonly broker: Server;
  /** A database server for all services that is not ours to kill; null for a run's own embedded store. */
  readonly storeUri: string | null;
  /**
   * The same for posts alone: mongo-java-server knows no updates by pipeline, which identity counts wrong logins with.
   */
  readonly postsUri: string | null;
  /** Whether each run is to have a Redis. */
  readonly redis: boolean;
  /** Null when the services are connected directly. */
  readonly links: LinkServer | null;
  close(): Promise<void>;
}

export async function openSurroundings({ store, storeUri, links }: Options): Promise<Surroundings> {
  const open: { close(): Promise<void> }[] = [];
  const keep = async <T extends { close(): Promise<void> }>(starting: Promise<T>): Promise<T> => {
    const started = await starting;
    open.push(started);
    return started;
  };
  const close = async (): Promise<void> => {
    await Promise.all(open.map((one) => one.close()));
  };
  try {
    const linkServer = links ? await keep(startLinkServer()) : null;
    const java = store === 'java' ? await keep(startJavaStore()) : null;
    const broker = await keep(startBroker());
    const postsUri = java?.url ?? storeUri;
    return { broker, storeUri, postsUri, redis: hasRedis(), links: linkServer, close };
  } catch (error) {
    await close();
    throw error;
  }
}

import type { ProcessDescriptor, ServiceDescriptor } from '@carillon/contracts/service.ts';
import type { Hono } from 'hono';
import type { Bus } from '../bus/bus.ts';
import { createServiceClient, type DelegateClient, type Transports } from '../http/service-client.ts';
import type { Signer } from '../identity/identity-token.ts';
import type { PublicKeys } from '../identity/service-keys.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { SecurityLog } from '../security-log.ts';
import type { DatabasePlace } from '../store/open-database.ts';
import { declaredBus } from './declared-bus.ts';

/** A demo account, whose password everybody may know: `making` where this installation is made for one to be taken over. */
export type DemoState = 'off' | 'making' | 'coming' | 'on' | 'failed';

/** The environment of a service, as its descriptor requests it. */
export interface Runtime {
  readonly log: Log;
  readonly securityLog: SecurityLog;
  readonly metrics: Metrics;
  /** The service's own database. */
  readonly store: DatabasePlace;
  readonly bus: Bus;
  /** Where calls are counted for several processes together, if anywhere. */
  readonly redisUrl: string | undefined;
  /** Keys that verify who signed a call. */
  readonly publicKeys: PublicKeys;
  /** The way to the services that it calls, and a client that signs for it. */
  readonly signer: Signer;
  readonly transports: Transports;
  readonly services: DelegateClient;
  /** Where the process listens. */
  readonly listening: { readonly host: string; readonly port: number; readonly drainMs?: number };
  /** Other apps on this origin by path; `/` for operators' probes. */
  readonly sites: Readonly<Record<string, Hono>>;
  /** No other process uses the store, nor did when this one started, so existing leases belonged to a dead process. */
  readonly alone: boolean;
  clock(): Date;
  /** How it is with a demo account by now. */
  demo(): DemoState;
}

type RuntimeParts = Pick<Runtime, 'log' | 'securityLog' | 'metrics' | 'listening'> &
  Partial<Omit<Runtime, 'store' | 'services'>> & {
    readonly store?: Omit<DatabasePlace, 'database'> & { readonly prefix: string };
  };

/** A runtime that provides what a process declares, and rejects everything else. */
export function createRuntime(
  { name: service, publishes }: ServiceDescriptor,
  process: ProcessDescriptor,
  parts: RuntimeParts,
): Runtime {
  const { bus, store, publicKeys, signer, transports = {} } = parts;
  const declared = <T>(value: T | undefined, what: string): T => {
    if (value === undefined)
      throw new Error(`process ${process.name} uses ${what}; its descriptor does not say so`);
    return value;
  };
  const guarded =
    bus && process.servers.includes('rabbitmq') ? declaredBus(bus, process, publishes) : undefined;
  const services = signer && createServiceClient(signer, transports);
  return {
    redisUrl: undefined,
    sites: {},
    alone: false,
    clock: () => new Date(),
    demo: () => 'off',
    ...parts,
    transports,
    get store() {
      const { prefix, ...place } = declared(
        process.servers.includes('mongodb') ? store : undefined,
        'MongoDB',
      );
      return { ...place, database: `${prefix}_${service}` };
    },
    get bus() {
      return declared(guarded, 'the bus');
    },
    get publicKeys() {
      return declared(process.kind === 'api' ? publicKeys : undefined, 'public keys');
    },
    get signer() {
      return declared(signer, 'other services');
    },
    get services() {
      return declared(services, 'other services');
    },
  };
}

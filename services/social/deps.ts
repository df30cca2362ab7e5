import { setTimeout as wait } from 'node:timers/promises';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { tracedFetch } from '@carillon/kit/tracing/traced-fetch.ts';
import type { ClientKeys } from './capabilities/client-keys.ts';
import type { Registrations } from './capabilities/registrations.ts';

/** The clients' outside dependencies, so that tests need neither a network nor time. */
export interface SocialDeps {
  readonly fetch: typeof fetch;
  /** Carillon's apps on the servers of a network that has many; there where accounts are connected. */
  registrations?(network: PlatformName): Registrations;
  /** The keys by which Carillon proves to servers who it is; there where accounts are connected. */
  clientKeys?(network: PlatformName): ClientKeys;
  now(): Date;
  /** Rejects when the signal is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export const systemDeps: SocialDeps = {
  fetch: tracedFetch,
  now: () => new Date(),
  sleep: (ms, signal) => wait(ms, undefined, signal ? { signal } : {}),
};

import type { z } from 'zod';
import type { SocialDeps } from './deps.ts';
import type { SocialNetwork } from './network.ts';

/** The sandbox's address, and how its apps' secrets are derived. */
export interface SandboxPlace {
  readonly url: string;
  secretOf(network: string): string;
}

/** How a network's client is created; each has its own in <network>/setup.ts. */
export interface NetworkSetup<Settings> {
  /** Its settings in the environment, spread into a service's own. */
  readonly env: z.ZodRawShape;
  /** The client's settings by the operator's own, from a configuration that has `env` in it; null without credentials. */
  own(config: object): Settings | null;
  /** Settings that point the client at the sandbox. */
  sandbox(place: SandboxPlace): Settings;
  /**
   * Its own settings with the sandbox as an additional server: for a network with many servers, which needs no
   * credentials, so the sandbox never replaces it. `besideSandbox` builds the client from them.
   */
  beside?(settings: Settings, place: SandboxPlace): Settings;
  /** Carillon's app id at the sandbox; null where no app is registered. */
  readonly sandboxApp: string | null;
  create(settings: Settings, deps: SocialDeps): SocialNetwork;
}

/** `NetworkSetup.own` for a configuration of its own environment. */
export const configured =
  <Shape extends z.ZodRawShape, Settings>(
    _env: Shape,
    readSettings: (config: z.output<z.ZodObject<Shape>>) => Settings | null,
  ) =>
  (config: object): Settings | null =>
    readSettings(config as z.output<z.ZodObject<Shape>>);

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Only what is set, so it can be spread over defaults. */
export const dropUndefined = <T extends object>(settings: T): Defined<T> =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as Defined<T>;

/** A picture is ready at once in the sandbox, a film in seconds. */
export const SANDBOX_POLL_DELAYS_MS = [50, 200, 500, 1000, 1000, 2000, 5000, 10_000, 30_000, 60_000];

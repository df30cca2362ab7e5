import { z } from 'zod';
import type { EventKind } from './event.ts';
import type { Operation } from './operation.ts';
import type { CallerName, ServiceName } from './service-names.ts';

const PUBLIC_PATH = /^\/$|^(?:\/[a-z.][A-Za-z0-9._-]*)+(?:\/\*|(?:\/:[a-z]+){1,2})?$/;
const SERVICE_NAME = /^[a-z][a-z0-9]{1,23}$/;

const serviceName = z
  .custom<ServiceName>()
  .refine((name) => SERVICE_NAME.test(String(name)), 'must be 2 to 24 small letters and digits');
const settingName = z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'must be the name of an environment variable');
const port = z.int().min(1024).max(65_535);
const eventKind = z.custom<EventKind>((kind) => typeof (kind as EventKind | null)?.type === 'string');
const operation = z.custom<Operation>((one) => typeof (one as Operation | null)?.id === 'string');

/** A setting for operators, as `npm run settings` lists it. Its type and default are in the service's `config.ts`. */
const setting = z.strictObject({
  meaning: z.string(),
  /** The value if it is not set and `config.ts` has no default. */
  default: z.string().optional(),
  /** Given to no process that does not name it. */
  secret: z.boolean().default(false),
  /** A secret of another process; where it is set, this setting is `on` unless the operator sets it. */
  onWith: settingName.optional(),
});

const processSchema = z.strictObject({
  /**
   * `api`: answers the service's operations. `site`: answers browsers and others at an address of its own.
   * `worker`: works in the background.
   */
  kind: z.enum(['api', 'site', 'worker']),
  summary: z.string(),
  /** The file that starts it, in the service's folder. */
  main: z.string().default('main.ts'),
  /** Its default port, unless PORT is set. */
  port: port.optional(),
  /** Its default port for operators, unless OPS_PORT is set. */
  opsPort: port,
  servers: z.array(z.enum(['mongodb', 'rabbitmq', 'redis'])).default([]),
  /** The services whose operations it calls; they start before it. */
  calls: z.union([z.literal('all'), z.array(serviceName)]).default([]),
  /** Others that it calls only while it answers a user, or can wait for, so that they may start after it, and call it themselves. */
  callsLater: z.array(serviceName).default([]),
  /** It calls addresses outside the installation: a network, a model, a payment or mail provider, or a user's link. */
  callsOutside: z.boolean().default(false),
  /** Where those answer, if not where pages do. */
  outsidePorts: z.array(z.int().min(1).max(65_535)).default([443, 80]),
  /** The kinds of event that it subscribes to. */
  subscribesTo: z.array(eventKind).default([]),
  /** Settings of 32 random bytes that the installation makes once. */
  keys: z.array(settingName).default([]),
  /** Settings of any number of previous keys, which still decrypt: the setting of that other one. */
  previousKeys: z.record(settingName, settingName).default({}),
  /** Settings that name a folder, and its place below the data folder. */
  folders: z.record(settingName, z.string()).default({}),
  settings: z.record(settingName, setting).default({}),
  /** A site's path where it shares one origin with others, and the setting that says where it is. */
  site: z.strictObject({ path: z.string().startsWith('/'), setting: settingName }).optional(),
  /**
   * Paths that outside programs fetch at the origin unprompted: networks, calendar apps, search engines, link previews.
   * A page (`/pricing`), a folder (`/assets/*`), or a folder of secrets that open themselves (`/media/:token`),
   * optionally with a name behind the secret (`/calendar/:secret/:name`). robots.txt allows only these of a process;
   * the gateway forwards those of an `api`.
   */
  publicPaths: z
    .array(z.string().regex(PUBLIC_PATH, 'must be like /pricing, /assets/* or /media/:token'))
    .default([]),
  /** The public paths whose calls are limited by client address. A page requests many of the others at once. */
  limitedPaths: z.array(z.string()).default([]),
  /** How many instances it has when each process runs separately. */
  replicas: z.strictObject({ setting: settingName, most: z.int() }).optional(),
  /** Runs only while a network without credentials needs the sandbox. */
  sandboxOnly: z.boolean().default(false),
});

const serviceSchema = z.strictObject({
  name: serviceName,
  operations: z.array(operation).default([]),
  /** The kinds of event that it publishes. */
  publishes: z.array(eventKind).default([]),
  /** Why the service stores nothing about users and workspaces, although it has a database. */
  keepsNoUserData: z.string().optional(),
  processes: z.record(z.string().regex(SERVICE_NAME), processSchema),
});

export type SettingDescriptor = z.output<typeof setting>;

/** One process of a service: what it needs, and what it offers. */
export interface ProcessDescriptor extends z.output<typeof processSchema> {
  readonly name: CallerName;
  readonly service: ServiceName;
}

/** A service's description of itself. Gateway, compositions, images and permissions are derived from it. */
export interface ServiceDescriptor {
  readonly name: ServiceName;
  readonly operations: readonly Operation[];
  readonly publishes: readonly EventKind[];
  readonly keepsNoUserData?: string | undefined;
  readonly processes: readonly ProcessDescriptor[];
}

/** @throws ZodError naming each field that is wrong */
export function defineService(definition: z.input<typeof serviceSchema>): ServiceDescriptor {
  const { processes, ...service } = serviceSchema.parse(definition);
  return {
    ...service,
    processes: Object.entries(processes).map(([name, one]) => ({
      ...one,
      name: name as CallerName,
      service: service.name,
    })),
  };
}

/** Whether it signs calls, and so needs a key. */
export const signs = ({ calls, callsLater }: Pick<ProcessDescriptor, 'calls' | 'callsLater'>): boolean =>
  calls.length + callsLater.length > 0;

/** The setting that has another service's address. */
export const urlSettingOf = (service: ServiceName): string => `${service.toUpperCase()}_URL`;

/** The setting that has a process's signing key, where there are several processes'. */
export const signingKeyOf = (process: CallerName): string => `${process.toUpperCase()}_SIGNING_KEY`;

/** The services that a process calls, of those that are there. */
export const servicesCalledBy = (
  { calls, callsLater, name: self }: Pick<ProcessDescriptor, 'calls' | 'callsLater' | 'name'>,
  processes: readonly ProcessDescriptor[],
): readonly ServiceName[] =>
  calls === 'all'
    ? processes.filter(({ kind, name }) => kind === 'api' && name !== self).map(({ service }) => service)
    : [...calls, ...callsLater];

/** Whether it answers at the origin's root: pages, and the way to everything else. */
export const isFront = ({ site }: Pick<ProcessDescriptor, 'site'>): boolean => site?.path === '/';

import path from 'node:path';
import { CLOSING_MS, endsWithinMs } from '@carillon/contracts/answer-time.ts';
import type { ProcessDescriptor, ServiceDescriptor } from '@carillon/contracts/service.ts';
import type { Services } from '@carillon/kit/service/read-services.ts';
import { MFE_PORTS } from '../pieces/mfes.ts';
import { mongodbPasswordOf, rabbitmqPasswordOf, redisPasswordOf } from '../pieces/passwords.ts';
import { type RabbitmqRights, rabbitmqRights } from '../pieces/rabbitmq-users.ts';
import { apisCalledBy, listKnownSites } from '../pieces/reach.ts';
import { listValueSources, type Source } from '../pieces/value-sources.ts';

/** The chart's data about one kind of pod. */
export interface Piece {
  readonly image: string;
  /** The module to run in place of the image's command. */
  readonly main?: string;
  /** Where it answers callers; a worker doesn't. */
  readonly port?: number;
  readonly opsPort: number;
  /** How long a pod may take to shut down after its signal, so that no call is cut off. */
  readonly endsWithinSeconds: number;
  readonly site?: ProcessDescriptor['site'];
  readonly mfe?: string;
  readonly sandboxOnly?: true;
  /** At which ports it calls addresses outside. */
  readonly callsOutside?: readonly number[];
  readonly mostReplicas?: number;
  /** Its user at each server; a database is a user's. */
  readonly users: Partial<Readonly<Record<Server, string>>>;
  readonly rabbitmq?: Omit<RabbitmqRights, 'user'>;
  /** Other pieces, by the setting that has their address. */
  readonly calls: Readonly<Record<string, string>>;
  /** The pieces that come to its port; those outside are not among them. */
  readonly calledBy: readonly string[];
  readonly folders: Readonly<Record<string, string>>;
  /** The keys of its Secret, each with its name among those of the whole installation. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly optionalSecrets: Readonly<Record<string, string>>;
  /** The settings that an operator may set. */
  readonly settings: readonly string[];
}

type Server = ProcessDescriptor['servers'][number];
export type Pieces = Readonly<Record<string, Piece>>;

/** Every kind of pod, by its name: as the services' descriptors and the micro-frontends' manifests have them. */
export function piecesOf({ all, processes }: Services, mfes: readonly string[]): Pieces {
  const rights = rabbitmqRights(all);
  const front = processes.filter(({ service }) => service === 'gateway').map(({ name }) => name);
  return {
    ...Object.fromEntries(
      processes.map((one) => [
        one.name,
        pieceOf(one, processes, { rights, endsWithinMs: endsWithinMs(one, all) }),
      ]),
    ),
    ...Object.fromEntries(mfes.map((name) => [`mfe-${name}`, mfePiece(name, front)])),
  };
}

const mfePiece = (mfe: string, calledBy: readonly string[]): Piece => ({
  image: `mfe-${mfe}`,
  ...MFE_PORTS,
  endsWithinSeconds: CLOSING_MS / 1000,
  mfe,
  calledBy,
  users: {},
  calls: {},
  folders: {},
  secrets: {},
  optionalSecrets: {},
  settings: [],
});

function pieceOf(
  process: ProcessDescriptor,
  all: readonly ProcessDescriptor[],
  { rights, endsWithinMs }: { readonly rights: readonly RabbitmqRights[]; readonly endsWithinMs: number },
): Piece {
  const { service, name, main, port, opsPort, site, sandboxOnly, callsOutside, outsidePorts, replicas } =
    process;
  const apis = Object.entries(listValueSources(process, all));
  const those = <F extends Source['from']>(from: F) =>
    apis.flatMap(([setting, source]) =>
      source.from === from ? [[setting, source as Extract<Source, { from: F }>] as const] : [],
    );
  const ownRabbitmqRights = rights.find(({ user }) => user === name);
  const secrets = (optional: boolean) =>
    Object.fromEntries(
      those('secret').flatMap(([setting, one]) => (one.optional === optional ? [[setting, one.name]] : [])),
    );
  return {
    image: service,
    ...(main !== 'main.ts' && { main }),
    ...(port && { port }),
    opsPort,
    endsWithinSeconds: endsWithinMs / 1000,
    ...(site && { site }),
    ...(sandboxOnly && { sandboxOnly }),
    ...(callsOutside && { callsOutside: outsidePorts }),
    ...(replicas && { mostReplicas: replicas.most }),
    users: usersAt(process),
    ...(ownRabbitmqRights && {
      rabbitmq: { permissions: ownRabbitmqRights.permissions, topics: ownRabbitmqRights.topics },
    }),
    calls: Object.fromEntries(
      those('service').map(([setting, one]) => [setting, apiOf(one.service, all).name]),
    ),
    calledBy: callersOf(process, all),
    folders: Object.fromEntries(
      those('folder').map(([setting, { below }]) => [setting, path.posix.join('/data', below)]),
    ),
    secrets: { ...secrets(false), ...passwordsOf(process) },
    optionalSecrets: secrets(true),
    settings: those('operator').map(([setting]) => setting),
  };
}

/** At MongoDB it is the service that has a user, at the others the process. */
const usersAt = ({ name, service, servers }: ProcessDescriptor): Piece['users'] =>
  Object.fromEntries(servers.map((server) => [server, server === 'mongodb' ? service : name]));

function passwordsOf({ name, service, servers }: ProcessDescriptor): Piece['secrets'] {
  const imageTags: Record<Server, readonly [string, string]> = {
    mongodb: ['MONGODB_PASSWORD', mongodbPasswordOf(service)],
    rabbitmq: ['RABBITMQ_PASSWORD', rabbitmqPasswordOf(name)],
    redis: ['REDIS_PASSWORD', redisPasswordOf(name)],
  };
  return Object.fromEntries(servers.map((server) => imageTags[server]));
}

function apiOf(service: ServiceDescriptor['name'], all: readonly ProcessDescriptor[]): ProcessDescriptor {
  const api = all.find((one) => one.service === service && one.kind === 'api');
  if (!api) throw new Error(`${service} has no API`);
  return api;
}

const callersOf = (process: ProcessDescriptor, all: readonly ProcessDescriptor[]): string[] =>
  all
    .filter((one) => [...apisCalledBy(one, all), ...listKnownSites(one, all)].includes(process))
    .map(({ name }) => name);

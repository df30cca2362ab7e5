import path from 'node:path';
import { isFront, type ProcessDescriptor } from '@carillon/contracts/service.ts';
import { socketPlace } from '@carillon/embedded-store/socket-place.ts';
import { folderOf } from '@carillon/kit/service/read-services.ts';
import { hostOf, isReachedHereAlone, needsSandbox, plansOf } from '../standalone/config.ts';
import { type Keys, keyNames, publicKeysOf } from '../standalone/keys.ts';
import { type Installation, settingsFor } from '../standalone/settings-for.ts';
import { startOrder } from '../standalone/start-order.ts';
import type { DistributedConfig } from './config.ts';
import { type PortPlan, type Ports, planPorts } from './ports.ts';
import { withhold } from './withhold.ts';

/** One process of Carillon. */
export interface Piece {
  readonly name: string;
  /** Below the root of the checkout. */
  readonly script: string;
  readonly env: Readonly<Record<string, string>>;
  /** Answers well once the piece can do its work. */
  readonly readyUrl: string;
}

export interface Plan {
  /** In the order in which they start; they stop in reverse order. Those of one stage start together. */
  readonly stages: readonly (readonly Piece[])[];
  /** The process that upgrades the databases, before that stage. */
  readonly migration: Pick<Piece, 'script' | 'env'> & { readonly beforeStage: number };
  /** Where browsers find each gateway. */
  readonly urls: readonly string[];
  /** Removes what was created for it outside the data folder. */
  release(): void;
}

/** Only the gateways are public: the services behind them trust every caller that can reach them. */
const LOOPBACK = '127.0.0.1';

/** A process, and where each of its replicas answers. */
interface Placed {
  readonly process: ProcessDescriptor;
  readonly ports: readonly Ports[];
}

/** Which processes there are, and each one's settings. */
export async function planPieces(config: DistributedConfig, keys: Keys): Promise<Plan> {
  const { processes } = config.services;
  const ports = planPorts(config.PORT);
  const main = await ports.next();
  const PUBLIC_URL = config.PUBLIC_URL ?? `http://localhost:${main.api}`;
  const store = config.MONGODB_URI ? null : await storePiece(config, ports);
  // Pieces that are left out have ports too, so the others' stay the same.
  const everywhere = await place(config, ports, main);
  const placed = everywhere.filter(({ process }) => !process.sandboxOnly || needsSandbox(config));
  const installation = {
    dataFolder: config.CARILLON_DATA,
    keys,
    publicKeys: publicKeysOf(keys, keyNames(processes)),
    sites: { ...sitesOf(everywhere, placed), PUBLIC_URL },
    services: servicesOf(placed),
    reachedHereAlone: isReachedHereAlone(config),
    plans: plansOf(config),
  };
  const servers = { MONGODB_URI: config.MONGODB_URI ?? store?.uri ?? '', AMQP_URL: config.AMQP_URL };
  const sharedSettings = { ...servers, MONGODB_PREFIX: config.MONGODB_PREFIX, LOG_LEVEL: config.LOG_LEVEL };
  const piecesOf = (process: ProcessDescriptor): Piece[] => {
    const settings = {
      ...sharedSettings,
      ...withhold(process, processes),
      ...settingsFor(process, installation),
    };
    const at = placed.find((one) => one.process === process)?.ports ?? [];
    return at.map((where, n) => pieceAt(config, process, { n, where, settings }));
  };
  const stages = startOrder(placed.map(({ process }) => process));
  const fronts = placed.find(({ process }) => isFront(process))?.ports ?? [];
  return {
    stages: [
      ...(store ? [[{ ...store.piece, env: { ...withhold(null, processes), ...store.piece.env } }]] : []),
      ...stages.map((stage) => stage.flatMap(piecesOf)),
    ],
    migration: {
      script: 'deploy/distributed/migrate.ts',
      beforeStage: store ? 1 : 0,
      env: {
        ...withhold(null, processes),
        MONGODB_URI: sharedSettings.MONGODB_URI,
        MONGODB_PREFIX: config.MONGODB_PREFIX,
        STORE_FOLDER: store?.piece.env.STORE_FOLDER ?? '',
      },
    },
    urls: [PUBLIC_URL, ...fronts.slice(1).map(({ api }) => `http://localhost:${api}`)],
    release: () => store?.release(),
  };
}

async function place(config: DistributedConfig, ports: PortPlan, main: Ports): Promise<Placed[]> {
  const placed: Placed[] = [];
  for (const process of config.services.processes) {
    const ownPorts: Ports[] = isFront(process) ? [main] : [];
    const count = config.replicas[process.replicas?.setting ?? ''] ?? 1;
    while (ownPorts.length < count) ownPorts.push(await ports.next());
    placed.push({ process, ports: ownPorts });
  }
  return placed;
}

/** Empty for a site that is left out: nobody is to look for it. */
const sitesOf = (everywhere: readonly Placed[], placed: readonly Placed[]): Installation['sites'] =>
  Object.fromEntries(
    everywhere.flatMap((one) => {
      const { site } = one.process;
      const url = placed.includes(one) ? `http://localhost:${one.ports[0]?.api}${site?.path}` : '';
      return site ? [[site.setting, url]] : [];
    }),
  );

const servicesOf = (placed: readonly Placed[]): Installation['services'] =>
  Object.fromEntries(
    placed
      .filter(({ process }) => process.kind === 'api')
      .map(({ process, ports }) => [process.service, `http://${LOOPBACK}:${ports[0]?.api}`]),
  );

interface Replica {
  readonly n: number;
  readonly where: Ports;
  readonly settings: Readonly<Record<string, string>>;
}

function pieceAt(
  config: DistributedConfig,
  process: ProcessDescriptor,
  { n, where, settings }: Replica,
): Piece {
  const { name, service, main, replicas } = process;
  return {
    name: replicas ? `${name}-${n + 1}` : name,
    script: `${folderOf(service)}/${main}`,
    env: { ...settings, ...listenAt(where, isFront(process) ? hostOf(config) : LOOPBACK) },
    readyUrl: readyUrlOf(where),
  };
}

const listenAt = ({ api, ops }: Ports, host: string) => ({
  PORT: String(api),
  HOST: host,
  OPS_PORT: String(ops),
  OPS_HOST: LOOPBACK,
});

const readyUrlOf = ({ ops }: Ports): string => `http://${LOOPBACK}:${ops}/readyz`;

interface StorePlan {
  readonly piece: Piece;
  readonly uri: string;
  release(): void;
}

async function storePiece(config: DistributedConfig, ports: PortPlan): Promise<StorePlan> {
  const STORE_FOLDER = path.join(config.CARILLON_DATA, 'store');
  const where = await ports.next();
  const settings = { ...listenAt(where, LOOPBACK), STORE_FOLDER, LOG_LEVEL: config.LOG_LEVEL };
  const script = 'deploy/distributed/store-server.ts';
  const plan = { name: 'store', script, readyUrl: readyUrlOf(where) };
  if (process.platform === 'win32')
    return {
      uri: `mongodb://${LOOPBACK}:${where.api}/`,
      piece: { ...plan, env: settings },
      release: () => undefined,
    };
  const { socketPath, remove } = socketPlace(STORE_FOLDER);
  return {
    uri: `mongodb://${encodeURIComponent(socketPath)}/`,
    piece: { ...plan, env: { ...settings, STORE_SOCKET: socketPath } },
    release: remove,
  };
}

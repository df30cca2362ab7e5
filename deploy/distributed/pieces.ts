import path from 'node:path';
import { socketPlace } from '@carillon/embedded-store/socket-place.ts';
import { hostOf, needsSandbox } from '../standalone/config.ts';
import type { Keys } from '../standalone/keys.ts';
import type { DistributedConfig } from './config.ts';
import { handOutSecrets, type Role } from './hand-out-secrets.ts';
import { type PortPlan, type Ports, planPorts } from './ports.ts';

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
  /** In the order in which they start; they end the other way round. Those of one stage start together. */
  readonly stages: readonly (readonly Piece[])[];
  /** Where browsers find each gateway. */
  readonly urls: readonly string[];
  /** Takes away what was made for it outside the data folder. */
  release(): void;
}

/** Only the gateways are for others: what stands behind them trusts whoever can reach it. */
const LOOPBACK = '127.0.0.1';

/** Which processes there are, and what each is told. */
export async function planPieces(config: DistributedConfig, keys: Keys): Promise<Plan> {
  const ports = planPorts(config.PORT);
  const main = await ports.next();
  const PUBLIC_URL = config.PUBLIC_URL ?? `http://localhost:${main.api}`;
  const store = config.MONGODB_URI ? null : await storePiece(config, ports);
  const shared = {
    PUBLIC_URL,
    MEDIA_FOLDER: path.join(config.CARILLON_DATA, 'media'),
    LOG_LEVEL: config.LOG_LEVEL,
  };

  const identity = await service('identity', 'services/identity/main.ts', ports);
  const posts = await service('posts', 'services/posts/main.ts', ports);
  const ai = await service('ai', 'services/ai/main.ts', ports);
  // Its ports are its own when it is not there too, so that the workers' stay the same.
  const itsSandbox = await sandboxPiece(config, PUBLIC_URL, ports);
  const sandbox = needsSandbox(config) ? itsSandbox : null;
  const workers = await several(config.WORKERS, (n) =>
    service(`worker-${n}`, 'services/posts/main-worker.ts', ports),
  );
  const gateways = [gatewayAt('gateway-1', main, hostOf(config))];
  for (let n = 2; n <= config.GATEWAYS; n++)
    gateways.push(gatewayAt(`gateway-${n}`, await ports.next(), hostOf(config)));

  const SANDBOX_URL = sandbox?.env.SANDBOX_URL ?? '';
  const found = {
    ...shared,
    SANDBOX_URL,
    SANDBOX: config.SANDBOX,
    SANDBOX_SECRET: keys.SANDBOX_KEY?.toString('hex') ?? '',
    IDENTITY_URL: urlOf(identity),
    POSTS_URL: urlOf(posts),
    AI_URL: urlOf(ai),
  };
  const servers = { MONGODB_URI: config.MONGODB_URI ?? store?.uri ?? '', AMQP_URL: config.AMQP_URL };
  const told = (piece: Piece): Piece => ({
    ...piece,
    env: { ...found, ...servers, ...handOutSecrets(roleOf(piece), keys), ...piece.env },
  });
  return {
    stages: [
      ...(store ? [[{ ...store.piece, env: { ...handOutSecrets('store', keys), ...store.piece.env } }]] : []),
      [identity, ai, ...(sandbox ? [sandbox] : [])].map(told),
      [posts, ...workers].map(told),
      gateways.map(told),
    ],
    urls: [PUBLIC_URL, ...gateways.slice(1).map((piece) => urlOf(piece, 'localhost'))],
    release: () => store?.release(),
  };
}

/** Workers and gateways are numbered. */
const roleOf = ({ name }: Piece): Role => name.replace(/-\d+$/, '') as Role;

const urlOf = ({ env }: Piece, host = LOOPBACK): string => `http://${host}:${env.PORT}`;

async function service(name: string, script: string, ports: PortPlan): Promise<Piece> {
  const { api, ops } = await ports.next();
  return {
    name,
    script,
    env: { PORT: String(api), HOST: LOOPBACK, OPS_PORT: String(ops) },
    readyUrl: `http://${LOOPBACK}:${ops}/readyz`,
  };
}

const gatewayAt = (name: string, { api, ops }: Ports, host: string): Piece => ({
  name,
  script: 'gateway/main.ts',
  env: { PORT: String(api), HOST: host, OPS_PORT: String(ops), OPS_HOST: LOOPBACK },
  readyUrl: `http://${LOOPBACK}:${ops}/readyz`,
});

async function sandboxPiece(config: DistributedConfig, publicUrl: string, ports: PortPlan): Promise<Piece> {
  const { env, ...plan } = await service('sandbox', 'services/sandbox/main.ts', ports);
  const origin = new URL(publicUrl).origin;
  return {
    ...plan,
    env: {
      ...env,
      SANDBOX_URL: `http://localhost:${env.PORT}/sandbox`,
      SANDBOX_MEDIA_FOLDER: path.join(config.CARILLON_DATA, 'sandbox'),
      SANDBOX_MEDIA_ORIGINS: origin,
      SANDBOX_REDIRECT_ORIGINS: origin,
      ...(config.SANDBOX_ADMIN_TOKEN && { SANDBOX_ADMIN_TOKEN: config.SANDBOX_ADMIN_TOKEN }),
    },
  };
}

interface StorePlan {
  readonly piece: Piece;
  readonly uri: string;
  release(): void;
}

async function storePiece(config: DistributedConfig, ports: PortPlan): Promise<StorePlan> {
  const STORE_FOLDER = path.join(config.CARILLON_DATA, 'store');
  const { env, ...plan } = await service('store', 'deploy/distributed/store-server.ts', ports);
  const told = { ...env, STORE_FOLDER, LOG_LEVEL: config.LOG_LEVEL };
  if (process.platform === 'win32')
    return {
      uri: `mongodb://${LOOPBACK}:${env.PORT}/`,
      piece: { ...plan, env: told },
      release: () => undefined,
    };
  const { socketPath, remove } = socketPlace(STORE_FOLDER);
  return {
    uri: `mongodb://${encodeURIComponent(socketPath)}/`,
    piece: { ...plan, env: { ...told, STORE_SOCKET: socketPath } },
    release: remove,
  };
}

async function several<T>(count: number, make: (n: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let n = 1; n <= count; n++) made.push(await make(n));
  return made;
}

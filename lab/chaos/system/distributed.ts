import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../../../deploy/distributed/config.ts';
import { type Piece, planPieces } from '../../../deploy/distributed/pieces.ts';
import { freePorts } from '../../../deploy/processes/ports.ts';
import { completeKeys, keyNames } from '../../../deploy/standalone/keys.ts';
import { startRedis } from '../../../deploy/standalone/testing/servers/redis.ts';
import { linkServers } from './links.ts';
import { type SystemOptions, sharedSettings, someSkew } from './options.ts';
import type { Surroundings } from './surroundings.ts';
import type { System } from './system.ts';
import { createVictim } from './victim.ts';

const WORKERS = '2';
/** At most: all of Carillon with two workers, and the ones that are left out. */
const PIECES = 10;
/** See inside/plain-indexes.ts. */
const PLAIN = { CHAOS_PLAIN_INDEXES: '1' };
/** Two workers and two schedulers; what carries the publishing dies the most often. */
const TARGETS = ['worker-1', 'worker-1', 'worker-2', 'worker-2', 'posts', 'identity', 'gateway-1'];
/** The networks are the runs' own, and nothing that is published has to do with drafts. */
const LEFT_OUT = new Set(['sandbox', 'ai']);

/** Every piece in a separate process, as with `npm run start:distributed`, including the embedded store. */
export async function planDistributed(options: SystemOptions, around: Surroundings): Promise<System> {
  const { broker, storeUri, postsUri, links } = around;
  const data = path.join(options.folder, 'data');
  mkdirSync(data, { recursive: true });
  const redis = around.redis ? await startRedis(data) : null;
  const where = { AMQP_URL: broker.url, ...(storeUri !== null && { MONGODB_URI: storeUri }) };
  const config = await readConfig({
    PORT: String(await freePorts(PIECES)),
    CARILLON_DATA: data,
    WORKERS,
    ...where,
  });
  const plan = await planPieces(config, completeKeys(data, config.keys, keyNames(config.services.processes)));
  const [url = ''] = plan.urls;
  const sharedEnv = {
    ...sharedSettings(options, url, await options.openNetworks(url)),
    ...(redis && { REDIS_URL: redis.url }),
    // A server from elsewhere goes by the machine's clock, which nobody moves.
    ...((storeUri !== null || postsUri !== null) && { PUBLISH_CLOCK_LIMIT: '0' }),
  };
  const stages = plan.stages
    .map((stage) => stage.filter(({ name }) => !LEFT_OUT.has(name)))
    .map((stage) => stage.map((piece) => ({ ...piece, env: { ...piece.env, ...sharedEnv } })));
  const embedded = storeUri === null;
  const { pieces, uri } = links && embedded ? onPort(stages) : { pieces: stages, uri: storeOf(stages) };
  const ways: string[] = [];
  const victims = [];
  for (const stage of pieces) {
    const createdVictims = stage.map(async (piece) => {
      // Workers follow the store's clock: one that is off by more than allowed would take nothing.
      const skewMs = piece.name === 'store' ? 0 : someSkew(options);
      const isPosts = piece.name === 'posts' || piece.name.startsWith('worker');
      const ownPiece =
        isPosts && postsUri !== null
          ? { ...piece, env: { ...piece.env, MONGODB_URI: postsUri, ...(embedded && PLAIN) } }
          : piece;
      if (!links || piece.name === 'store') return createVictim({ ...ownPiece, skewMs }, options);
      const led = await linkServers(links, pickNeeded(ownPiece));
      ways.push(...led.links);
      return createVictim({ ...ownPiece, env: led.env, skewMs }, options);
    });
    victims.push(await Promise.all(createdVictims));
  }
  const targets = [...TARGETS, ...(embedded ? ['store'] : []), ...(redis ? ['redis'] : [])];
  return {
    url,
    storeUris: { posts: postsUri ?? uri, identity: uri },
    stages: victims,
    apiSkewMs: victims.flat().find(({ name }) => name === 'posts')?.skewMs ?? 0,
    freezable: ['worker-1', 'worker-2'],
    links: ways.sort(),
    servers: new Map([['broker', broker] as const, ...(redis ? [['redis', redis] as const] : [])]),
    targets: options.random.chance(1 / 3) ? [...targets, 'broker', 'broker'] : targets,
    async close() {
      plan.release();
      await redis?.close();
      await links?.clear();
    },
  };
}

const storeOf = (stages: readonly (readonly Piece[])[]): string =>
  stages.flat().find(({ name }) => name === 'identity')?.env.MONGODB_URI ?? '';

/** The embedded store on a port of loopback: no connection to a Unix socket can be led by another way. */
function onPort(stages: readonly (readonly Piece[])[]) {
  const port = stages.flat().find(({ name }) => name === 'store')?.env.PORT;
  const uri = `mongodb://127.0.0.1:${port}/`;
  const pieces = stages.map((stage) =>
    stage.map((piece) => {
      const { STORE_SOCKET: _, ...env } = piece.env;
      return { ...piece, env: piece.name === 'store' ? env : { ...env, MONGODB_URI: uri } };
    }),
  );
  return { pieces, uri };
}

/** The gateway gets the store's address like everyone else, and only the gateway counts limits. */
function pickNeeded({ name, env }: Piece): Pick<Piece, 'name' | 'env'> {
  const { MONGODB_URI = '', REDIS_URL, ...rest } = env;
  const gateway = name.startsWith('gateway');
  return { name, env: gateway ? { ...rest, ...(REDIS_URL && { REDIS_URL }) } : { ...rest, MONGODB_URI } };
}

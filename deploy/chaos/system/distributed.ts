import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../../distributed/config.ts';
import { planPieces } from '../../distributed/pieces.ts';
import { completeKeys } from '../../standalone/keys.ts';
import type { Broker } from './broker.ts';
import { type SystemOptions, sharedSettings, someSkew } from './options.ts';
import type { System } from './system.ts';
import { createVictim } from './victim.ts';

const WORKERS = '2';
/** Two workers and two schedulers; what carries the publishing dies the most often. */
const TARGETS = ['worker-1', 'worker-1', 'worker-2', 'worker-2', 'posts', 'store', 'identity', 'gateway-1'];

/** Every piece in a process of its own, as `npm run start:distributed` has them, with the embedded store as one. */
export async function planDistributed(options: SystemOptions, broker: Broker): Promise<System> {
  const data = path.join(options.folder, 'data');
  mkdirSync(data, { recursive: true });
  const config = readConfig({ PORT: '0', CARILLON_DATA: data, AMQP_URL: broker.url, WORKERS });
  const { stages, urls } = await planPieces(config, completeKeys(data, config));
  const [url = ''] = urls;
  const shared = sharedSettings(url, await options.openNetworks(url));
  const skews = new Map<string, number>();
  const victims = stages.map((stage) =>
    stage
      .filter(({ name }) => name !== 'sandbox')
      .map((piece) => {
        const skewMs = someSkew(options);
        skews.set(piece.name, skewMs);
        return createVictim({ ...piece, env: { ...piece.env, ...shared }, skewMs }, options);
      }),
  );
  return {
    url,
    storeUri: stages.flat().find(({ name }) => name === 'posts')?.env.MONGODB_URI ?? '',
    stages: victims,
    apiSkewMs: skews.get('posts') ?? 0,
    freezable: ['worker-1', 'worker-2'],
    targets: options.random.chance(1 / 3) ? [...TARGETS, 'broker', 'broker'] : TARGETS,
  };
}

import path from 'node:path';
import { freePort } from '../../../deploy/processes/ports.ts';
import { type SystemOptions, sharedSettings, someSkew } from './options.ts';
import type { System } from './system.ts';
import { createVictim } from './victim.ts';

/** Everything in one process, which dies as a whole, its store with it. */
export async function planStandalone(options: SystemOptions): Promise<System> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const data = path.join(options.folder, 'data');
  const env = {
    ...sharedSettings(options, url, await options.openNetworks(url)),
    PORT: String(port),
    HOST: '127.0.0.1',
    CARILLON_DATA: data,
    DEMO: 'off',
  };
  const store = `mongodb://${encodeURIComponent(path.join(data, 'store', 'store.sock'))}/`;
  const skewMs = someSkew(options);
  const plan = { name: 'app', script: 'deploy/standalone/main.ts', env, readyUrl: `${url}/readyz`, skewMs };
  return {
    url,
    storeUris: { posts: store, identity: store },
    stages: [[createVictim(plan, options)]],
    apiSkewMs: skewMs,
    targets: ['app'],
    freezable: [],
    links: [],
    servers: new Map(),
    close: async () => undefined,
  };
}

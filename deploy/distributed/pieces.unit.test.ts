import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';
import { planPieces } from './pieces.ts';

const keys = { SANDBOX_KEY: Buffer.alloc(32, 1), IDENTITY_KEY: Buffer.alloc(32, 2) };
const plan = (env: Record<string, string>, store?: string) =>
  planPieces(readConfig({ AMQP_URL: 'amqp://broker', CARILLON_DATA: '/tmp/data', ...env }, store), keys);
const names = ({ stages }: Awaited<ReturnType<typeof plan>>) =>
  stages.map((stage) => stage.map(({ name }) => name));

test('as many workers and gateways as asked for, after what they call', async () => {
  const planned = await plan({ MONGODB_URI: 'mongodb://db', WORKERS: '2', GATEWAYS: '2' });
  expect(names(planned)).toEqual([
    ['identity', 'ai', 'sandbox'],
    ['posts', 'worker-1', 'worker-2'],
    ['gateway-1', 'gateway-2'],
  ]);
  expect(planned.urls).toHaveLength(2);
});

test('without a MongoDB, or when told so, the embedded store comes first and everybody uses it', async () => {
  for (const planned of [await plan({}), await plan({ MONGODB_URI: 'mongodb://db' }, 'embedded')]) {
    expect(names(planned)[0]).toEqual(['store']);
    const uris = planned.stages.flat().flatMap(({ env }) => env.MONGODB_URI ?? []);
    expect(new Set(uris)).toEqual(
      new Set([`mongodb://${encodeURIComponent('/tmp/data/store/store.sock')}/`]),
    );
  }
});

test('no two pieces share a port, with ports given and with free ones', async () => {
  for (const PORT of ['8080', '0']) {
    const { stages } = await plan({ PORT, WORKERS: '3', GATEWAYS: '3' });
    const ports = stages
      .flat()
      .flatMap(({ name, env }) => (name === 'sandbox' ? [env.PORT] : [env.PORT, env.OPS_PORT]));
    expect(new Set(ports).size).toBe(ports.length);
  }
});

test('another kind of store than the embedded one is refused in words', () => {
  expect(() => readConfig({ AMQP_URL: 'amqp://broker' }, 'mysql')).toThrow('--store: is "mysql"');
});

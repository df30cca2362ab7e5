import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, readServices } from '@carillon/kit/service/read-services.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '../../processes/ports.ts';
import { bodyOf } from '../../standalone/api-client.ts';
import { createConnectedUser } from '../../standalone/testing/connected-user.ts';
import { startBroker } from '../../standalone/testing/servers/broker.ts';
import { startRedis } from '../../standalone/testing/servers/redis.ts';
import type { Server } from '../../standalone/testing/servers/server.ts';
import { writeSecrets } from '../write-secrets.ts';
import { startIngress } from './ingress.ts';
import { runJobs } from './jobs.ts';
import { secretsIn } from './pod-env.ts';
import { type Pod, startPods } from './pods.ts';
import { render } from './render.ts';

// Starts the chart's contents as processes: commands, environment, Secrets, claims, Services, Ingress and probes, with
// the users of RabbitMQ and Redis that "npm run chart -- secrets" makes.
let folder: string;
let broker: Server;
let redis: Server;
let store: ChildProcess;
let ingress: Awaited<ReturnType<typeof startIngress>>;
let pods: readonly Pod[] = [];
let url: string;
let migrated: ReadonlyMap<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-chart-'));
  writeSecrets(folder, await readServices());
  const conf = path.join(folder, 'rabbitmq.conf');
  writeFileSync(conf, `load_definitions = ${path.join(folder, 'rabbitmq-definitions.json')}\n`);
  redis = await startRedis(folder, ['--aclfile', path.join(folder, 'redis-users.acl')]);
  broker = await startBroker(conf);
  ingress = await startIngress(await freePort());
  url = `http://localhost:${ingress.port}`;
  const storePort = await freePort();
  store = spawn(process.execPath, ['deploy/distributed/store-server.ts'], {
    cwd: ROOT,
    env: { ...process.env, STORE_FOLDER: path.join(folder, 'store'), PORT: `${storePort}`, OPS_PORT: '0' },
    stdio: 'ignore',
  });
  const manifests = render('minimal', {
    publicUrl: url,
    'sandbox.enabled': true,
    // The embedded store has no users; the chart's other tests cover MongoDB's.
    'servers.mongodb.uri': `mongodb://127.0.0.1:${storePort}/`,
    'servers.rabbitmq.uri': `amqp://{user}:{password}@127.0.0.1:${new URL(broker.url).port}/carillon`,
    'servers.redis.uri': `redis://{user}:{password}@127.0.0.1:${new URL(redis.url).port}`,
  });
  const secrets = secretsIn(folder);
  migrated = await runJobs(manifests, secrets);
  const started = await startPods({ manifests, secrets, folder });
  pods = started.pods;
  ingress.follow(manifests, started.services);
});
afterAll(async () => {
  await Promise.all(pods.map((one) => one.stop()));
  ingress?.close();
  if (store) {
    store.kill();
    await once(store, 'exit');
  }
  await Promise.all([broker?.close(), redis?.close()]);
  await rm(folder, { recursive: true });
});

test('each service’s migration starts with its job’s settings, even if the service is new', () => {
  expect([...migrated].filter(([, output]) => !/stores in format \d+\.$/m.test(output))).toEqual([]);
  expect(migrated.size).toBeGreaterThan(5);
});

test('every probe of every piece answers well', async () => {
  for (const pod of pods) {
    const probed = async () =>
      Promise.all((['startupProbe', 'readinessProbe', 'livenessProbe'] as const).map(pod.probe));
    await eventually(async () => expect(await probed()).toEqual([200, 200, 200]), 60_000, 100).catch(() => {
      throw new Error(`${pod.name} does not get ready:\n${pod.output()}`);
    });
  }
  expect(pods.length).toBeGreaterThan(10);
});

test('a user’s post comes in through the ingress, passes through every piece, and appears on the network', async () => {
  const { client, places } = await createConnectedUser(url, 'chartist');
  const form = new FormData();
  const ownPlaces = places.filter(({ platform }) => platform === 'linkedin').slice(0, 1);
  form.set(
    'platforms',
    JSON.stringify(
      ownPlaces.map(({ platformId, pageId }) => ({
        platform_id: platformId,
        page_id: pageId,
        content: 'Rung',
      })),
    ),
  );
  const { post_id } = await bodyOf<{ post_id: string }>(client.post('/api/posts/publish', form));
  await eventually(async () => {
    const { post } = await bodyOf<{ post: { results: { status: string; post_url: string }[] } }>(
      client.get(`/api/posts/${post_id}`),
    );
    expect(post.results.map(({ status }) => status)).toEqual(['published']);
    expect(await (await fetch(post.results[0]?.post_url ?? '')).text()).toContain('Rung');
  });
});

test('each ends by itself, within its grace', async () => {
  const ending = pods;
  pods = [];
  expect(await Promise.all(ending.map(async (one) => [one.name, await one.stop()] as const))).toEqual(
    ending.map(({ name }) => [name, 0]),
  );
});

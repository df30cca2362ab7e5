import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { sessionRevoked } from '@carillon/contracts/events/identity/session-revoked.ts';
import { notificationsChanged } from '@carillon/contracts/events/notifications/notifications-changed.ts';
import { publicationsWaiting } from '@carillon/contracts/events/posts/publications-waiting.ts';
import { createRateLimits } from '@carillon/gateway/rate-limits/rate-limits.ts';
import type { Bus } from '@carillon/kit/bus/bus.ts';
import { createRabbitBus } from '@carillon/kit/bus/rabbit-bus.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Channel, connect } from 'amqplib';
import { Redis } from 'ioredis';
import { readEnvFile } from '../../pieces/env-file.ts';
import { startBroker } from '../../standalone/testing/servers/broker.ts';
import { startRedis } from '../../standalone/testing/servers/redis.ts';
import type { Server } from '../../standalone/testing/servers/server.ts';
import { composition } from '../composition.ts';
import { writeComposition } from '../write-composition.ts';

// The real servers read what `npm run compose` writes for them.
let folder: string;
let broker: Server;
let redis: Server;
let env: ReadonlyMap<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-rights-'));
  writeComposition(folder, await readServices());
  env = readEnvFile(path.join(folder, '.env')).set;
  const conf = path.join(folder, 'rabbitmq.conf');
  writeFileSync(
    conf,
    mountedIn(folder, readFileSync(path.resolve(import.meta.dirname, '../rabbitmq.conf'), 'utf8')),
  );
  redis = await startRedis(folder, await redisArguments());
  broker = await startBroker(conf);
});
afterAll(async () => {
  await Promise.all([broker?.close(), redis?.close()]);
  await rm(folder, { recursive: true });
});

/** With the paths of a container's mounts translated to this machine. */
const mountedIn = (mountPoint: string, text: string): string =>
  text
    .replace('/etc/rabbitmq/definitions.json', path.join(mountPoint, 'rabbitmq-definitions.json'))
    .replace('/etc/redis-users.acl', path.join(mountPoint, 'redis-users.acl'));

async function redisArguments(): Promise<string[]> {
  const users = { rabbitmq: '1', redis: '1' };
  const { all } = await readServices();
  const { services } = composition(all, { here: '..', root: '../../..', mfes: [], users });
  const { redis: container } = services as unknown as { redis: { command: readonly string[] } };
  return container.command.slice(1).map((argument) => mountedIn(folder, argument));
}

type User = 'gateway' | 'identity' | 'posts' | 'worker' | 'notifications';
const urlOf = (user: User) =>
  `amqp://${user}:${env.get(`RABBITMQ_${user.toUpperCase()}_PASSWORD`)}@127.0.0.1:${new URL(broker.url).port}/carillon`;
const busOf = (user: User): Promise<Bus> => createRabbitBus({ url: urlOf(user), log: quietLog });

const waiting = () => makeEvent(publicationsWaiting, {}, new Date());
const changedEvent = () =>
  makeEvent(
    connectionChanged,
    { workspace_id: randomUUID(), platform: 'facebook', status: 'connected', reason: null, revision: 1 },
    new Date(),
  );

test('each service does its own work on the bus', async () => {
  const users = ['gateway', 'identity', 'posts', 'worker', 'notifications'] as const;
  const buses = await Promise.all(users.map(busOf));
  const [gateway, identity, posts, worker, notifications] = buses as [Bus, Bus, Bus, Bus, Bus];
  const events: string[] = [];
  const note = (who: string) => async () => void events.push(who);
  const live = { queue: `gateway.live.${connectionChanged.type}`, kind: connectionChanged, broadcast: true };
  await gateway.subscribe({ ...live, handle: note('gateway') });
  await worker.subscribe({ queue: 'worker.resume', kind: connectionChanged, handle: note('resume') });
  await worker.subscribe({
    queue: 'worker.wake-up',
    kind: publicationsWaiting,
    broadcast: true,
    handle: note('line'),
  });
  await notifications.subscribe({
    queue: 'notifications.connections',
    kind: connectionChanged,
    handle: note('notifications'),
  });
  await notifications.publish(
    makeEvent(notificationsChanged, { workspace_id: 'w', user_id: null }, new Date()),
  );
  await identity.publish(changedEvent());
  await posts.publish(waiting());
  await worker.publish(waiting());
  await eventually(() =>
    expect(events.sort()).toEqual(['gateway', 'line', 'line', 'notifications', 'resume']),
  );
  await Promise.all(buses.map((bus) => bus.close()));
});

test.each<[string, User, () => ReturnType<typeof waiting> | ReturnType<typeof changedEvent>]>([
  ['the gateway tells nothing', 'gateway', waiting],
  ['identity tells nothing of posts', 'identity', waiting],
  ['posts tells nothing of identity', 'posts', changedEvent],
  ['notifications tells nothing of posts', 'notifications', waiting],
])('%s', async (_, user, event) => {
  const bus = await busOf(user);
  await expect(bus.publish(event())).rejects.toThrow();
  await bus.close();
});

test.each<[string, User, string]>([
  ['the posts API takes nothing from the workers’ queue', 'posts', 'worker.resume'],
  ['the gateway neither', 'gateway', 'worker.resume'],
  ['identity listens to nothing', 'identity', 'gateway.live.x'],
])('%s', async (_, user, queue) => {
  const connection = await connect(urlOf(user));
  const channel = await connection.createChannel();
  channel.on('error', () => undefined);
  await expect(channel.assertQueue(queue, { durable: true })).rejects.toThrow('ACCESS_REFUSED');
  await connection.close();
});

test('who consumes makes its own dead letters’ way, and reads nobody else’s', async () => {
  const connection = await connect(urlOf('notifications'));
  const expectRefused = async (ask: (channel: Channel) => Promise<unknown>) => {
    const channel = await connection.createChannel();
    channel.on('error', () => undefined);
    await expect(ask(channel)).rejects.toThrow('ACCESS_REFUSED');
  };
  await expectRefused((channel) => channel.assertExchange('carillon.dead', 'direct', { durable: true }));
  await expectRefused((channel) => channel.assertExchange('worker.resume.dead', 'direct', { durable: true }));
  const ownChannel = await connection.createChannel();
  await ownChannel.assertQueue('notifications.mine', { exclusive: true });
  await expectRefused((channel) =>
    channel.bindQueue('notifications.mine', 'carillon.dead', 'worker.resume.dead'),
  );
  await expectRefused((channel) =>
    channel.bindQueue('notifications.mine', 'worker.resume.dead', 'worker.resume.dead'),
  );
  await connection.close();
});

test('a queue whose dead letters go through the exchange of before is still had, with its new rights', async () => {
  const operator = await connect(urlOf('worker'));
  const before = await operator.createChannel();
  await before.assertQueue('worker.resume-old', {
    durable: true,
    deadLetterExchange: 'carillon.dead',
    deadLetterRoutingKey: 'worker.resume-old.dead',
    arguments: { 'x-queue-type': 'quorum', 'x-delivery-limit': 10 },
  });
  const [worker, identity] = await Promise.all([busOf('worker'), busOf('identity')]);
  const events: string[] = [];
  await worker.subscribe({
    queue: 'worker.resume-old',
    kind: connectionChanged,
    handle: async ({ id }) => void events.push(id),
  });
  const event = changedEvent();
  await identity.publish(event);
  await eventually(() => expect(events).toEqual([event.id]));
  await Promise.all([worker.close(), identity.close(), operator.close()]);
});

test('a service can’t subscribe to a kind of event that it doesn’t declare', async () => {
  const bus = await busOf('notifications');
  const unheard = { queue: 'notifications.sessions', kind: sessionRevoked, handle: async () => undefined };
  await expect(bus.subscribe(unheard)).rejects.toThrow('ACCESS_REFUSED');
  await bus.close();
});

test('nobody can log in as guest, or with another user’s password', async () => {
  const port = new URL(broker.url).port;
  for (const who of ['guest:guest', `identity:${env.get('RABBITMQ_POSTS_PASSWORD')}`])
    await expect(connect(`amqp://${who}@127.0.0.1:${port}/carillon`)).rejects.toThrow('ACCESS_REFUSED');
});

test('Redis counts for the gateway, and does nothing for a stranger but say that it is up', async () => {
  const { port } = new URL(redis.url);
  const unheard = { tell: () => undefined };
  const ownRedis = new Redis(`redis://gateway:${env.get('REDIS_GATEWAY_PASSWORD')}@127.0.0.1:${port}`);
  const limits = createRateLimits({ strict: 2, costly: 1, normal: 1 }, unheard, ownRedis);
  const ada = { key: 'ada', address: '127.0.0.1' };
  // Counted in Redis, not in this process: another gateway goes on from there.
  const other = createRateLimits({ strict: 2, costly: 1, normal: 1 }, unheard, ownRedis);
  await eventually(async () => expect(await ownRedis.ping()).toBe('PONG'));
  await limits.spend('strict', ada);
  await other.spend('strict', ada);
  await expect(limits.spend('strict', ada)).rejects.toMatchObject({ code: 'too_many_requests' });
  await expect(ownRedis.config('GET', '*')).rejects.toThrow('NOPERM');
  await expect(ownRedis.set('elsewhere', '1')).rejects.toThrow('NOPERM');
  ownRedis.disconnect();
  const stranger = new Redis(redis.url, { enableReadyCheck: false });
  expect(await stranger.ping()).toBe('PONG');
  await expect(stranger.get('carillon-rate-strict:ada')).rejects.toThrow('NOPERM');
  stranger.disconnect();
});

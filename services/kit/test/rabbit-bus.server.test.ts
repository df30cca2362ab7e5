import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer } from 'node:net';
import { defineEvent } from '@carillon/contracts/event.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Channel, type ChannelModel, connect } from 'amqplib';
import { z } from 'zod';
import type { Bus } from '../bus/bus.ts';
import { createRabbitBus } from '../bus/rabbit-bus.ts';
import { makeEvent } from '../make-event.ts';
import type { Metrics } from '../metrics.ts';
import { busSuite } from './bus-suite.ts';
import { eventually } from './eventually.ts';
import { quietLog } from './quiet-log.ts';

const url = process.env.AMQP_URL;
if (!url) throw new Error('AMQP_URL must name a RabbitMQ server for this suite');

busSuite('RabbitMQ', {
  open: (options) => createRabbitBus({ ...options, url }),
  async deadLetters(queue) {
    const connection = await connect(url);
    const channel = await connection.createChannel();
    const { messageCount } = await channel.checkQueue(`${queue}.dead`);
    await connection.close();
    return messageCount;
  },
});

describe('RabbitMQ, when the broker takes something away', () => {
  const now = new Date('2026-03-01T10:00:00Z');
  // One test deletes it, while other suites use the default exchange of the same broker.
  const exchange = `carillon.test.${randomUUID()}`;
  let bus: Bus;
  let outcomes: string[];
  let warnings: string[];
  let connection: ChannelModel;
  let operator: Channel;

  beforeEach(async () => {
    outcomes = [];
    // Duplicates are dropped by their ids, so only the count reveals leftover consumers.
    const events = {
      inc: ({ outcome }: { outcome: string }, by = 1) => void (by > 0 && outcomes.push(outcome)),
    };
    warnings = [];
    const log = Object.assign(Object.create(quietLog), {
      warn: ({ queue }: { queue?: string }, text: string) =>
        void warnings.push(queue ? `${text}: ${queue}` : text),
    });
    bus = await createRabbitBus({ log, url, exchange, metrics: { events } as unknown as Metrics });
    connection = await connect(url);
    operator = await connection.createChannel();
  });
  afterEach(async () => {
    await bus.close();
    await operator.deleteExchange(exchange);
    await connection.close();
  });

  const subscribed = async (broadcast = false) => {
    const queue = `taken-${randomUUID().slice(0, 8)}`;
    const kind = defineEvent({ type: `suite.${queue}`, version: 1, data: z.object({}) });
    const handled: string[] = [];
    await bus.subscribe({ queue, kind, broadcast, handle: async ({ id }) => void handled.push(id) });
    const send = async (): Promise<string> => {
      const event = makeEvent(kind, {}, now);
      await bus.publish(event);
      return event.id;
    };
    return { queue, handled, send };
  };
  const ready = () => eventually(() => bus.ping());
  const notReady = () => eventually(() => expect(bus.ping()).rejects.toThrow());
  const triedInVain = (queue: string) =>
    eventually(() => expect(warnings).toContain(`the broker refuses a queue: ${queue}`));

  test('recreates a deleted queue, and its events arrive', async () => {
    const { queue, handled, send } = await subscribed();
    await operator.deleteQueue(queue);
    // An event sent before the queue is back reaches nobody.
    const ids: string[] = [];
    await eventually(async () => {
      ids.push(await send());
      expect(ids.some((id) => handled.includes(id))).toBe(true);
    });
  });

  test('publishing goes on after its channel was closed', async () => {
    const { handled, send } = await subscribed();
    await operator.deleteExchange(exchange);
    await expect(send()).rejects.toThrow();
    const id = await eventually(send);
    await eventually(() => expect(handled).toEqual([id]));
  });

  test('the bus isn’t ready while a queue is unavailable; after that, nothing arrives twice', async () => {
    const live = await subscribed(true);
    const spoilt = await subscribed();
    await seize(spoilt.queue);
    await notReady();
    await triedInVain(spoilt.queue);
    expect(warnings).not.toContain('broker is away');
    await operator.deleteQueue(spoilt.queue);
    await ready();
    const [first, last] = [await live.send(), await live.send()];
    await eventually(() => expect(live.handled).toContain(last));
    expect(live.handled).toEqual([first, last]);
    const id = await spoilt.send();
    await eventually(() => expect(spoilt.handled).toEqual([id]));
    await eventually(() => expect(outcomes).toEqual(['handled', 'handled', 'handled']));
  });

  test('who asked for it hears that there was a gap, once events arrive again', async () => {
    const { queue, handled, send } = await subscribed();
    const gap = Promise.withResolvers<string>();
    bus.onReopened(() => gap.resolve(send()));
    await operator.deleteQueue(queue);
    const id = await gap.promise;
    await eventually(() => expect(handled).toEqual([id]));
  });

  test('who subscribes while the broker is away is served when it is back', async () => {
    const spoilt = await subscribed();
    await seize(spoilt.queue);
    await notReady();
    const { handled, send } = await subscribed(true);
    await operator.deleteQueue(spoilt.queue);
    const id = await eventually(send);
    await eventually(() => expect(handled).toEqual([id]));
  });

  /** Makes a queue of that name which the bus can't use. */
  async function seize(queue: string): Promise<void> {
    await eventually(async () => {
      const channel = await connection.createChannel();
      channel.on('error', () => undefined);
      await channel.deleteQueue(queue);
      await channel.assertQueue(queue, { durable: false });
    });
  }
});

test('RabbitMQ: who starts while the broker is away is served when it is there', async () => {
  const { hostname, port } = new URL(url);
  const forward = createServer((socket) => {
    const serverSocket = createConnection(Number(port || 5672), hostname);
    socket.on('error', () => serverSocket.destroy());
    serverSocket.on('error', () => socket.destroy());
    socket.pipe(serverSocket).pipe(socket);
  });
  const listening = async (at: number): Promise<number> => {
    forward.listen(at, '127.0.0.1');
    await once(forward, 'listening');
    return (forward.address() as AddressInfo).port;
  };
  const free = await listening(0);
  forward.close();
  await once(forward, 'close');

  const away = new URL(url);
  away.host = `127.0.0.1:${free}`;
  const bus = await createRabbitBus({ log: quietLog, url: away.href });
  const queue = `late-${randomUUID().slice(0, 8)}`;
  const kind = defineEvent({ type: `suite.${queue}`, version: 1, data: z.object({}) });
  const handled: string[] = [];
  await bus.subscribe({ queue, kind, handle: async ({ id }) => void handled.push(id) });
  const event = makeEvent(kind, {}, new Date('2026-03-01T10:00:00Z'));
  await expect(bus.ping()).rejects.toThrow();
  await expect(bus.publish(event)).rejects.toThrow();

  await listening(free);
  await eventually(() => bus.publish(event));
  await eventually(() => expect(handled).toEqual([event.id]));
  await bus.close();
  forward.close();
});

describe('RabbitMQ: who could never be served does not start', () => {
  test.each([
    [
      'a wrong password',
      (wrong: URL) => void Object.assign(wrong, { username: 'nobody', password: 'guessed' }),
    ],
    ['no such virtual host', (wrong: URL) => void Object.assign(wrong, { pathname: '/nowhere' })],
  ])('with %s', async (_, spoil) => {
    const wrong = new URL(url);
    spoil(wrong);
    await expect(createRabbitBus({ log: quietLog, url: wrong.href })).rejects.toThrow('the broker refuses');
  });
});

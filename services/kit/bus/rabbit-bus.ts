import { randomUUID } from 'node:crypto';
import { type Channel, type ChannelModel, type ConfirmChannel, type ConsumeMessage, connect } from 'amqplib';
import type { Bus, Subscription } from './bus.ts';
import { type DeliveryOptions, deliver } from './deliver.ts';

const EXCHANGE = 'carillon.events';
const DEAD_EXCHANGE = 'carillon.dead';

export interface RabbitOptions extends DeliveryOptions {
  readonly url: string;
  /** Crashes of a consumer with one message in hand before it is put aside. Default 10. */
  readonly deliveryLimit?: number;
}

/**
 * The bus over RabbitMQ: a topic exchange, a quorum queue a subscription, publisher confirms, and a dead-letter
 * queue `<queue>.dead` for what could not be handled. Reconnects by itself; publishing fails while it is away.
 */
export async function createRabbitBus(options: RabbitOptions): Promise<Bus> {
  const { url, log } = options;
  const subscriptions: Subscription[] = [];
  const running = new Set<Promise<unknown>>();
  let closed = false;
  let live: { connection: ChannelModel; publisher: ConfirmChannel } | null = null;

  const open = async (): Promise<void> => {
    const connection = await connect(url);
    connection.on('error', (err) => log.warn({ err }, 'broker connection failed'));
    const publisher = await connection.createConfirmChannel();
    publisher.on('error', (err) => log.warn({ err }, 'broker channel failed'));
    await publisher.assertExchange(EXCHANGE, 'topic', { durable: true });
    await publisher.assertExchange(DEAD_EXCHANGE, 'direct', { durable: true });
    live = { connection, publisher };
    connection.on('close', () => {
      live = null;
      if (!closed) void reopen();
    });
    for (const subscription of subscriptions) await consume(connection, subscription);
  };

  const reopen = async (): Promise<void> => {
    for (let wait = 250; !closed; wait = Math.min(wait * 2, 5000)) {
      try {
        await open();
        log.info({}, 'broker connection is back');
        return;
      } catch (err) {
        log.warn({ err }, 'broker is away');
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  };

  const consume = async (connection: ChannelModel, subscription: Subscription): Promise<void> => {
    const channel = await connection.createChannel();
    channel.on('error', (err) => log.warn({ err, queue: subscription.queue }, 'consumer channel failed'));
    await channel.prefetch(subscription.concurrency ?? 8);
    const queue = await declareQueue(channel, subscription, options.deliveryLimit ?? 10);
    await channel.consume(queue, (message) => {
      if (!message) return;
      const work = settle(channel, subscription, message, options);
      running.add(work);
      void work.finally(() => running.delete(work));
    });
  };

  await open();

  return {
    async publish(event) {
      const current = live;
      if (!current) throw new Error('the broker is away');
      await new Promise<void>((resolve, reject) => {
        const abandoned = () => reject(new Error('the broker went away before it confirmed'));
        current.connection.once('close', abandoned);
        current.publisher.publish(
          EXCHANGE,
          event.type,
          Buffer.from(JSON.stringify(event)),
          { persistent: true, messageId: event.id, contentType: 'application/json' },
          (err: unknown) => {
            current.connection.off('close', abandoned);
            if (err) reject(err);
            else resolve();
          },
        );
      });
    },
    async subscribe(subscription) {
      const plain = subscription as unknown as Subscription;
      subscriptions.push(plain);
      if (live) await consume(live.connection, plain);
    },
    async ping() {
      if (!live) throw new Error('the broker is away');
    },
    async close() {
      closed = true;
      const current = live;
      await Promise.allSettled(running);
      await current?.connection.close().catch(() => undefined);
    },
  };
}

async function declareQueue(
  channel: Channel,
  subscription: Subscription,
  deliveryLimit: number,
): Promise<string> {
  const { queue, kind, broadcast } = subscription;
  if (broadcast) {
    const name = `${queue}.${randomUUID()}`;
    await channel.assertQueue(name, { exclusive: true, autoDelete: true, durable: false });
    await channel.bindQueue(name, EXCHANGE, kind.type);
    return name;
  }
  const dead = `${queue}.dead`;
  await channel.assertQueue(dead, { durable: true, arguments: { 'x-queue-type': 'quorum' } });
  await channel.bindQueue(dead, DEAD_EXCHANGE, dead);
  await channel.assertQueue(queue, {
    durable: true,
    deadLetterExchange: DEAD_EXCHANGE,
    deadLetterRoutingKey: dead,
    arguments: { 'x-queue-type': 'quorum', 'x-delivery-limit': deliveryLimit },
  });
  await channel.bindQueue(queue, EXCHANGE, kind.type);
  return queue;
}

async function settle(
  channel: Channel,
  subscription: Subscription,
  message: ConsumeMessage,
  options: DeliveryOptions,
): Promise<void> {
  const outcome = await deliver(subscription, decoded(message), options);
  try {
    if (outcome === 'dead') channel.nack(message, false, false);
    else channel.ack(message);
  } catch (err) {
    // The channel is gone, so the broker delivers the message again; the inbox or the handler's own check drops it.
    options.log.warn({ err, queue: subscription.queue }, 'could not settle a message');
  }
}

function decoded(message: ConsumeMessage): unknown {
  try {
    return JSON.parse(message.content.toString());
  } catch {
    return null;
  }
}

import { randomUUID } from 'node:crypto';
import type { EventOf } from '@carillon/contracts/event.ts';
import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import type { Log } from '../log.ts';
import type { Subscription } from './bus.ts';
import { declareQueue, type QueueOptions } from './rabbit-queue.ts';

const CONNECT_MS = 10_000;

export interface LinkOptions extends QueueOptions {
  readonly url: string;
  readonly log: Log;
  take(channel: Channel, subscription: Subscription, message: ConsumeMessage): void;
}

/** One connection to the broker. It is over as a whole as soon as any part of it is, so that nothing is half alive. */
export interface Link {
  /** Resolves with the broker's confirm. */
  publish(event: EventOf): Promise<void>;
  /** Resolves when the queue is there and its messages arrive; asked again, it does nothing more. */
  consume(subscription: Subscription): Promise<void>;
  readonly over: Promise<void>;
  close(): Promise<void>;
}

export async function openLink(options: LinkOptions): Promise<Link> {
  // Loaded only where there is a broker.
  const { connect } = await import('amqplib');
  const connection = await connect(options.url, { timeout: CONNECT_MS });
  const over = Promise.withResolvers<void>();
  const close = async (): Promise<void> => {
    over.resolve();
    await connection.close().catch(() => undefined);
  };
  connection.on('error', (err) => options.log.warn({ err }, 'broker connection failed'));
  connection.on('close', () => over.resolve());
  try {
    const publish = await openPublisher(connection, options, close);
    const consumers = new Map<Subscription, Promise<void>>();
    return {
      publish,
      consume(subscription) {
        const started = consumers.get(subscription) ?? openConsumer(connection, subscription, options, close);
        consumers.set(subscription, started);
        return started;
      },
      over: over.promise,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openPublisher(
  connection: ChannelModel,
  { log, exchange }: LinkOptions,
  end: () => void,
): Promise<Link['publish']> {
  const channel = await connection.createConfirmChannel();
  channel.on('error', (err) => log.warn({ err }, 'broker channel failed'));
  channel.on('close', end);
  await channel.assertExchange(exchange, 'topic', { durable: true });
  return (event) =>
    new Promise((resolve, reject) => {
      channel.publish(
        exchange,
        event.type,
        Buffer.from(JSON.stringify(event)),
        {
          persistent: true,
          messageId: event.id,
          contentType: 'application/json',
          ...(event.traceparent && { headers: { traceparent: event.traceparent } }),
        },
        // Also called, with an error, when the channel closes before the confirm.
        (err: unknown) => (err ? reject(err) : resolve()),
      );
    });
}

async function openConsumer(
  connection: ChannelModel,
  subscription: Subscription,
  options: LinkOptions,
  end: () => void,
): Promise<void> {
  const { log, take } = options;
  const { queue } = subscription;
  if (!subscription.broadcast) await declareQueue(connection, subscription, options);
  const channel = await connection.createChannel();
  channel.on('error', (err) => log.warn({ err, queue }, 'consumer channel failed'));
  channel.on('close', end);
  await channel.prefetch(subscription.concurrency ?? 8);
  const name = subscription.broadcast
    ? await declareOwnQueue(channel, subscription, options.exchange)
    : queue;
  await channel.consume(name, (message) => {
    if (message) return take(channel, subscription, message);
    log.warn({ queue }, 'the broker took the queue away');
    end();
  });
}

/** A queue of this connection's alone, which goes with it. */
async function declareOwnQueue(
  channel: Channel,
  { queue, kind }: Subscription,
  exchange: string,
): Promise<string> {
  const name = `${queue}.${randomUUID()}`;
  await channel.assertQueue(name, { exclusive: true, autoDelete: true, durable: false });
  await channel.bindQueue(name, exchange, kind.type);
  return name;
}

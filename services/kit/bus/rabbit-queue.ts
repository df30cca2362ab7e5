import type { Channel, ChannelModel } from 'amqplib';
import type { Subscription } from './bus.ts';

/** The dead-letter exchange before each queue had its own. Its readers could read every queue's letters. */
const SHARED_DEAD = 'carillon.dead';

/** How a queue is declared. */
export interface QueueOptions {
  /** The topic exchange that events are published to. */
  readonly exchange: string;
  /** Crashes of a consumer with one unacknowledged message before it becomes a dead letter. */
  readonly deliveryLimit: number;
}

/**
 * Creates the queue shared by all processes of a kind, and one for its dead letters. A queue from the time when dead
 * letters had one exchange keeps it, because a queue's arguments can't be changed.
 */
export async function declareQueue(
  connection: ChannelModel,
  { queue, kind }: Subscription,
  { exchange, deliveryLimit }: QueueOptions,
): Promise<void> {
  const dead = `${queue}.dead`;
  const declare = (deadLetterExchange: string) => async (channel: Channel) => {
    await channel.assertQueue(queue, {
      durable: true,
      deadLetterExchange,
      deadLetterRoutingKey: dead,
      arguments: { 'x-queue-type': 'quorum', 'x-delivery-limit': deliveryLimit },
    });
    await channel.bindQueue(queue, exchange, kind.type);
  };
  await inChannel(connection, async (channel) => {
    await channel.assertQueue(dead, { durable: true, arguments: { 'x-queue-type': 'quorum' } });
    await channel.assertExchange(dead, 'direct', { durable: true });
    await channel.bindQueue(dead, dead, dead);
  });
  await inChannel(connection, declare(dead)).catch((error: unknown) => {
    if (!isOfBefore(error)) throw error;
    return inChannel(connection, declare(SHARED_DEAD));
  });
}

const isOfBefore = (error: unknown): boolean =>
  error instanceof Error &&
  error.message.includes(`inequivalent arg 'x-dead-letter-exchange'`) &&
  error.message.includes(`'${SHARED_DEAD}'`);

/** A refusal by the broker ends only its own channel. */
async function inChannel(connection: ChannelModel, work: (channel: Channel) => Promise<void>): Promise<void> {
  const channel = await connection.createChannel();
  channel.on('error', () => undefined);
  await work(channel);
  await channel.close();
}

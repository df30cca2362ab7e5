import { setTimeout as pause } from 'node:timers/promises';
import type { Channel, ConsumeMessage } from 'amqplib';
import type { Bus, Subscription } from './bus.ts';
import { createDelivery, type Deliver, type DeliveryOptions, showSubscription } from './deliver.ts';
import { type Link, openLink } from './rabbit-link.ts';
import { checkAddress, isRefusal, QueueRefused, refusalOf } from './refusal.ts';

export interface RabbitOptions extends DeliveryOptions {
  readonly url: string;
  /** Crashes of a consumer with one unacknowledged message before it becomes a dead letter. Default 10. */
  readonly deliveryLimit?: number;
  /** The topic exchange, by default `carillon.events`. Buses on different exchanges don’t get each other’s events. */
  readonly exchange?: string;
}

/**
 * The bus over RabbitMQ: a topic exchange, a quorum queue per subscription, publisher confirms, and a dead-letter
 * queue `<queue>.dead` for events that couldn't be handled. Reconnects automatically. While the broker is away
 * publishing fails, and subscribers are served after it returns.
 * @throws at startup on permanent errors: a wrong address, or a login or virtual host that the broker rejects
 */
export async function createRabbitBus(options: RabbitOptions): Promise<Bus> {
  checkAddress(options.url);
  const { log, deliveryLimit = 10, exchange = 'carillon.events' } = options;
  const subscriptions = new Set<Subscription>();
  const running = new Set<Promise<unknown>>();
  const reopened: (() => void)[] = [];
  const closing = new AbortController();
  const closed = closing.signal;
  const deliver = createDelivery(options, closed);
  let live: Link | null = null;
  let reopening: Promise<void> | null = null;

  const take = (channel: Channel, subscription: Subscription, message: ConsumeMessage): void => {
    // Messages that arrive while the bus closes stay with the broker, which gives them to the next consumer.
    if (closed.aborted) return;
    const work = acknowledge(channel, subscription, message, deliver).catch((err) =>
      // The channel is gone, so the broker delivers the message again.
      log.warn({ err, queue: subscription.queue }, 'could not acknowledge a message'),
    );
    running.add(work);
    void work.finally(() => running.delete(work));
  };

  const open = async (): Promise<void> => {
    const link = await openLink({ url: options.url, log, exchange, deliveryLimit, take });
    try {
      for (const subscription of subscriptions)
        await link.consume(subscription).catch((error) => {
          throw isRefusal(error) ? new QueueRefused(subscription.queue, error) : error;
        });
    } catch (error) {
      await link.close();
      throw error;
    }
    live = link;
    void link.over.then(() => {
      live = null;
      if (!closed.aborted) reopening = reopen();
    });
  };

  const warn = (err: unknown): void => {
    if (err instanceof QueueRefused) log.warn({ err, queue: err.queue }, 'the broker refuses a queue');
    else log.warn({ err }, isRefusal(err) ? 'the broker refuses the connection' : 'broker is away');
  };

  const reopen = async (): Promise<void> => {
    for (let wait = 250; !closed.aborted; wait = Math.min(wait * 2, 5000)) {
      try {
        await open();
        log.info({}, 'broker connection is back');
        break;
      } catch (err) {
        warn(err);
        await pause(wait, undefined, { signal: closed }).catch(() => undefined);
      }
    }
    if (live) for (const listener of reopened) listener();
  };

  await open().catch((err) => {
    if (isRefusal(err)) throw refusalOf(err);
    warn(err);
    reopening = reopen();
  });

  return {
    async publish(event) {
      if (!live) throw new Error('the broker is away');
      await live.publish(event);
    },
    async subscribe(subscription) {
      const plain = subscription as unknown as Subscription;
      showSubscription(plain, options.metrics);
      subscriptions.add(plain);
      try {
        await live?.consume(plain);
      } catch (error) {
        subscriptions.delete(plain);
        throw error;
      }
    },
    onReopened: (listener) => void reopened.push(listener),
    async ping() {
      if (!live) throw new Error('the broker is away');
    },
    async close() {
      closing.abort();
      await Promise.allSettled([reopening, ...running]);
      await live?.close();
    },
  };
}

async function acknowledge(
  channel: Channel,
  subscription: Subscription,
  message: ConsumeMessage,
  deliver: Deliver,
): Promise<void> {
  const outcome = await deliver(subscription, decodeMessage(message));
  if (outcome === 'dead') channel.nack(message, false, false);
  else channel.ack(message);
}

function decodeMessage(message: ConsumeMessage): unknown {
  try {
    return JSON.parse(message.content.toString());
  } catch {
    return null;
  }
}

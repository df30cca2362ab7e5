import { createLimit, type Limit } from '../limit.ts';
import type { Bus, Subscription } from './bus.ts';
import { createDelivery, type DeliveryOptions } from './deliver.ts';

export interface InProcessBusOptions extends DeliveryOptions {
  /** Events wait for this: that everyone who wants them has subscribed. */
  readonly until?: Promise<void>;
}

/**
 * The bus of a single process. `publish` resolves once every subscriber has handled the event, so whoever
 * keeps the event until then (the outbox) loses nothing in a crash.
 */
export function createInProcessBus({ until, ...options }: InProcessBusOptions): Bus {
  const deliver = createDelivery(options);
  const subscriptions: { subscription: Subscription; limit: Limit }[] = [];
  const running = new Set<Promise<unknown>>();
  let closed = false;

  const track = <T>(work: Promise<T>): Promise<T> => {
    running.add(work);
    void work.finally(() => running.delete(work));
    return work;
  };

  return {
    async publish(event) {
      await until;
      if (closed) throw new Error('the bus is closed');
      // As on a wire: a subscriber can't change what another one gets.
      const sent = JSON.stringify(event);
      await Promise.all(
        subscriptions
          .filter(({ subscription }) => subscription.kind.type === event.type)
          .map(({ subscription, limit }) => track(limit(() => deliver(subscription, JSON.parse(sent))))),
      );
    },
    async subscribe(subscription) {
      subscriptions.push({
        subscription: subscription as unknown as Subscription,
        limit: createLimit(subscription.concurrency ?? 8),
      });
    },
    // It is never away.
    onReopened: () => undefined,
    async ping() {
      if (closed) throw new Error('the bus is closed');
    },
    async close() {
      closed = true;
      await Promise.allSettled(running);
    },
  };
}

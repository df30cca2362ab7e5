import pLimit, { type LimitFunction } from 'p-limit';
import { type Bus, BusClosedError, type Subscription } from './bus.ts';
import { createDelivery, type DeliveryOptions, showSubscription } from './deliver.ts';

export interface InProcessBusOptions extends DeliveryOptions {
  /** Events wait for this: that everyone who wants them has subscribed. */
  readonly until?: Promise<void>;
}

/** Shorter than over a broker: the publisher waits meanwhile, and what a handler needs is in this very process. */
const RETRY_DELAYS_MS = [200, 1000, 5000];

/**
 * The bus of a single process. `publish` resolves once every subscriber has handled the event, so a sender that
 * stores the event until then (the outbox) loses nothing in a crash. An event whose handler keeps failing is logged
 * and dropped, because there are no dead letters here and it would fail forever.
 */
export function createInProcessBus({ until, ...options }: InProcessBusOptions): Bus {
  const closing = new AbortController();
  const deliver = createDelivery({ retryDelaysMs: RETRY_DELAYS_MS, ...options }, closing.signal);
  const subscriptions: { subscription: Subscription; limit: LimitFunction }[] = [];
  const running = new Set<Promise<unknown>>();

  const track = <T>(work: Promise<T>): Promise<T> => {
    running.add(work);
    work.finally(() => running.delete(work)).catch(() => undefined);
    return work;
  };

  return {
    async publish(event) {
      await until;
      if (closing.signal.aborted) throw new BusClosedError();
      // Serialized as on a wire: a subscriber can't change what another one gets.
      const body = JSON.stringify(event);
      await Promise.all(
        subscriptions
          .filter(({ subscription }) => subscription.kind.type === event.type)
          .map(({ subscription, limit }) => track(limit(() => deliver(subscription, JSON.parse(body))))),
      );
    },
    async subscribe(subscription) {
      showSubscription(subscription, options.metrics);
      subscriptions.push({
        subscription: subscription as unknown as Subscription,
        limit: pLimit(subscription.concurrency ?? 8),
      });
    },
    // This bus is never away.
    onReopened: () => undefined,
    async ping() {
      if (closing.signal.aborted) throw new BusClosedError();
    },
    async close() {
      closing.abort();
      await Promise.allSettled(running);
    },
  };
}

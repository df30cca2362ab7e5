import type { EventKind } from '@carillon/contracts/event.ts';
import type { ProcessDescriptor } from '@carillon/contracts/service.ts';
import type { Bus } from '../bus/bus.ts';
import { inSpan, traceparent } from '../tracing/tracing.ts';

/**
 * The bus as one process may use it: on RabbitMQ its rights follow from the same descriptor, so what is refused here
 * would be refused there.
 */
export function declaredBus(
  bus: Bus,
  { name, subscribesTo }: ProcessDescriptor,
  publishes: readonly EventKind[],
): Bus {
  const isPublished = new Set(publishes.map(({ type }) => type));
  const isSubscribed = new Set(subscribesTo.map(({ type }) => type));
  return {
    onReopened: (listener) => bus.onReopened(listener),
    ping: () => bus.ping(),
    close: () => bus.close(),
    async publish(event) {
      if (!isPublished.has(event.type)) throw undeclared(`publishes ${event.type}`);
      await inSpan(
        () => ({
          name: `publish ${event.type}`,
          kind: 'PRODUCER',
          attributes: { 'messaging.message.id': event.id, 'carillon.process': name },
          traceparent: event.traceparent,
        }),
        () => {
          const trace = traceparent();
          return bus.publish(trace ? { ...event, traceparent: trace } : event);
        },
      );
    },
    async subscribe(subscription) {
      const { queue, kind } = subscription;
      if (!isSubscribed.has(kind.type)) throw undeclared(`subscribes to ${kind.type}`);
      if (!queue.startsWith(`${name}.`))
        throw undeclared(`has a queue ${queue}: names begin with "${name}."`);
      await bus.subscribe(subscription);
    },
  };

  function undeclared(what: string): Error {
    return new Error(`process ${name} ${what}; its descriptor does not say so`);
  }
}

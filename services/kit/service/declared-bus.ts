import type { EventKind } from '@carillon/contracts/event.ts';
import type { ProcessDescriptor } from '@carillon/contracts/service.ts';
import type { Bus } from '../bus/bus.ts';

/**
 * The bus as one process may use it: on RabbitMQ its rights follow from the same descriptor, so what is refused here
 * would be refused there.
 */
export function declaredBus(bus: Bus, { name, hears }: ProcessDescriptor, tells: readonly EventKind[]): Bus {
  const isTold = new Set(tells.map(({ type }) => type));
  const isHeard = new Set(hears.map(({ type }) => type));
  return {
    onReopened: (heard) => bus.onReopened(heard),
    ping: () => bus.ping(),
    close: () => bus.close(),
    async publish(event) {
      if (!isTold.has(event.type)) throw undeclared(`publishes ${event.type}`);
      await bus.publish(event);
    },
    async subscribe(subscription) {
      const { queue, kind } = subscription;
      if (!isHeard.has(kind.type)) throw undeclared(`subscribes to ${kind.type}`);
      if (!queue.startsWith(`${name}.`))
        throw undeclared(`has a queue ${queue}: names begin with "${name}."`);
      await bus.subscribe(subscription);
    },
  };

  function undeclared(what: string): Error {
    return new Error(`process ${name} ${what}; its descriptor does not say so`);
  }
}

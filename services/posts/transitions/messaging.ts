import type { Bus } from '@carillon/kit/bus/bus.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';

/** How others learn of changes. */
export interface Messaging {
  readonly relay: Relay;
  /** For what no document is left to tell. */
  readonly bus: Bus;
  /** Tells the workers that something is due. */
  signalWorkers(): void;
}

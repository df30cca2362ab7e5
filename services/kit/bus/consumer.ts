import type { EventKind } from '@carillon/contracts/event.ts';
import type { Bus, Subscription } from './bus.ts';

/** A kind of event that a process consumes. The kit subscribes it, acknowledges, tries again and drops duplicates. */
export interface Consumer<K extends EventKind = EventKind> extends Subscription<K> {
  /** For broadcasts: called after an interruption in which events may have been missed. */
  onGap?(): void;
}

/** A consumer for a process's list of them; its handler gets the event's typed data. */
export const defineConsumer = <K extends EventKind>(consumer: Consumer<K>): Consumer => consumer;

/** Resolves when the queues are there, or come with the broker. */
export async function subscribeAll(bus: Bus, consumers: readonly Consumer[]): Promise<void> {
  for (const { onGap, ...subscription } of consumers) {
    if (onGap) bus.onReopened(onGap);
    await bus.subscribe(subscription);
  }
}

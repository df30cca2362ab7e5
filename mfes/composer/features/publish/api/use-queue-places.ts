import { type GoesTo, placesOf } from '../model/queue-places.ts';
import { usePostingSlots } from './use-posting-slots.ts';

export type QueuePlaces = ReturnType<typeof useQueuePlaces>;

/** The next free posting slot of each target, asked for while it is wanted; null until it is known. */
export function useQueuePlaces(targets: readonly GoesTo[], isWanted: boolean) {
  const slots = usePostingSlots(isWanted);
  return { slots, found: slots.data ? placesOf(targets, slots.data) : null };
}

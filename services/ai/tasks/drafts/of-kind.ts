import type { OccasionName } from '../../knowledge/occasion.ts';

/** On these, English says more of the topic's own kind of thing than of a trade that it may not be of. */
export const OF_KIND: ReadonlySet<OccasionName> = new Set([
  'product',
  'subject',
  'update',
  'event',
  'workshop',
  'offer',
  'launch',
  'opening',
  'season',
]);

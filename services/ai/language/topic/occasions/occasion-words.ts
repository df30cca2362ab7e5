import type { OccasionName } from '../../../knowledge/occasion.ts';

/** What tells an occasion, in the order of how sure it is. */
export type OccasionWords = readonly (readonly [OccasionName, RegExp])[];

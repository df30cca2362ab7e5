/**
 * How far a worker's clock may be off the store's at the most, seconds. Two workers are then twice as far apart at the most,
 * which is what the margin of a lease bears.
 */
export const MAX_OFF_S = 30;

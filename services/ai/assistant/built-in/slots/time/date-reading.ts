import type { Piece, Reading } from './piece.ts';

export const hard = (date: Temporal.PlainDate): Piece => ({ is: 'date', date });
/** A day that was read, or that there is none such. */
export const createDateReading = (length: number, date: Temporal.PlainDate | null): Reading => ({
  length,
  pieces: [date ? hard(date) : { is: 'unclear' }],
});

import type { Field } from './fields.ts';

/** A remark on a cell: an error or a notice, and what to do. */
export interface Remark {
  readonly field: Field;
  readonly words: string;
}

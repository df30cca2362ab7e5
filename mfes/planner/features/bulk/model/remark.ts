import type { Field } from './fields.ts';

/** What is wrong with a cell, or to be known of it, and what to do. */
export interface Remark {
  readonly field: Field;
  readonly words: string;
}

import type { Budget } from '../rate-limits/rate-limits.ts';

/** Variables of a call that are read once it is answered. */
export interface ApiEnv {
  Variables: {
    budgets?: readonly Budget[];
    /** The path of the operation, with the names of its parameters. */
    route?: string;
    /** The id of the operation; none for a page, a file or a path that nothing answers. */
    operation?: string;
  };
}

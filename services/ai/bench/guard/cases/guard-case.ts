/** A model's text about a brief, and its made-up parts, as they stand there. */
export interface GuardCase {
  readonly brief: string;
  readonly output: string;
  readonly planted: readonly string[];
}

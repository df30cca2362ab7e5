/** A model's text for a brief, and its made-up parts, quoted from it. */
export interface GuardCase {
  readonly brief: string;
  readonly output: string;
  readonly planted: readonly string[];
}

/** What a model wrote about a brief, and what in it was made up, as it stands there. */
export interface GuardCase {
  readonly brief: string;
  readonly output: string;
  readonly planted: readonly string[];
}

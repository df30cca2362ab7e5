import type { Judgement } from './judge.ts';

export interface RunResult extends Judgement {
  readonly accepted: number;
  /** First comments: published, but reported as failed. */
  readonly commentsOut: number;
  readonly commentsFailed: number;
  /** How many edits, and retries of failed targets, were accepted. */
  readonly edits: number;
  readonly retries: number;
  /** Carillon said that it stopped them or would publish them again, and did not. */
  readonly brokenPromises: readonly string[];
  /** Publications that never came to their end, with how far they got. */
  readonly stuck: readonly string[];
  readonly ends: ReadonlyMap<string, number>;
  readonly linkFaults: number;
  /** Posts that the store was there to accept. */
  readonly storeFaults: number;
  /** Faults that a call really met. */
  readonly networkFaults: number;
  readonly skippedMs: number;
  /** To get ready, in the storm, and until all was settled. */
  readonly seconds: readonly number[];
  /** Where its data and logs are. */
  readonly folder: string;
}

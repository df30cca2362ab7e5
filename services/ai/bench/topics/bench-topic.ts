/** A topic as marketers type it, and the facts in it that a draft must not change. */
export interface BenchTopic {
  readonly text: string;
  readonly facts: readonly string[];
}

export const topic = (text: string, ...facts: string[]): BenchTopic => ({ text, facts });

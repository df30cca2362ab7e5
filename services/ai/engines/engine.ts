import type { Draft } from '@carillon/contracts/http/ai/create-posts.ts';

export interface TrendingHashtag {
  readonly hashtag: string;
  readonly count: number;
}

export interface Written {
  readonly drafts: Draft[];
  /** Most used first. */
  readonly trending: TrendingHashtag[];
}

/** A writer of drafts, in the four steps that the user sees; each step's result is the next one's input. */
export interface DraftEngine<Analysis = unknown, Research = unknown, Plan = unknown> {
  readonly kind: 'built-in' | 'model';
  readonly name: string;
  analyse(topic: string, signal: AbortSignal): Promise<Analysis> | Analysis;
  research(analysis: Analysis, signal: AbortSignal): Promise<Research> | Research;
  optimise(research: Research, signal: AbortSignal): Promise<Plan> | Plan;
  write(plan: Plan, signal: AbortSignal): Promise<Written> | Written;
}

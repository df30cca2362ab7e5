import type { Written } from '../../engine.ts';
import type { Research } from '../plan.ts';
import type { Topic } from '../topic/topic.ts';

/** What a thread of the writer can be asked; all of it can be copied from thread to thread. */
export type Job =
  | { readonly step: 'analyse'; readonly topic: string }
  | { readonly step: 'research'; readonly topic: Topic }
  | { readonly step: 'write'; readonly research: Research; readonly seed: number };

export interface JobResults {
  readonly analyse: Topic;
  readonly research: Research;
  readonly write: Written;
}

/** What a thread says: that it can take a job, and what came of one. */
export type Answer =
  | { readonly type: 'ready' }
  | { readonly type: 'done'; readonly result: unknown }
  | { readonly type: 'failed'; readonly error: unknown };

import type { BuiltInEngine } from '../engines/built-in/built-in-engine.ts';
import type { Engine } from '../engines/engine.ts';
import type { ModelWatch } from '../engines/model-watch.ts';
import type { ModelAllowance } from './model-allowance.ts';
import type { WordMeter } from './word-meter.ts';
import type { WritingEngineView } from './writing-engine.ts';

/** The engines that write, and how much they may write. */
export interface Models {
  /** The one that is asked first, and the one for when it can't. They may be the same. */
  readonly engine: Engine;
  readonly fallback: BuiltInEngine;
  /** How often each user may use the model. Only with a model. */
  readonly allowance?: ModelAllowance;
  /** The model's deadline and breaker; there with a model alone. */
  readonly watch?: ModelWatch;
  /** Counts the words that a workspace generates. */
  readonly words: WordMeter;
  readonly writing: WritingEngineView;
}

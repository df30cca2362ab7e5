import type { Intent } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import type { DialogueContext } from '../built-in/dialogue-context.ts';
import type { EngineAnswer } from '../conversation-engine.ts';
import type { Memory } from '../memory.ts';

/** Results of a model's tools in one answer. */
export interface Session {
  readonly talk: DialogueContext;
  memory: Memory;
  intent: Intent | null;
  /** Tool results so far, without strangers' texts. */
  readonly heard: string[];
  /** The proposal to confirm; in Carillon's own words, so that the user reads only what will happen. */
  proposed: EngineAnswer | null;
}

import type { Intent } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import type { DialogueContext } from '../built-in/dialogue-context.ts';
import type { EngineAnswer } from '../conversation-engine.ts';
import type { Memory } from '../memory.ts';

/** What a model's tools come to, in one answer. */
export interface Session {
  readonly talk: DialogueContext;
  memory: Memory;
  intent: Intent | null;
  /** Tool results so far, without strangers' texts. */
  readonly heard: string[];
  /** What is to be confirmed; in Carillon's own words, so that the user reads what will happen and nothing else. */
  proposed: EngineAnswer | null;
}

import type { ConversationEngine } from './conversation-engine.ts';
import type { ConversationDeps } from './conversations/conversation-deps.ts';

export interface Engines {
  readonly builtIn: ConversationEngine;
  /** There with a model alone. */
  readonly model?: ConversationEngine;
}

/** The engines that answer in conversations, and the conversations' history. */
export interface Assistant {
  readonly engines: Engines;
  readonly history: ConversationDeps;
}

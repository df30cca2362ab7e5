import type { Engines } from './acting/engine-for.ts';
import type { ConversationDeps } from './conversations/conversation-deps.ts';

/** Who answers in conversations, and what was said in them. */
export interface Assistant {
  readonly engines: Engines;
  readonly history: ConversationDeps;
}

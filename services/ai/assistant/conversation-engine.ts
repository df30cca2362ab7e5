import type { Locale } from '@carillon/contracts/domain/locales.ts';
import type { Role } from '@carillon/contracts/domain/roles.ts';
import type { AssistantReply } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import type { ASSISTANT_STEPS } from '@carillon/contracts/http/ai/assistant/process-query.ts';
import type { RunOptions } from '../engines/engine.ts';
import type { Memory } from './memory.ts';
import type { Tools } from './tools.ts';

/** A message of the user, and what it is said to. */
export interface Turn {
  /** A button of the assistant in another language as its English one. */
  readonly query: string;
  /** The message itself, where `query` is an English button for it. */
  readonly button?: string;
  /** The language of the page that it was written on. */
  readonly locale?: Locale | undefined;
  readonly memory: Memory;
  /** The oldest first, without this one. */
  /** The assistant's last reply, if the user's page hasn't shown it yet, so the user can't refer to it. */
  readonly unseen?: AssistantReply | null;
  readonly earlier: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
  readonly user: { readonly name: string; readonly timezone: string; readonly role: Role };
  readonly now: Date;
}

/** An engine proposes in its memory; what is posted is added by who reads the user's confirmation. */
export type EngineReply = Omit<AssistantReply, 'to_post'>;

export interface EngineAnswer {
  readonly reply: EngineReply;
  readonly memory: Memory;
}

export interface Answer {
  readonly reply: AssistantReply;
  readonly memory: Memory;
}

export interface AnswerOptions extends RunOptions<(typeof ASSISTANT_STEPS)[number]> {
  /** For proposals. */
  newId(): string;
}

/** Answers messages with tools that look up and write, but neither post nor delete: that takes the user's confirmation. */
export interface ConversationEngine {
  readonly kind: 'built-in' | 'model';
  /** For the user to read. */
  readonly name: string;
  answer(turn: Turn, tools: Tools, options: AnswerOptions): Promise<EngineAnswer>;
}

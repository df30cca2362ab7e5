import { ASSISTANT_LIMITS, type AssistantReply } from '@carillon/contracts/http/ai/assistant/conversation.ts';

/** Whose conversation it is: a user's in a workspace, and nobody else's. */
export interface Owner {
  readonly workspaceId: string;
  readonly userId: string;
}

/** The browser made the id: another user may have the same. */
export interface ConversationKey extends Owner {
  readonly id: string;
}

export interface Conversation extends ConversationKey {
  readonly title: string;
  /** One more with each change. */
  readonly version: number;
  /** How many messages of the user it has. */
  readonly exchanges: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The assistant's message, and its memory from then on, which only the assistant reads. */
export interface SaidMessage {
  readonly id: string;
  readonly at: Date;
  readonly reply: AssistantReply;
  readonly memory: object;
}

/** A message of the user, with the assistant's reply. */
export interface Exchange {
  readonly conversation: ConversationKey;
  /** Its place in the conversation, from 1. */
  readonly number: number;
  /** The id of the user's message. */
  readonly messageId: string;
  readonly query: string;
  readonly askedAt: Date;
  /** Null while it is being answered, and where that failed. */
  readonly answer: SaidMessage | null;
  /** The outcome of posting the answer's post. Null if nothing was tried. */
  readonly outcome: (SaidMessage & { readonly postId: string | null }) | null;
}

/** Each is three messages at the most. */
export const MAX_EXCHANGES = Math.floor(ASSISTANT_LIMITS.messages / 3);

/** Returns the assistant's memory after these exchanges, the newest first. */
export const memoryAfter = (newestFirst: readonly Exchange[]): object | null => {
  for (const { outcome, answer } of newestFirst) {
    const lastMessage = outcome ?? answer;
    if (lastMessage) return lastMessage.memory;
  }
  return null;
};

const TITLE_LENGTH = 60;

/** A conversation is called by how it begins, until its user names it. */
export function titleOf(query: string): string {
  const words = query.replace(/\s+/gu, ' ').trim();
  if (words.length <= TITLE_LENGTH) return words;
  const cut = words.slice(0, TITLE_LENGTH);
  const space = cut.lastIndexOf(' ');
  return `${(space > TITLE_LENGTH / 2 ? cut.slice(0, space) : cut).toWellFormed()}…`;
}

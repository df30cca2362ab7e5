import { randomUUID } from 'node:crypto';
import { type AssistantReply, assistantReply } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import type { ConversationEngine, EngineAnswer, Turn } from '../assistant/conversation-engine.ts';
import type { Proposal } from '../assistant/proposal.ts';
import type { Tools } from '../assistant/tools.ts';

export type Answers = (turn: Turn, tools: Tools) => Promise<EngineAnswer> | EngineAnswer;

const EMPTY = assistantReply.omit({ to_post: true }).parse({
  message: 'Said.',
  actions: [],
  state: 'idle',
  intent: null,
  content: null,
  platforms: [],
  suggestions: {},
  to_post: null,
  writer: null,
  scheduled_time: null,
  timezone: null,
});

/** Sends a message with the earlier memory and the proposal. */
export const says = (
  { memory }: Turn,
  reply: Partial<AssistantReply> = {},
  proposal: Proposal | null = null,
): EngineAnswer => ({ reply: { ...EMPTY, ...reply }, memory: { ...memory, proposal } });

/** An engine that answers as a test wants it to. */
export const engineThat = (answer: Answers, kind: ConversationEngine['kind'] = 'built-in') =>
  ({
    kind,
    name: `the ${kind} one`,
    answer: async (turn, tools) => answer(turn, tools),
  }) satisfies ConversationEngine;

const PAGE = { platform: 'facebook', page_id: 'page-1', name: 'Bells & Co' } as const;

/** A post to the page, to be confirmed. */
export const proposedPost = (content: string, scheduled_time: string | null = null): Proposal => ({
  kind: 'post',
  id: randomUUID(),
  content,
  targets: [PAGE],
  scheduled_time,
  timezone: scheduled_time && 'Europe/Berlin',
});

export const proposedChange = (
  change: 'cancel' | 'reschedule' | 'delete',
  time: string | null = null,
): Proposal => ({
  kind: 'change',
  id: randomUUID(),
  change,
  scheduled_time: time,
  timezone: time && 'Europe/Berlin',
  publications: [
    { id: 'pub-1', post_id: 'post-1', platform: 'facebook', target_name: 'Bells & Co', words: 'Bells' },
  ],
});

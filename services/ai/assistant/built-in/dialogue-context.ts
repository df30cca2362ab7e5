import type { AnswerOptions, EngineAnswer, EngineReply, Turn } from '../conversation-engine.ts';
import type { Sentences } from '../languages/says.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { Memory } from '../memory.ts';
import type { Tools } from '../tools.ts';
import type { ZonedNow } from '../zoned-now.ts';

/** One turn, as the dialogues work on it. */
export interface DialogueContext {
  readonly turn: Turn;
  readonly tools: Tools;
  /** The user's request in plain small letters, with misspelled words corrected. */
  readonly plain: string;
  /** The user's text in their own language, to be shown to them again. */
  readonly inOwnWords: string;
  /** Text pasted with the message: never an instruction. */
  readonly material: string | null;
  /** The quoted text in lower case, which may name a post. */
  readonly named: string;
  /** By the clocks of the user. */
  readonly now: ZonedNow;
  readonly newId: AnswerOptions['newId'];
}

/** Returns the assistant's sentences in the user's language. */
export const sentencesOf = ({ turn }: Pick<DialogueContext, 'turn'>): Sentences =>
  sentencesIn(turn.memory.language);

/** Buttons with which a conversation begins. */
export const beginnings = ({ create, aside }: Sentences): string[] => [
  create,
  aside.times,
  aside.hashtags,
  aside.analyze,
];

/** A reply that leaves the conversation where it is, unless more is said. */
export const reply = (message: string, more: Partial<EngineReply> = {}): EngineReply => ({
  message,
  actions: [],
  state: 'idle',
  intent: null,
  content: null,
  platforms: [],
  suggestions: {},
  scheduled_time: null,
  timezone: null,
  writer: null,
  ...more,
});

export const answer = (givenReply: EngineReply, memory: Memory): EngineAnswer => ({
  reply: givenReply,
  memory,
});

import type { Brief } from '../facts/brief.ts';
import type { Language, StatedFact } from '../facts/fact.ts';

/** The role of a sentence in a brief. */
export type Role =
  | 'greeting'
  | 'news'
  | 'reason'
  | 'detail'
  | 'request'
  | 'offer'
  | 'thanks'
  | 'apology'
  | 'question';

export interface ReadSentence {
  /** With a capital and its stop. */
  readonly text: string;
  readonly role: Role;
  /** Whether it has to follow the sentence before it: "They start in May." */
  readonly bound: boolean;
  /** Whether it can open a post, before the news. */
  readonly opens: boolean;
  readonly facts: readonly StatedFact[];
}

/** The purpose of the whole brief. `tell` is the fallback. */
export const POINTS = [
  'hire',
  'seek',
  'launch',
  'offer',
  'invite',
  'open',
  'change',
  'cancel',
  'disrupt',
  'warn',
  'appeal',
  'loss',
  'cuts',
  'apologize',
  'thank',
  'celebrate',
  'ask',
  'advise',
  'tell',
] as const;
export type Point = (typeof POINTS)[number];

/** Whether the brief's subject takes place. */
export type Status = 'on' | 'changed' | 'off' | 'over' | 'planned';

/** The action that readers should take. */
export type Ask = 'come' | 'apply' | 'buy' | 'bring back' | 'report' | 'beware' | 'reply' | 'nothing';

export interface SpeechAct {
  readonly point: Point;
  readonly status: Status;
  readonly ask: Ask;
  /** The speaker: we, I, somebody by name ("Leith police"), or nobody. */
  readonly speaker: 'we' | 'I' | 'named' | 'nobody';
  /** Plain unless the brief surely sells, invites, hires, thanks or celebrates; then emoji and calls have a place. */
  readonly warmth: 'plain' | 'warm';
  /**
   * Whether the news contains a denial, a loss or an end: then it certainly isn't a sale, a celebration or an
   * invitation.
   */
  readonly shadowed: boolean;
  /** Whether there is bad news in it: then it has no question, no call and no emoji, whatever else it does. */
  readonly sober: boolean;
}

/** The writer's understanding of a brief. Every word in it is the brief's own. */
export interface Reading {
  readonly language: Language;
  /** At least one; the one with the role `news` is what the brief is about. */
  readonly sentences: readonly ReadSentence[];
  /** The index of the news in `sentences`. */
  readonly newsAt: number;
  readonly act: SpeechAct;
  /** Addresses, each with the words that ask for it if there were some: "Book at https://…". */
  readonly links: readonly string[];
  /** The content that each draft must carry. */
  readonly brief: Brief;
}

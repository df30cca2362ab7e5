import type { ChangeName } from '../../proposal.ts';

/** How a language gives commands about posts that are there, and asks which failed. */
export interface CommandTable {
  /** Words around a command that don't change its meaning: "please", "can you". */
  readonly polite: string;
  readonly politeEnd: string;
  /** Whole commands, with {post} for the post that is meant, {to} and {time} for a new time, and {now}. */
  readonly commands: Readonly<Record<ChangeName, readonly string[]>>;
  /** Moves by a length of time, with {post} and {shift}. */
  readonly later: readonly string[];
  readonly earlier: readonly string[];
  readonly to: string;
  readonly now: string;
  /** How it names a post, and how English does; applied to {post} outside quotation marks, the longer of two first. */
  readonly posts: readonly (readonly [named: string, english: string])[];
  /** Words before a network that posts are to be deleted from. */
  readonly from: string;
  /** Verbs for canceling that mean published posts too, where a network is named: "take everything off Facebook". */
  readonly removes?: string;
  /** "That are on" before such a network. */
  readonly thatAreOn: string;
  /** The verb at the end of "everything that is on Bluesky", where the language has it there. */
  readonly relativeEnds?: readonly (readonly [words: string, state: '' | 'planned ' | 'published '])[];
  /** Whole questions about posts that failed. */
  readonly whatFailed: readonly string[];
  readonly showFailed: readonly string[];
  readonly whyFailed: readonly string[];
}
